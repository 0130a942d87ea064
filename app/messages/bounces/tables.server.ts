import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/data/columns.server";

/** Addresses that get no mail: dead ones none at all, those who called it spam none that they once asked for. */
export const restingAddresses = pgTable(
	"resting_addresses",
	{
		/** In lower case. */
		address: text("address").primaryKey(),
		reason: text("reason").$type<"bounced" | "complained">().notNull(),
		/** In the mail server's or provider's words: "SMTP 550 5.1.1". */
		detail: text("detail").notNull(),
		since: instant("since").notNull().defaultNow(),
	},
	(table) => [check("resting_addresses_reason", sql`${table.reason} in ('bounced', 'complained')`)],
);
