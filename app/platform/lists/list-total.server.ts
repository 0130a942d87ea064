import { and, count, eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../data/database.server";
import { listCounts } from "../data/tables.server";

type Listed = {
	house?: SQL;
	shelf?: SQL;
	/** Selects rows of the same house and shelf that are not published yet. */
	toCome: SQL | undefined;
};

/**
 * The number of visible rows in a list. Counting a long history takes longer than showing a page of it, so triggers
 * maintain the total, and only unpublished rows are counted and subtracted.
 */
export function selectTotal(db: Db, table: PgTable, { house, shelf, toCome }: Listed) {
	const kept = db
		.select({ sum: sql`coalesce(sum(${listCounts.entries}), 0)` })
		.from(listCounts)
		.where(
			and(
				eq(listCounts.list, getTableName(table)),
				house && eq(listCounts.house, house),
				shelf && eq(listCounts.shelf, shelf),
			),
		);
	const hidden = db.select({ count: count() }).from(table).where(toCome);
	return db.select({ total: sql<number>`${kept} - ${hidden}` }).from(sql`(select) once`);
}
