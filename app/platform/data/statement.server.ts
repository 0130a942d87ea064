import { createHash } from "node:crypto";
import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Db } from "./database.server";
import { lastly, withCommit } from "./transaction.server";

type Values = Record<string, unknown>;

/**
 * SQL that is built once per process and planned once per connection, for hot writes; its values are
 * `sql.placeholder("…")`. Building and planning a long statement costs more than running it.
 */
export function statement<Row extends object>(build: () => SQL) {
	let compiled: { name: string; text: string; params: unknown[] } | undefined;
	const ask = (values: Values): pg.QueryConfig => {
		compiled ??= compile(build());
		const { name, text, params } = compiled;
		return { name, text, values: fillPlaceholders(params, values) };
	};
	return {
		async run(db: Db, values: Values): Promise<Row[]> {
			return (await clientOf(db).query<Row>(ask(values))).rows;
		},
		/** With the commit of the handle's transaction, see `withCommit`. */
		runWithCommit: (db: Db, values: Values) => withCommit(db, ask(values)),
		/** Right before that commit, see `lastly`; `explain` may turn its error into another. */
		runLast: (db: Db, values: Values, explain?: (error: unknown) => unknown) =>
			lastly(db, ask(values), explain),
	};
}

/** `runWithCommit` for SQL passed in as text. */
export const writeText = (db: Db, text: string, values: unknown[]) =>
	withCommit(db, { name: nameOf(text), text, values });

const clientOf = (db: Db) => (db as unknown as { $client: pg.ClientBase }).$client;

const dialect = new PgDialect();

function compile(built: SQL) {
	const { sql: text, params } = dialect.sqlToQuery(built);
	return { name: nameOf(text), text, params };
}

const names = new Map<string, string>();

/** A hash of its text, so that one name never stands for two statements. */
function nameOf(text: string): string {
	const name = names.get(text) ?? createHash("sha256").update(text).digest("base64url").slice(0, 22);
	names.set(text, name);
	return name;
}
