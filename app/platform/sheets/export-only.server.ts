import { and, asc, gt, type InferSelectModel, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../database.server";
import { type Columns, defineSheet, type RowOf } from "./sheet.server";

export const exportedPerPage = 1_000;

type TableWithId = PgTable & { id: AnyPgColumn<{ data: string }> };

/** A table as a file that only goes out, the oldest row first: ids follow the time. */
export const defineExport = <Table extends TableWithId, C extends Columns>({
	table,
	where,
	columns,
	describe,
}: {
	table: Table;
	/** Which rows go out; all of them otherwise. */
	where?: SQL;
	columns: C;
	/** What is written of each row. A page at a time, so that neighbours are asked once for all of them. */
	describe(db: Db, page: InferSelectModel<Table>[]): Promise<RowOf<C>[]> | RowOf<C>[];
}) =>
	defineSheet({
		columns,
		async list(db, after) {
			const page = (await db
				.select()
				.from(table as TableWithId)
				.where(and(where, after ? gt(table.id, after) : undefined))
				.orderBy(asc(table.id))
				.limit(exportedPerPage)) as (InferSelectModel<Table> & { id: string })[];
			const next = page.length < exportedPerPage ? null : page.at(-1)!.id;
			return { rows: await describe(db, page), next };
		},
	});
