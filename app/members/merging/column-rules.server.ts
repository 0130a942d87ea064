import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";

/** Two accounts of one person, by id: the one that is kept, and the one merged into it. */
export type Pair = { kept: string; gone: string };

/** What happens to rows that refer to the merged account. Idempotent. */
export type ColumnRule = {
	kind: "moved" | "removed" | "kept";
	run: (db: Db, at: { table: string; column: string }, pair: Pair) => Promise<unknown>;
};

type Changes = (pair: Pair) => Record<string, SQL>;
const none: Changes = () => ({});

/** Moves the rows to the kept account, with these values changed. */
export const move = (changes: Changes = none): ColumnRule => ({
	kind: "moved",
	run: (db, { table, column }, pair) => {
		const all = { [column]: sql`${pair.kept}`, ...changes(pair) };
		const set = Object.entries(all).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
		return db.execute(sql`
			update ${sql.identifier(table)} set ${sql.join(set, sql`, `)}
			where ${sql.identifier(column)} = ${pair.gone}`);
	},
});

/**
 * The same, but where the kept account has a row with the same values in these columns, that one wins and the other is
 * dropped. Without columns: each account has at most one row.
 */
export const moveUnlessThere = (columns = "", changes: Changes = none): ColumnRule => ({
	kind: "moved",
	run: async (db, at, pair) => {
		const [table, owner] = [sql.identifier(at.table), sql.identifier(at.column)];
		const alike = columns
			.split(" ")
			.filter(Boolean)
			.map((name) => sql`and going.${sql.identifier(name)} = staying.${sql.identifier(name)}`);
		await db.execute(sql`
			delete from ${table} going using ${table} staying
			where going.${owner} = ${pair.gone} and staying.${owner} = ${pair.kept} ${sql.join(alike, sql` `)}`);
		await move(changes).run(db, at, pair);
	},
});

/** Moved by a function of the slice that owns the table. */
export const moveBy = (run: (db: Db, pair: Pair) => Promise<unknown>): ColumnRule => ({
	kind: "moved",
	run: (db, _, pair) => run(db, pair),
});

/** Deletes the rows: they are of no use to the kept account, or must not be. */
export const remove = (_because: string): ColumnRule => ({
	kind: "removed",
	run: (db, { table, column }, { gone }) =>
		db.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${gone}`),
});

/** Leaves the rows with the merged account. */
export const leave = (_because: string): ColumnRule => ({ kind: "kept", run: async () => {} });
