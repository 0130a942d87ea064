import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { personalData } from "./personal-data.server";
import type { Subject } from "./table-data.server";

export type CollectedTable = {
	table: string;
	title: { id: string; en: string };
	columns: readonly string[];
	rows: Record<string, unknown>[];
};

/** Everything that the database knows about a member, table by table, as the slices declare it. */
export async function collectData(db: Db, member: Subject): Promise<CollectedTable[]> {
	const collected: CollectedTable[] = [];
	for (const [name, table] of Object.entries(personalData)) {
		const columns = table.shown.map((column) => sql.identifier(column));
		const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
			select to_jsonb(shown) as row
			from (select ${sql.join(columns, sql`, `)} from ${sql.identifier(name)} where ${table.rows(member)}) shown`);
		collected.push({
			table: name,
			title: table.title,
			columns: table.shown,
			rows: rows.map(({ row }) => row),
		});
	}
	return collected;
}
