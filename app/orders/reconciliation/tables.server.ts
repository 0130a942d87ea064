import { date, integer, pgTable } from "drizzle-orm/pg-core";
import { id, instant } from "../../platform/data/columns.server";

/** Each run of `reconcile` over the last seven days: monitoring wakes somebody if it found anything, or did not run. */
export const reconciliations = pgTable("reconciliations", {
	id: id(),
	at: instant("at").notNull().defaultNow(),
	/** Days in the club's time zone, inclusive. */
	from: date("from_day").notNull(),
	to: date("to_day").notNull(),
	differences: integer("differences").notNull(),
});
