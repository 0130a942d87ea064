import { and, count, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { listMentions } from "../../news/article/article-body";
import { findMentioned } from "../../news/article/mentions.server";
import { listStoriesAbout } from "../../news/stories.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { listVideosOfEvent } from "../../videos/video-summaries.server";
import {
	idsOf,
	isAhead,
	isFixtureOver,
	latest,
	listFixtures,
	listRows,
	selectFixtures,
	soonest,
	withOffers,
} from "../fixtures/fixtures.server";
import { localizeSheet } from "../match-centre/match-sheet";
import { type eventDetail, type eventList, type eventMonth, eventRefusals, eventsPerPage } from "./contract";
import { type ClubEvent, competitions, events, matches, venues } from "./tables.server";

type Filter = Pick<ParsedInputOf<typeof eventList>, "category" | "kind" | "competition">;

export async function listEvents(
	db: Db,
	language: Language,
	input: ParsedInputOf<typeof eventList>,
): Promise<AnswerOf<typeof eventList>> {
	const { when, category, kind, competition, page } = input;
	const values = { category, kind, competition, offset: (page - 1) * eventsPerPage };
	const filters = [category !== "all", Boolean(kind), Boolean(competition)] as const;
	const [fixtures, [counted], choices] = await Promise.all([
		listed.run(db, values, when, ...filters),
		counts.run(db, values, when, ...filters),
		allCompetitions.run(db),
	]);
	const total = counted?.total ?? 0;
	return {
		fixtures: await withOffers(db, language, fixtures),
		total,
		page,
		pageCount: Math.max(1, Math.ceil(total / eventsPerPage)),
		competitions: choices,
	};
}

type When = ParsedInputOf<typeof eventList>["when"];

const isListed = (when: When, ofHouse: boolean, ofKind: boolean, ofCompetition: boolean) =>
	and(
		when === "upcoming" ? isAhead : isFixtureOver,
		ofHouse ? eq(events.division, sql.placeholder("category")) : undefined,
		ofKind ? eq(events.kind, sql.placeholder("kind")) : undefined,
		ofCompetition ? eq(events.competition, sql.placeholder("competition")) : undefined,
	);

const listed = statement((db: Db, when: When, ...filters: [boolean, boolean, boolean]) => {
	const order = when === "upcoming" ? soonest : latest;
	const ids = idsOf(db, isListed(when, ...filters), order, eventsPerPage);
	return selectFixtures(db)
		.where(inArray(events.id, ids.offset(sql.placeholder("offset"))))
		.orderBy(...order);
});
const counts = statement((db: Db, when: When, ...filters: [boolean, boolean, boolean]) =>
	db
		.select({ total: count() })
		.from(events)
		.where(isListed(when, ...filters)),
);

const mostInAMonth = 200;

export async function listMonth(
	db: Db,
	language: Language,
	input: ParsedInputOf<typeof eventMonth>,
): Promise<AnswerOf<typeof eventMonth>> {
	const firstDay = sql`(${`${input.month}-01`}::timestamp)`;
	const where = and(
		gte(events.startsAt, sql`${firstDay} at time zone ${club.timeZone}`),
		lt(events.startsAt, sql`(${firstDay} + interval '1 month') at time zone ${club.timeZone}`),
		matchesFilter(input),
	);
	const [fixtures, choices] = await Promise.all([
		listFixtures(db, language, { where, order: "soonest", limit: mostInAMonth }),
		allCompetitions.run(db),
	]);
	return { month: input.month, fixtures, competitions: choices };
}

export async function readEvent(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof eventDetail>> {
	const [[row], [more]] = await Promise.all([
		selectFixtures(db).where(eq(events.slug, slug)),
		db
			.select({
				body: events.body,
				bodyEn: events.bodyEn,
				programme: events.programme,
				venue: venues,
				sheet: matches.sheet,
			})
			.from(events)
			.innerJoin(venues, eq(venues.slug, events.venue))
			.leftJoin(matches, eq(matches.eventId, events.id))
			.where(eq(events.slug, slug)),
	]);
	if (!row || !more) throw refuse(eventRefusals, "events.unknown");
	const { event } = row;
	const isTranslated = language === "en" && more.bodyEn !== null;
	const body = isTranslated ? more.bodyEn : more.body;
	const [[fixture], mentions, meetings, stories, videos] = await Promise.all([
		withOffers(db, language, [row]),
		findMentioned(db, language, body ? listMentions(body) : []),
		listMeetings(db, language, event),
		listStoriesAbout(db, language, { kind: "event", slug }, 4),
		listVideosOfEvent(db, language, slug, 4),
	]);
	return {
		...fixture!,
		previousStartsAt: event.previousStartsAt?.toISOString() ?? null,
		notice: event.notice && localize(event.notice, language),
		venue: more.venue,
		programme: more.programme.map(({ startsAt, title, place }) => ({
			startsAt,
			title: localize(title, language),
			place: place ? localize(place, language) : null,
		})),
		body,
		bodyLanguage: isTranslated ? "en" : "id",
		mentions,
		sheet: more.sheet && localizeSheet(more.sheet, language),
		meetings,
		stories,
		videos,
	};
}

/** For calendar feeds: one year back, and everything planned. */
export const listForCalendar = (db: Db, category: Filter["category"]) =>
	listRows(db, {
		where: and(gte(events.startsAt, sql`now() - interval '1 year'`), matchesFilter({ category })),
		order: "soonest",
		limit: 1_000,
	});

/** Earlier matches of the same squad against the same team. */
async function listMeetings(
	db: Db,
	language: Language,
	{ id, opponent, squad }: Pick<ClubEvent, "id" | "opponent" | "squad">,
) {
	if (!opponent || !squad) return [];
	const where = and(
		eq(events.opponent, opponent),
		eq(events.squad, squad),
		isFixtureOver,
		ne(events.id, id),
		ne(events.status, "cancelled"),
	);
	return listFixtures(db, language, { where, order: "latest", limit: 5, withoutOffers: true });
}

const selectCompetitions = (db: Db) =>
	db
		.select({ slug: competitions.slug, name: competitions.name, division: competitions.division })
		.from(competitions)
		.orderBy(competitions.division, competitions.name);

const allCompetitions = statement(selectCompetitions);

function matchesFilter({ category, kind, competition }: Filter): SQL | undefined {
	return and(
		category === "all" ? undefined : eq(events.division, category),
		kind && eq(events.kind, kind),
		competition ? eq(events.competition, competition) : undefined,
	);
}
