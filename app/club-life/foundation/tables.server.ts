import { sql } from "drizzle-orm";
import { bigint, check, date, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { lacksEnglish } from "../../editing/translations/lacks-english.server";
import type { ArticleBody } from "../../news/article/article-body";
import { id, localized, picture } from "../../platform/data/columns.server";
import type { FoundationReport } from "./report";

export const foundationProgrammes = pgTable(
	"foundation_programmes",
	{
		id: id(),
		slug: text("slug").notNull().unique("foundation_programmes_slug"),
		title: localized("title").notNull(),
		summary: localized("summary").notNull(),
		story: jsonb("story").$type<ArticleBody>().notNull(),
		storyEn: jsonb("story_en").$type<ArticleBody>(),
		place: text("place").notNull(),
		goal: bigint("goal", { mode: "number" }).notNull(),
		/** May pass the goal: nobody stops planting at the last seedling. */
		reached: bigint("reached", { mode: "number" }).notNull().default(0),
		/** What is counted, as it reads after a number: "bibit bakau". */
		unit: localized("unit").notNull(),
		startedOn: date("started_on", { mode: "string" }).notNull(),
		cover: picture("cover").notNull(),
		reports: jsonb("reports").$type<FoundationReport[]>().notNull().default([]),
	},
	(programme) => [
		index("foundation_programmes_newest").on(programme.startedOn.desc().nullsFirst()),
		index("foundation_programmes_without_english").on(programme.id).where(lacksEnglish(programme)),
		check("foundation_programmes_slug_is_a_path_word", sql`${programme.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check("foundation_programmes_goal_is_something", sql`${programme.goal} > 0`),
		check("foundation_programmes_reached_not_negative", sql`${programme.reached} >= 0`),
	],
);
export type FoundationProgramme = typeof foundationProgrammes.$inferSelect;
export type FoundationProgrammeInsert = typeof foundationProgrammes.$inferInsert;
