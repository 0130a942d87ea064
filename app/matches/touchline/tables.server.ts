import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../platform/data/columns.server";
import { events } from "../events/tables.server";
import type { TouchlineEntry } from "./entry";

/** Everything a touchline console has sent, undone or not. What is shown is the match sheet. */
export const matchEntries = pgTable(
	"match_entries",
	{
		/** Made by the console. */
		id: uuid("id").primaryKey(),
		eventId: uuid("event_id")
			.notNull()
			.references(() => events.id, { onDelete: "cascade" }),
		entry: jsonb("entry").$type<TouchlineEntry>().notNull(),
		madeAt: instant("made_at").notNull(),
		/** Null unless it is an undo. What it undoes may arrive later. */
		undoes: uuid("undoes"),
		/** Whether it changed the match: a second "full time" does not, nor does what was undone before it came. */
		counted: boolean("counted").notNull(),
		undoneAt: instant("undone_at"),
		/** No foreign key: an entry outlives its staff. */
		memberId: uuid("member_id").notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		index("match_entries_of_event").on(table.eventId, table.createdAt),
		check("match_entries_undo_names_another", sql`${table.undoes} <> ${table.id}`),
	],
);
