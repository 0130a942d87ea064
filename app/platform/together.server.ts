import { type AnyColumn, Column, getTableColumns, getTableName, is, SQL, sql, Table } from "drizzle-orm";
import type { Db } from "./database.server";
import { prepared } from "./prepared.server";

type Field = AnyColumn | SQL | SQL.Aliased | Table | { [name: string]: Field };
export type Select = PromiseLike<unknown[]> & { getSQL(): SQL };
/** What Drizzle knows of a select and does not tell: the columns in order, and which tables surely have a row. */
type SelectInside = {
	config: { fields: Record<string, Field> };
	joinsNotNullableMap: Record<string, boolean>;
};
export type RowsOf<Selects extends Record<string, Select>> = {
	[Key in keyof Selects]: Awaited<Selects[Key]>;
};

/**
 * Several selects as one prepared statement, each with the rows it would have had on its own. What a short
 * select costs is mostly the asking, so an answer that is made of six is asked for once. Values that differ
 * from call to call are placeholders; all others become part of the statement, where the planner sees them.
 */
export function together<Selects extends Record<string, Select>>(
	db: Db,
	name: string,
	build: () => Selects,
): { execute(values?: Record<string, unknown>): Promise<RowsOf<Selects>> } {
	return prepared(db, name, () => ({ prepare: (name: string) => combine(db, name, build()) }));
}

function combine<Selects extends Record<string, Select>>(db: Db, name: string, selects: Selects) {
	const parts = Object.entries(selects).map(([key, select]) => ({ key, ...asJson(select) }));
	const statement = db
		.select(Object.fromEntries(parts.map(({ key, rows }) => [key, rows.as(key)])))
		.from(sql`(select) once`)
		.prepare(name);
	return {
		async execute(values: Record<string, unknown> = {}) {
			const [answer] = (await statement.execute(values)) as [Record<string, Row[]>];
			for (const { key, instants } of parts) for (const row of answer[key]!) reviveInstants(row, instants);
			return answer as RowsOf<Selects>;
		},
	};
}

type Row = { [name: string]: unknown };
type Path = string[];

/** The select's rows as one JSON array of objects, and where in them an instant stands. */
function asJson(select: Select): { rows: SQL; instants: Path[] } {
	const names: SQL[] = [];
	const instants: Path[] = [];
	const { config, joinsNotNullableMap: isCertain } = select as unknown as SelectInside;

	function draw(field: Field, path: Path): SQL {
		if (is(field, Table)) return drawGroup(getTableColumns(field), path);
		if (!is(field, Column) && !is(field, SQL) && !is(field, SQL.Aliased)) return drawGroup(field, path);
		if (is(field, Column) && field.dataType === "date") instants.push(path);
		const name = sql.identifier(`c${names.length}`);
		names.push(sql`${name}`);
		return sql`${name}`;
	}

	function drawGroup(group: Record<string, Field>, path: Path): SQL {
		const first = names.length;
		const members = Object.entries(group).map(
			([name, field]) => sql`${sql.raw(`'${name}'`)}, ${draw(field, [...path, name])}`,
		);
		const object = sql`json_build_object(${sql.join(members, sql`, `)})`;
		// As without us: a joined row that is not there is null, not an object of nulls.
		const isJoined = Object.values(group).every(
			(field) => is(field, Column) && isCertain[getTableName(field.table)] === false,
		);
		if (path.length !== 1 || !isJoined) return object;
		return sql`case when num_nonnulls(${sql.join(names.slice(first), sql`, `)}) > 0 then ${object} end`;
	}

	const row = drawGroup(config.fields, []);
	const columns = sql.join(names, sql`, `);
	const rows = sql`(select coalesce(json_agg(${row}), '[]') from ${select} as listed (${columns}))`;
	return { rows: sql`${rows.inlineParams()}`, instants };
}

function reviveInstants(row: Row, instants: Path[]) {
	for (const path of instants) {
		const holder = path
			.slice(0, -1)
			.reduce<Row | null>((node, name) => node && (node[name] as Row | null), row);
		const name = path.at(-1)!;
		if (holder && holder[name] !== null) holder[name] = new Date(holder[name] as string);
	}
}
