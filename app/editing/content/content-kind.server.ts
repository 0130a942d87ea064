import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/data/database.server";
import type { Language, Localized } from "../../platform/words/language";
import type { ContentState } from "./contract";

type Row<Table extends PgTable> = Table["$inferSelect"];

/** How one kind of content is stored in its slice's table. Everything else is the same for all kinds. */
export type ContentKind<Table extends PgTable, Content> = {
	/** Its name in the log and in office URLs: "faq". */
	name: string;
	table: Table;
	/** Its id in the office. Derived from its name once and never changed, so that links keep working. */
	slug: PgColumn;
	toContent: (row: Row<Table>, db: Db) => Content | Promise<Content>;
	toRow: (content: Content) => Partial<Table["$inferInsert"]>;
	/** What a new item's slug is derived from. Without it, nothing can be added or deleted. */
	nameOf?: (content: Content) => string;
	/** Its title in the list. */
	title: (row: Row<Table>, language: Language) => string;
	note?: (row: Row<Table>, language: Language, aside: unknown) => string;
	/** What the note needs from another table. */
	aside?: SQL;
	/** The text that is searched. */
	words: SQL;
	order: SQL[];
	/** The condition of each state; the first that holds wins. Without it, everything is shown. */
	states?: Partial<Record<ContentState, SQL>>;
	/** If editors choose the order: the position column, and the columns that define a group. */
	place?: { position: PgColumn; within?: readonly PgColumn[] };
	/** With what the server knows better than an editor. */
	complete?: (db: Db, content: Content) => Promise<Content>;
	/** Errors that only the database can detect, by field. */
	check?: (db: Db, content: Content, id: string | null) => Promise<Record<string, Localized | undefined>>;
	/** Rows of other tables that belong to it. */
	keepParts?: (db: Db, row: Row<Table>, content: Content) => Promise<void>;
	/** Why it cannot be deleted. */
	findUse?: (db: Db, row: Row<Table>) => Promise<Localized | null>;
};

// biome-ignore lint/suspicious/noExplicitAny: kinds have different tables and contents
export type AnyContentKind = ContentKind<any, any> & { table: PgTable };

/** Serializes changes of one kind, so that two new items never get the same slug or position. */
export const lockKind = (db: Db, { name }: AnyContentKind) =>
	db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content/${name}`}, 0))`);

/** As the log names it. */
export const subjectOf = ({ name }: AnyContentKind, id: string) => `${name}/${id}`;

/** Its ordering group: rows of one group can be reordered. */
export const contentGroupOf = (kind: AnyContentKind, row: Record<string, unknown>) =>
	(kind.place?.within ?? []).map((column) => row[keyOf(kind, column)]);

/** The property of a row that holds a column. */
export const keyOf = ({ table }: AnyContentKind, column: PgColumn): string =>
	Object.entries(getTableColumns(table)).find(([, one]) => one === column)![0];
