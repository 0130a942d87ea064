import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { events, venues } from "./tables.server";

/** Home matches in the coming days, soonest first. */
export const listHomeMatches = (db: Db, days: number, most: number) => homeMatches.run(db, { days, most });

const homeMatches = statement((db: Db) =>
	db
		.select({
			slug: events.slug,
			title: events.title,
			division: events.division,
			venue: venues.name,
			startsAt: events.startsAt,
		})
		.from(events)
		.innerJoin(venues, eq(venues.slug, events.venue))
		.where(
			and(
				eq(events.kind, "match"),
				eq(events.home, true),
				inArray(events.status, ["scheduled", "live"]),
				gt(events.startsAt, sql`now()`),
				lt(events.startsAt, sql`now() + make_interval(days => ${sql.placeholder("days")})`),
			),
		)
		.orderBy(asc(events.startsAt))
		.limit(sql.placeholder("most")),
);
