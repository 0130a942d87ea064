import type { ClientBase } from "pg";

export type KeptTable = {
	/** With its schema: `public.orders`. */
	name: string;
	columns: string[];
	/** Selects these rows, in the same order in every copy of the database. */
	query: string;
};

/** Finished jobs are only history; the others are mails, refunds and tickets that somebody still waits for. */
const waitingJobs = "where state in ('created', 'retry', 'active')";

/** Every table of the site, and pending jobs. Generated columns are recomputed. */
export async function listKeptTables(client: ClientBase): Promise<KeptTable[]> {
	const { rows } = await client.query<{
		schema: string;
		table: string;
		columns: string[];
		key: string[] | null;
	}>(`
		select n.nspname as schema, c.relname as table,
			(select array_agg(a.attname::text order by a.attnum) from pg_attribute a
				where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
			(select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
				join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
				where i.indrelid = c.oid and i.indisprimary) as key
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where (n.nspname = 'public' and c.relkind = 'r') or (n.nspname = 'pgboss' and c.relname = 'job')
		order by 1, 2`);
	return rows.map(({ schema, table, columns, key }) => {
		const name = `${schema}.${table}`;
		const order = key ? quoted(key) : `kept::text collate "C"`;
		const rows = name === "pgboss.job" ? waitingJobs : "";
		return {
			name,
			columns,
			query: `select ${quoted(columns)} from ${tableName(name)} kept ${rows} order by ${order}`,
		};
	});
}

export const quoted = (names: string[]) => names.map((name) => `"${name.replaceAll('"', '""')}"`).join(", ");
export const tableName = (name: string) =>
	name
		.split(".")
		.map((part) => quoted([part]))
		.join(".");
