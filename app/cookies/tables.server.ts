import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../platform/columns.server";

/** Every cookie choice ever made. The database refuses to change or delete a row. */
export const cookieConsents = pgTable(
	"cookie_consents",
	{
		id: id(),
		browser: text("browser").notNull(),
		/** No foreign key: the evidence outlives the account, and then names nobody. */
		memberId: uuid("member_id"),
		version: integer("version").notNull(),
		preferences: boolean("preferences").notNull(),
		statistics: boolean("statistics").notNull(),
		marketing: boolean("marketing").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("cookie_consents_browser").on(table.browser, table.createdAt)],
);
