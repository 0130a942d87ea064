import { boolean, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../../platform/data/columns.server";

/** Every cookie choice ever made. The database refuses to change or delete a row. */
export const cookieConsents = pgTable(
	"cookie_consents",
	{
		id: id(),
		visitor: uuid("visitor").notNull(),
		/** No foreign key: the evidence outlives the account, after which it identifies nobody. */
		memberId: uuid("member_id"),
		version: integer("version").notNull(),
		preferences: boolean("preferences").notNull(),
		statistics: boolean("statistics").notNull(),
		marketing: boolean("marketing").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("cookie_consents_visitor").on(table.visitor, table.createdAt)],
);
