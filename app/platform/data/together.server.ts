import { type AnyColumn, Column, getTableColumns, getTableName, is, SQL, sql, Table } from "drizzle-orm";
import type { Db } from "./database.server";
import { prepared } from "./prepared.server";

type Field = AnyColumn | SQL | SQL.Aliased | Table | { [name: string]: Field };
export type Select<Rows extends unknown[] = unknown[]> = PromiseLike<Rows> & { getSQL(): SQL };
/** Drizzle's private state of a select: the columns in order, and which joined tables always have a row. */
type SelectInside = {
	config: { fields: Record<string, Field> };
	joinsNotNullableMap: Record<string, boolean>;
};
export type RowsOf<Selects extends Record<string, Select>> = {
	[Key in keyof Selects]: Awaited<Selects[Key]>;
};

/**
 * Combines several selects into one prepared statement; each returns the rows it would on its own. A short select costs
 * mostly its round trip, so an answer made of six takes one. Values that vary per call are placeholders; all others are
 * inlined, where the planner sees them.
 */
export function together<Selects extends Record<string, Select>>(
	db: Db,
	name: string,
	build: () => Selects,
): { execute(values?: Record<string, unknown>): Promise<RowsOf<Selects>> } {
	const statement = prepared(db, name, () =>
		db
			.select(
				Object.fromEntries(Object.entries(build()).map(([key, select]) => [key, rowsOf(select).as(key)])),
			)
			.from(sql`(select) once`),
	);
	return {
		execute: async (values) => ((await statement.execute(values)) as [RowsOf<Selects>])[0],
	};
}

/** The rows of one select as a column of another; it may be correlated with the outer row. */
export function rowsOf<Rows extends unknown[]>(select: Select<Rows>): SQL<Rows> {
	const { cells, revive } = layOut(select as unknown as SelectInside);
	const names = sql.join(
		cells.map((_, place) => sql.identifier(`c${place}`)),
		sql`, `,
	);
	const rows = sql`(select coalesce(json_agg(json_build_array(${names})), '[]') from ${select} as listed (${names}))`;
	// Wrapped, since a select unwraps its columns and would lose the outermost flag.
	const inlined = sql`${rows.inlineParams()}`;
	return inlined.mapWith((answer: unknown[][]) => answer.map(revive)) as SQL<Rows>;
}

type Row = { [name: string]: unknown };

/** A select's columns in order, and a mapper from their values to the row Drizzle would have returned. */
function layOut({ config, joinsNotNullableMap: isCertain }: SelectInside) {
	const cells: Field[] = [];

	function place(field: Field, depth: number): (values: unknown[]) => unknown {
		if (is(field, Table)) return placeGroup(getTableColumns(field), depth);
		if (!is(field, Column) && !is(field, SQL) && !is(field, SQL.Aliased)) return placeGroup(field, depth);
		const at = cells.push(field) - 1;
		const isInstant = is(field, Column) && field.dataType === "date";
		return isInstant ? (values) => values[at] && new Date(values[at] as string) : (values) => values[at];
	}

	function placeGroup(group: Record<string, Field>, depth: number) {
		const first = cells.length;
		const members = Object.entries(group).map(([name, field]) => [name, place(field, depth + 1)] as const);
		const end = cells.length;
		const isJoined = Object.values(group).every(
			(field) => is(field, Column) && isCertain[getTableName(field.table)] === false,
		);
		// As in plain Drizzle, a missing joined row is null, not an object of nulls.
		const mayBeMissing = depth === 1 && isJoined;
		return (values: unknown[]) => {
			if (mayBeMissing && values.slice(first, end).every((value) => value === null)) return null;
			const row: Row = {};
			for (const [name, read] of members) row[name] = read(values);
			return row;
		};
	}

	return { cells, revive: placeGroup(config.fields, 0) };
}
