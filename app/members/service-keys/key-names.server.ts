import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { serviceKeys } from "./tables.server";

export async function listKeyNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const { id, name } = serviceKeys;
	const rows = await db
		.select({ id, name })
		.from(serviceKeys)
		.where(inArray(id, [...new Set(ids)]));
	return new Map(rows.map((key) => [key.id, key.name]));
}
