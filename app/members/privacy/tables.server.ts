import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, instant } from "../../platform/data/columns.server";
import type { Language } from "../../platform/words/language";
import { members } from "../tables.server";

/** Copies of a member's data, in the database so that every process can serve them, for a week. */
export const dataExports = pgTable(
	"data_exports",
	{
		id: id(),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		language: text("language").$type<Language>().notNull(),
		createdAt: createdAt(),
		/** Null while a job is still collecting. */
		archive: bytes("archive"),
		readyAt: instant("ready_at"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("data_exports_of_member").on(table.memberId, table.createdAt.desc().nullsFirst()),
		check("data_exports_ready_with_archive", sql`(${table.archive} is null) = (${table.readyAt} is null)`),
	],
);
