import { sql } from "drizzle-orm";
import { check, customType, index, pgTable, text } from "drizzle-orm/pg-core";
import { areaLevels } from "./areas/area-level";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Provinces, cities, districts and villages of Indonesia, written by the job `load-areas` and by nobody else. */
export const areas = pgTable(
	"areas",
	{
		code: text("code").primaryKey(),
		level: text("level", { enum: areaLevels }).notNull(),
		/** The code of the area around it; null for provinces. */
		parent: text("parent"),
		name: text("name").notNull(),
		/** Its own name with weight A, the names around it with weight B. */
		words: tsvector("words").notNull(),
	},
	(area) => [
		index("areas_in_parent").on(area.parent, area.name),
		index("areas_words").using("gin", area.words).with({ fastupdate: false }),
		check("areas_level_is_known", sql`${area.level} in ('province', 'city', 'district', 'village')`),
	],
);

/** Every word of every name, to find the one that was meant by a mistyped one. */
export const areaWords = pgTable("area_words", { word: text("word").primaryKey() }, ({ word }) => [
	index("area_words_alike").using("gin", sql`${word} gin_trgm_ops`).with({ fastupdate: false }),
]);
