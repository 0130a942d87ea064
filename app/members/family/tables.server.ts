import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import { members } from "../tables.server";

/** Children whose names a parent keeps for tickets and trials. */
export const children = pgTable(
	"children",
	{
		id: id(),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		birthDate: date("birth_date", { mode: "string" }).notNull(),
		/** When the parent agreed; the consent log has the version of the text. */
		consentAt: instant("consent_at").notNull().defaultNow(),
		createdAt: createdAt(),
	},
	(child) => [index("children_of_member").on(child.memberId, child.createdAt)],
);
