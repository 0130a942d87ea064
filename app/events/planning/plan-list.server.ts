import { and, asc, eq, sql } from "drizzle-orm";
import type { AnswerOf, ParsedInputOf } from "../../platform/contract";
import type { Db } from "../../platform/database.server";
import { type Language, localize } from "../../platform/language";
import { escapeLike } from "../../platform/list-words.server";
import { isAhead, isOver, latest, selectFixtures, soonest, toFixture } from "../fixture/fixtures.server";
import { competitions, events, teams, venues } from "../tables.server";
import { type eventPlanList, type planChoices, plansPerPage } from "./contract";

export async function listEventPlans(
	db: Db,
	language: Language,
	{ when, category, kind, q, after }: ParsedInputOf<typeof eventPlanList>,
): Promise<AnswerOf<typeof eventPlanList>> {
	const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
	const sought = sql`lower(concat_ws(' ', ${events.title} ->> 'id', ${events.title} ->> 'en', ${teams.name}, ${venues.name}, ${competitions.name}))`;
	const rows = await selectFixtures(db)
		.where(
			and(
				when === "upcoming" ? isAhead : isOver,
				category === "all" ? undefined : eq(events.division, category),
				kind && eq(events.kind, kind),
				...words.map((word) => sql`${sought} like ${`%${escapeLike(word)}%`}`),
			),
		)
		.orderBy(...(when === "upcoming" ? soonest : latest))
		.limit(plansPerPage + 1)
		.offset(after);
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
				hasEnglish: Boolean(row.event.title.en && row.event.summary.en),
			};
		}),
		next: rows.length > plansPerPage ? after + plansPerPage : null,
	};
}

export async function listPlanChoices(db: Db): Promise<AnswerOf<typeof planChoices>> {
	const [ofCompetitions, ofTeams, ofVenues] = await Promise.all([
		db.select().from(competitions).orderBy(asc(competitions.name)),
		db.select().from(teams).orderBy(asc(teams.name)),
		db.select().from(venues).orderBy(asc(venues.name)),
	]);
	return { competitions: ofCompetitions, teams: ofTeams, venues: ofVenues };
}
