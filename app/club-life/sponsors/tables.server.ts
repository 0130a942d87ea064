import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, picture } from "../../platform/data/columns.server";

/** Who pays for a part of it all, and for how long. Shown on division pages while the period runs. */
export const sponsors = pgTable(
	"sponsors",
	{
		id: id(),
		slug: text("slug").notNull().unique("sponsors_slug"),
		name: text("name").notNull(),
		/** Null for a sponsor of the whole club. */
		division: text("division"),
		url: text("url"),
		/** Without a photograph, the name is set in the club's letters. */
		logo: picture("logo").notNull(),
		startsOn: date("starts_on", { mode: "string" }).notNull(),
		/** The last day; null while nobody knows. */
		endsOn: date("ends_on", { mode: "string" }),
		position: integer("position").notNull().unique("sponsors_position"),
	},
	(sponsor) => [
		check("sponsors_slug_is_a_path_word", sql`${sponsor.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check("sponsors_period_in_order", sql`${sponsor.startsOn} <= ${sponsor.endsOn}`),
	],
);
export type SponsorInsert = typeof sponsors.$inferInsert;
