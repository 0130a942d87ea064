import { createHash } from "node:crypto";
import { type AnyColumn, fillPlaceholders, is, SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { type Db, readName } from "./database.server";
import { atCommit, withCommit } from "./transaction.server";

type Values = Record<string, unknown>;
type Shape = readonly (string | number | boolean | null | undefined)[];
type Query = {
	toSQL(): { sql: string };
	prepare(name: string): { execute(values?: Values): Promise<unknown> };
};
type RowsOf<Built extends Query> = Awaited<ReturnType<ReturnType<Built["prepare"]>["execute"]>>;

type Read<Rows, Of extends Shape> = { run(db: Db, values?: Values, ...shape: Of): Promise<Rows> };
type Write<Row> = {
	run(db: Db, values: Values): Promise<Row[]>;
	/** With the commit of the handle's transaction, see `withCommit`. */
	runWithCommit(db: Db, values: Values): Promise<void>;
	/** Right before that commit, see `lastly`; `explain` may turn its error into another. */
	runLast(db: Db, values: Values, explain?: (error: unknown) => unknown): Promise<void>;
};

/**
 * A statement that must be quick: built and planned once per connection, and named by the hash of its text. Building and
 * planning often cost more than running. What varies per call is `sql.placeholder("…")`; what changes the text itself,
 * such as which filters are set, is a further argument, and there is one statement for each combination of these.
 *
 * A query of Drizzle's is a read, on a connection shared with other reads; writing on those is an error. SQL of one's own
 * gets a connection to itself. In a transaction both use the transaction's.
 */
export function statement<Built extends Query, Of extends Shape>(
	build: (db: Db, ...shape: Of) => Built,
): Read<RowsOf<Built>, Of>;
export function statement<Row extends object>(build: () => SQL): Write<Row>;
export function statement(build: (db: Db, ...shape: Shape) => Query | SQL) {
	// By the connection, to which Drizzle ties what it has prepared, and then by the shape.
	const prepared = new WeakMap<object, Map<string, (values: Values) => Promise<unknown>>>();
	let compiled: ((values: Values) => pg.QueryConfig) | undefined;

	function prepare(db: Db, shape: Shape) {
		const built = build(db, ...shape);
		if (!is(built, SQL)) {
			const query = built.prepare(readName(nameOf(built.toSQL().sql)));
			return (values: Values) => query.execute(values);
		}
		// Not the handle, which is a transaction's and would be kept as long as the connection.
		const { $client } = db;
		compiled ??= compile(built);
		const questionOf = compiled;
		return async (values: Values) => (await $client.query(questionOf(values))).rows;
	}

	function preparedOn(db: Db, shape: Shape) {
		const ofClient = prepared.get(db.$client) ?? new Map();
		prepared.set(db.$client, ofClient);
		const key = JSON.stringify(shape);
		const known = ofClient.get(key) ?? prepare(db, shape);
		ofClient.set(key, known);
		return known;
	}

	function ask(db: Db, values: Values): pg.QueryConfig {
		compiled ??= compile(build(db) as SQL);
		return compiled(values);
	}

	return {
		run: async (db: Db, values: Values = {}, ...shape: Shape) => preparedOn(db, shape)(values),
		runWithCommit: (db: Db, values: Values) => withCommit(db, ask(db, values)),
		runLast: (db: Db, values: Values, explain?: (error: unknown) => unknown) =>
			atCommit(db, ask(db, values), explain),
	};
}

const dialect = new PgDialect();

function compile(built: SQL) {
	const { sql: text, params } = dialect.sqlToQuery(built);
	const name = nameOf(text);
	return (values: Values): pg.QueryConfig => ({ name, text, values: fillPlaceholders(params, values) });
}

/** Text from elsewhere, planned once per connection like a statement. */
export const namedText = (text: string, values: unknown[] = []): pg.QueryConfig => ({
	name: nameOf(text),
	text,
	values,
});

/** The same, written with the commit. */
export const writeText = (db: Db, text: string, values: unknown[]) => withCommit(db, namedText(text, values));

const names = new Map<string, string>();

/** A hash of its text, so that one name never stands for two statements. */
function nameOf(text: string): string {
	const name = names.get(text) ?? createHash("sha256").update(text).digest("base64url").slice(0, 22);
	names.set(text, name);
	return name;
}

/**
 * `= any(…)` with the list as a parameter: one statement for lists of any length. Inside `array(…)` the planner does not
 * see the length, and so has no reason to plan each call anew.
 */
export const isOneOf = (column: AnyColumn, placeholder: string): SQL =>
	sql`${column} = any(array(select unnest(${sql.placeholder(placeholder)}::${sql.raw(column.getSQLType())}[])))`;
