import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/data/columns.server";

/** Content whose Indonesian was changed after its English. Anything not here is up to date, or has no English. */
export const outdatedWords = pgTable("outdated_words", {
	/** As in the log: "faq/parkir". */
	subject: text("subject").primaryKey(),
	/** Digests of the text pairs that no longer match. */
	pairs: jsonb("pairs").$type<string[]>().notNull(),
	since: instant("since").notNull().defaultNow(),
});
