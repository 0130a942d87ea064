import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server";

/** Content whose Indonesian was changed after its English. What is not here is up to date, or has no English. */
export const outdatedWords = pgTable("outdated_words", {
	/** As the log names it: "faq/parkir". */
	subject: text("subject").primaryKey(),
	/** Digests of the texts that no longer fit together. */
	pairs: jsonb("pairs").$type<string[]>().notNull(),
	since: instant("since").notNull().defaultNow(),
});
