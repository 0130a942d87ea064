import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { variants } from "../tables.server";

/** SKUs by variant id; includes what is no longer sold. */
export async function findSkus(db: Db, variantIds: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: variants.id, sku: variants.sku })
		.from(variants)
		.where(inArray(variants.id, [...variantIds]));
	return new Map(rows.map(({ id, sku }) => [id, sku]));
}
