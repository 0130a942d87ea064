import { and, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { HouseKey } from "../platform/club-profile";
import type { Db } from "../platform/database.server";
import { type Language, localize } from "../platform/language";
import type { ProductSummary } from "./product-summary";
import { products, variants } from "./tables.server";

/** Products by their slugs; an unknown slug is left out. */
export async function findProducts(db: Db, language: Language, slugs: string[]): Promise<ProductSummary[]> {
	return slugs.length === 0 ? [] : listWhere(db, language, inArray(products.slug, slugs), slugs.length);
}

/** The shop window: what the club features, then what is new. */
export const listShopWindow = (
	db: Db,
	language: Language,
	limit: number,
	division?: HouseKey,
): Promise<ProductSummary[]> => listWhere(db, language, division && eq(products.division, division), limit);

async function listWhere(
	db: Db,
	language: Language,
	condition: SQL | undefined,
	limit: number,
): Promise<ProductSummary[]> {
	const rows = await db
		.select({
			slug: products.slug,
			name: products.name,
			division: products.division,
			price: products.price,
			formerPrice: products.formerPrice,
			pictures: products.pictures,
			releasedAt: products.releasedAt,
			stock: sql<number>`(select coalesce(sum(v.stock), 0)::int from ${variants} v where v.product_id = products.id)`,
		})
		.from(products)
		.where(and(condition, lte(products.releasedAt, sql`now()`)))
		.orderBy(desc(products.featured), desc(products.releasedAt), products.id)
		.limit(limit);
	return rows.map(({ pictures, ...row }) => ({
		...row,
		name: localize(row.name, language),
		picture: pictures[0]!,
		releasedAt: row.releasedAt.toISOString(),
	}));
}
