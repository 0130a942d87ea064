import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import type { Language } from "../../platform/words/language";
import type { ContactTopic } from "./topics";

/** What people wrote to the club. */
export const contactMessages = pgTable(
	"contact_messages",
	{
		id: id(),
		memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
		name: text("name").notNull(),
		email: text("email").notNull(),
		phone: text("phone"),
		topic: text("topic").$type<ContactTopic>().notNull(),
		message: text("message").notNull(),
		language: text("language").$type<Language>().notNull(),
		/** Looks like spam: kept for staff to judge, mailed to nobody. */
		suspect: boolean("suspect").notNull(),
		createdAt: createdAt(),
		handledAt: instant("handled_at"),
		/** The member of staff who answers it. */
		assignedTo: uuid("assigned_to").references(() => members.id, { onDelete: "set null" }),
		staffNote: text("staff_note").notNull().default(""),
	},
	(table) => [
		index("contact_messages_created").on(table.createdAt.desc()),
		index("contact_messages_open").on(table.suspect, table.id).where(sql`${table.handledAt} is null`),
	],
);
