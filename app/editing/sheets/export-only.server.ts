import { and, asc, gt, type InferSelectModel, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/data/database.server";
import { type Columns, defineSheet, type RowOf } from "./sheet.server";

export const exportedPerPage = 1_000;

type TableWithId = PgTable & { id: AnyPgColumn<{ data: string }> };

/** A table as an export-only file, oldest row first: ids follow the time. */
export const defineExport = <Table extends TableWithId, C extends Columns>({
	table,
	where,
	columns,
	describe,
}: {
	table: Table;
	/** Which rows to export; all by default. */
	where?: SQL;
	columns: C;
	/** The cells of each row. A page at a time, so that other slices are queried once per page. */
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
