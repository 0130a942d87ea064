import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { Db } from "./database.server";

type Preparable = { prepare(name: string): unknown };

const statements = new WeakMap<Db, Map<string, unknown>>();

/**
 * A query that PostgreSQL and Drizzle work out once per connection instead of once per call. The name must be
 * the query's alone: a query whose shape depends on its filters says so in the name.
 */
export function prepared<Query extends Preparable>(
	db: Db,
	name: string,
	build: () => Query,
): ReturnType<Query["prepare"]> {
	const known = statements.get(db) ?? new Map<string, unknown>();
	statements.set(db, known);
	const statement = known.get(name) ?? build().prepare(name);
	known.set(name, statement);
	return statement as ReturnType<Query["prepare"]>;
}

/** Any of a list that is handed over when the query runs: one statement for lists of every length. */
export const isOneOf = (column: AnyColumn, placeholder: string): SQL =>
	sql`${column} = any(${sql.placeholder(placeholder)}::text[])`;
