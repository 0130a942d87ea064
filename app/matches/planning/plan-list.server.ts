import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import {
	englishOf,
	isEnglish,
	statesWith,
	type Translatable,
} from "../../editing/translations/english-of.server";
import type { WordState } from "../../editing/translations/word-states";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { escapeLike } from "../../platform/lists/list-words.server";
import { type Language, localize } from "../../platform/words/language";
import { competitions, events, teams, venues } from "../events/tables.server";
import {
	isAhead,
	isFixtureOver,
	latest,
	selectFixtures,
	soonest,
	toFixture,
} from "../fixtures/fixtures.server";
import { type eventPlanList, type planChoices, plansPerPage } from "./contract";

export async function listEventPlans(
	db: Db,
	language: Language,
	{ when, category, kind, q, english, after }: ParsedInputOf<typeof eventPlanList>,
): Promise<AnswerOf<typeof eventPlanList>> {
	const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
	const sought = sql`lower(concat_ws(' ', ${events.title} ->> 'id', ${events.title} ->> 'en', ${teams.name}, ${venues.name}, ${competitions.name}))`;
	const rows = await selectFixtures(db)
		.where(
			and(
				when === "upcoming" ? isAhead : isFixtureOver,
				category === "all" ? undefined : eq(events.division, category),
				kind && eq(events.kind, kind),
				english && isEnglish(eventWords, english),
				...words.map((word) => sql`${sought} like ${`%${escapeLike(word)}%`}`),
			),
		)
		.orderBy(...(when === "upcoming" ? soonest : latest))
		.limit(plansPerPage + 1)
		.offset(after);
	const states = await readEnglish(
		db,
		rows.map(({ event }) => event.id),
	);
	return {
		events: rows.slice(0, plansPerPage).map((row) => {
			const { slug, kind, division, competition, round, startsAt, venue, status, score } = toFixture(
				row,
				null,
				language,
			);
			return {
				slug,
				kind,
				division,
				title: localize(row.event.title, language),
				competition,
				round,
				startsAt,
				venue: { name: venue.name, timeZone: venue.timeZone },
				status,
				score,
				languages: statesWith(states.get(row.event.id)!),
			};
		}),
		next: rows.length > plansPerPage ? after + plansPerPage : null,
		missingEvent: (await db.$count(events, eq(events.slug, club.eventSlug))) > 0 ? null : club.eventSlug,
	};
}

/** Past events are no longer translated. */
export const eventWords: Translatable = { name: "event", table: events, slug: events.slug, awaited: isAhead };

async function readEnglish(db: Db, ids: string[]): Promise<Map<string, WordState>> {
	const rows = await db
		.select({ id: events.id, english: englishOf(eventWords) })
		.from(events)
		.where(inArray(events.id, ids));
	return new Map(rows.map(({ id, english }) => [id, english]));
}

export async function listPlanChoices(db: Db): Promise<AnswerOf<typeof planChoices>> {
	const [ofCompetitions, ofTeams, ofVenues] = await Promise.all([
		db.select().from(competitions).orderBy(asc(competitions.name)),
		db.select().from(teams).orderBy(asc(teams.name)),
		db.select().from(venues).orderBy(asc(venues.name)),
	]);
	return { competitions: ofCompetitions, teams: ofTeams, venues: ofVenues };
}
