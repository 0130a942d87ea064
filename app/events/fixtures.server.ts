import { and, asc, desc, eq, getTableColumns, gt, lte, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type DivisionKey, divisionKeys } from "../platform/club-profile";
import type { Db } from "../platform/database.server";
import { type Language, localize, textsIn } from "../platform/language";
import { squads } from "../players/squads";
import type { Fixture, FixtureStatus } from "./fixture";
import type { MatchPeriod, MatchSheet } from "./match";
import { type ClubEvent, competitions, events, matches, teams, venues } from "./tables.server";
import { eventsTexts } from "./texts";
import type { TicketOffer } from "./ticket-offer";

/** Where the ticket sales of events stand. Handed in, since tickets know events already. */
export type FindTicketOffers = (db: Db, eventIds: string[]) => Promise<Map<string, TicketOffer>>;
/** For places that say nothing about tickets. */
export const withoutOffers: FindTicketOffers = async () => new Map();

type Listing = { where: SQL | undefined; order: "soonest" | "latest"; limit: number; offset?: number };

export async function listFixtures(
	db: Db,
	language: Language,
	findOffers: FindTicketOffers,
	{ where, order, limit, offset = 0 }: Listing,
): Promise<Fixture[]> {
	const rows = await selectFixtures(db)
		.where(where)
		.orderBy(...(order === "soonest" ? soonest : latest))
		.limit(limit)
		.offset(offset);
	return withOffers(db, language, findOffers, rows);
}

type Around = {
	divisions: readonly DivisionKey[];
	/** Matches of each division: how many to come, how many that have been. */
	next: number;
	last: number;
	/** And how many events of the club's other houses to come. */
	events?: number;
};

/** What goes on around now, in one look-up: live, then what comes, then the last results. */
export async function listAround(
	db: Db,
	language: Language,
	findOffers: FindTicketOffers,
	{ divisions, next, last, events: others = 0 }: Around,
): Promise<Fixture[]> {
	const isMatchOf = (division: DivisionKey) => and(eq(events.kind, "match"), eq(events.division, division));
	const groups = divisions.flatMap((division) => [
		idsOf(db, and(isMatchOf(division), isAhead), soonest, next),
		idsOf(db, and(isMatchOf(division), isOver, ne(events.status, "cancelled")), latest, last),
	]);
	const ofOtherHouses = and(
		eq(events.kind, "event"),
		notInArray(events.division, [...divisionKeys]),
		isAhead,
	);
	if (others > 0) groups.push(idsOf(db, ofOtherHouses, soonest, others));
	const union = sql.join(
		groups.map((ids) => sql`(${ids})`),
		sql` union all `,
	);
	const rows = await selectFixtures(db).where(sql`${events.id} in (${union})`);
	return (await withOffers(db, language, findOffers, rows)).sort(byNearness);
}

/** Still to come or going on. The lower bound keeps the look-up within the index. */
export const isAhead = and(
	gt(events.startsAt, sql`now() - interval '31 days'`),
	ne(events.status, "finished"),
	or(gt(events.endsAt, sql`now()`), eq(events.status, "live")),
)!;

export const isOver = and(
	lte(events.startsAt, sql`now()`),
	or(eq(events.status, "finished"), and(lte(events.endsAt, sql`now()`), ne(events.status, "live"))),
)!;

export const soonest = [asc(events.startsAt), asc(events.id)];
export const latest = [desc(events.startsAt), desc(events.id)];

// What an editor writes about an event is long, and no list shows it.
const { body: _body, bodyEn: _bodyEn, programme: _programme, ...listedColumns } = getTableColumns(events);

export function selectFixtures(db: Db) {
	return db
		.select({
			event: listedColumns,
			competition: competitions.name,
			opponent: { name: teams.name, colour: teams.colour, crest: teams.crest },
			score: { us: matches.scoreUs, them: matches.scoreThem },
			progress: sql<Progress | null>`case when ${events.status} = 'live' then jsonb_build_object(
				'scoring', ${matches.sheet} -> 'scoring', 'bestOf', ${matches.sheet} -> 'bestOf',
				'periods', ${matches.sheet} -> 'periods') end`,
			venue: { name: venues.name, city: venues.city, timeZone: venues.timeZone },
		})
		.from(events)
		.innerJoin(venues, eq(venues.slug, events.venue))
		.leftJoin(competitions, eq(competitions.slug, events.competition))
		.leftJoin(teams, eq(teams.slug, events.opponent))
		.leftJoin(matches, eq(matches.eventId, events.id))
		.$dynamic();
}
export type FixtureRow = Awaited<ReturnType<typeof selectFixtures>>[number];

export async function withOffers(
	db: Db,
	language: Language,
	findOffers: FindTicketOffers,
	rows: FixtureRow[],
): Promise<Fixture[]> {
	const offers = await findOffers(
		db,
		rows.map((row) => row.event.id),
	);
	return rows.map((row) => toFixture(row, offers.get(row.event.id) ?? null, language));
}

export function toFixture(row: FixtureRow, tickets: TicketOffer | null, language: Language): Fixture {
	const { event, competition, opponent, score, progress, venue } = row;
	return {
		slug: event.slug,
		kind: event.kind,
		division: event.division,
		squad: event.squad && localize(squads[event.squad], language),
		title: localize(event.title, language),
		summary: localize(event.summary, language),
		startsAt: event.startsAt.toISOString(),
		endsAt: event.endsAt.toISOString(),
		status: statusOf(event),
		competition,
		round: event.round && localize(event.round, language),
		home: event.home,
		opponent,
		score,
		phase: progress && describePhase(progress, language),
		venue,
		watchUrl: event.watchUrl,
		cover: event.cover,
		tickets,
	};
}

function statusOf({ status, endsAt }: Pick<ClubEvent, "status" | "endsAt">): FixtureStatus {
	if (status !== "scheduled") return status;
	return endsAt.getTime() < Date.now() ? "finished" : "upcoming";
}

type Progress = Pick<MatchSheet, "scoring" | "bestOf"> & { periods: MatchPeriod[] | null };

function describePhase({ scoring, bestOf, periods }: Progress, language: Language): string | null {
	const current = periods?.at(-1);
	if (!periods || !current) return null;
	if (scoring === "series" && bestOf) return textsIn(eventsTexts, language).gameOf(periods.length, bestOf);
	return localize(current.label, language);
}

function idsOf(db: Db, where: SQL | undefined, order: SQL[], limit: number) {
	return db
		.select({ id: events.id })
		.from(events)
		.where(where)
		.orderBy(...order)
		.limit(limit);
}

/** Live first, then what comes, soonest first, then what has been, latest first. */
function byNearness(one: Fixture, other: Fixture) {
	const rank = { live: 0, upcoming: 1, postponed: 1, cancelled: 1, finished: 2 };
	const [a, b] = [rank[one.status], rank[other.status]];
	if (a !== b) return a - b;
	const difference = one.startsAt.localeCompare(other.startsAt);
	return one.status === "finished" ? -difference : difference;
}
