import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { type Db, readName } from "./database.server";

type Preparable = { prepare(name: string): unknown; toSQL(): { sql: string } };

const statements = new WeakMap<Db, Map<string, unknown>>();

/**
 * A read that PostgreSQL and Drizzle work out once per connection instead of once per call, and that shares its connection
 * with other reads; on those, writing is an error. The name must be the query's alone: a query whose shape depends on its
 * filters says so in the name.
 */
export function prepared<Query extends Preparable>(
	db: Db,
	name: string,
	build: () => Query,
): ReturnType<Query["prepare"]> {
	if (process.env.NODE_ENV !== "production") checkName(name, build());
	const known = statements.get(db) ?? new Map<string, unknown>();
	statements.set(db, known);
	const statement = known.get(name) ?? build().prepare(readName(name));
	known.set(name, statement);
	return statement as ReturnType<Query["prepare"]>;
}

const textOf = new Map<string, string>();

/** A second query under a known name would get the first one's rows. */
function checkName(name: string, query: Preparable) {
	const { sql: text } = query.toSQL();
	const known = textOf.get(name) ?? text;
	textOf.set(name, text);
	if (known !== text) throw new Error(`Two statements are named "${name}":\n${known}\n${text}`);
}

/** Any of a list that is handed over when the query runs: one statement for lists of every length. */
export const isOneOf = (column: AnyColumn, placeholder: string): SQL =>
	sql`${column} = any(${sql.placeholder(placeholder)}::text[])`;
