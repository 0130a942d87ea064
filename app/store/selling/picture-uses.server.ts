import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { products } from "../tables.server";

/** Hidden products too: they may be sold again. */
export async function listProductsShowing(db: Db, photoId: string) {
	const rows = await db
		.select({ slug: products.slug, name: products.name })
		.from(products)
		.where(sql`position(${`"photo": "${photoId}"`} in ${products.pictures}::text) > 0`);
	return rows.map(({ slug, name }) => ({ kind: "product" as const, id: slug, title: name.id }));
}
