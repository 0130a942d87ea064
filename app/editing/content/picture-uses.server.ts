import { getTableColumns, sql } from "drizzle-orm";
import { contentKinds } from "../../content-kinds.server";
import type { Db } from "../../platform/data/database.server";
import { keyOf } from "./content-kind.server";

/** Content that uses a picture, identified as in office URLs: "videos/gol-semalam". */
export async function listContentShowing(db: Db, photoId: string) {
	const found = await Promise.all(
		contentKinds.map(async (kind) => {
			const rows = await db
				.select(getTableColumns(kind.table))
				.from(kind.table)
				.where(sql`position(${`"photo": "${photoId}"`} in to_jsonb(${kind.table})::text) > 0`);
			return rows.map((row) => ({
				kind: "content" as const,
				id: `${kind.name}/${row[keyOf(kind, kind.slug)]}`,
				title: kind.title(row, "id"),
			}));
		}),
	);
	return found.flat();
}
