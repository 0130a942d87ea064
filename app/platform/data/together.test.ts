import { asc, count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase } from "../../../test/database";
import {
	buildCompetition,
	buildMatch,
	buildMatchEvent,
	buildTeam,
	buildVenue,
} from "../../matches/events/factories";
import { competitions, events, matches, teams, venues } from "../../matches/events/tables.server";
import { selectFixtures } from "../../matches/fixtures/fixtures.server";
import { rowsOf, together } from "./together.server";

const { pool, db } = await freshDatabase();
afterAll(() => pool.end());

beforeAll(async () => {
	await db.insert(competitions).values(buildCompetition());
	await db.insert(teams).values(buildTeam());
	await db.insert(venues).values(buildVenue());
	const [played] = await db
		.insert(events)
		.values([
			buildMatchEvent({ slug: "played" }),
			buildMatchEvent({ slug: "planned", previousStartsAt: null }),
		])
		.returning();
	await db.insert(matches).values(buildMatch({ eventId: played!.id }));
});

it("returns the same rows as separate selects: timestamps, joined groups, and null for a missing join", async () => {
	const selects = {
		fixtures: selectFixtures(db).orderBy(asc(events.slug)),
		whole: db
			.select()
			.from(events)
			.leftJoin(matches, eq(matches.eventId, events.id))
			.orderBy(asc(events.slug)),
		counted: db.select({ total: count() }).from(events),
		none: db.select({ slug: events.slug }).from(events).where(eq(events.slug, "nowhere")),
	};
	const rows = await together(db, "all", () => selects).execute();
	expect(rows).toEqual({
		fixtures: await selects.fixtures,
		whole: await selects.whole,
		counted: await selects.counted,
		none: [],
	});
	expect(rows.fixtures.map(({ score }) => score === null)).toEqual([true, false]);
	expect(rows.fixtures[0]!.event.startsAt).toBeInstanceOf(Date);
});

it("binds placeholders per call and inlines all other values", async () => {
	const find = (slug: string) =>
		together(db, "by_slug", () => ({
			found: db
				.select({ slug: events.slug })
				.from(events)
				.where(eq(events.slug, sql.placeholder("slug")))
				.limit(1),
			quoted: db.select({ text: sql<string>`${"it's"}::text` }).from(sql`(select) once`),
		})).execute({ slug });
	expect(await find("played")).toEqual({ found: [{ slug: "played" }], quoted: [{ text: "it's" }] });
	expect((await find("planned")).found).toEqual([{ slug: "planned" }]);
});

it("nests a correlated select as a column of another", async () => {
	const each = alias(teams, "each");
	const rows = await db
		.select({
			slug: each.slug,
			against: rowsOf(
				db
					.select({ slug: events.slug, startsAt: events.startsAt })
					.from(events)
					.where(eq(events.opponent, each.slug))
					.orderBy(desc(events.slug))
					.limit(1),
			),
		})
		.from(each);
	const { slug, startsAt } = buildMatchEvent({ slug: "played" });
	expect(rows).toEqual([{ slug: buildTeam().slug, against: [{ slug, startsAt }] }]);
});
