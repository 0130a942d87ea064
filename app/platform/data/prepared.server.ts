import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { type Db, readName } from "./database.server";

type Preparable = { prepare(name: string): unknown; toSQL(): { sql: string } };

const statements = new Map<string, object>();

/**
 * A prepared read, planned once per connection instead of once per call, on a connection shared with other reads;
 * writing on those is an error. In a transaction it uses the transaction's own. The name must be unique to the SQL: a
 * query whose shape depends on its filters includes them in the name.
 */
export function prepared<Query extends Preparable>(
	db: Db,
	name: string,
	build: () => Query,
): ReturnType<Query["prepare"]> {
	if (process.env.NODE_ENV !== "production") checkName(name, build());
	const statement = statements.get(name) ?? (build().prepare(readName(name)) as object);
	statements.set(name, statement);
	// Built once; Drizzle ties it to the connection it was built on, and this is the caller's.
	const client = (db as unknown as { $client: object }).$client;
	return Object.create(statement, { client: { value: client } }) as ReturnType<Query["prepare"]>;
}

const textOf = new Map<string, string>();

/** A second query under the same name would get the first one's rows. */
function checkName(name: string, query: Preparable) {
	const { sql: text } = query.toSQL();
	const known = textOf.get(name) ?? text;
	textOf.set(name, text);
	if (known !== text) throw new Error(`Two statements are named "${name}":\n${known}\n${text}`);
}

/**
 * `= any(…)` with the list as a parameter: one statement for lists of any length. Inside `array(…)` the planner does not
 * see the length, and so has no reason to plan each call anew.
 */
export const isOneOf = (column: AnyColumn, placeholder: string): SQL =>
	sql`${column} = any(array(select unnest(${sql.placeholder(placeholder)}::${sql.raw(column.getSQLType())}[])))`;
