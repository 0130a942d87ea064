import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, localized, picture } from "../../platform/data/columns.server";
import { placings } from "./placing";

export const achievements = pgTable(
	"achievements",
	{
		id: id(),
		slug: text("slug").notNull().unique("achievements_slug"),
		division: text("division").notNull(),
		competition: localized("competition").notNull(),
		year: integer("year").notNull(),
		placing: text("placing", { enum: placings }).notNull(),
		story: localized("story").notNull(),
		pennant: picture("pennant").notNull(),
	},
	(achievement) => [
		index("achievements_newest").on(achievement.year.desc().nullsFirst(), achievement.id),
		index("achievements_newest_of_division").on(
			achievement.division,
			achievement.year.desc().nullsFirst(),
			achievement.id,
		),
		check("achievements_slug_is_a_path_word", sql`${achievement.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check(
			"achievements_placing_is_known",
			sql`${achievement.placing} in ('champion', 'runner-up', 'third', 'award')`,
		),
		check("achievements_year_has_four_digits", sql`${achievement.year} between 1800 and 2200`),
	],
);
export type AchievementRow = typeof achievements.$inferSelect;
export type AchievementInsert = typeof achievements.$inferInsert;
