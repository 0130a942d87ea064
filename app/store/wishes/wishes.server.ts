import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { Language } from "../../platform/words/language";
import { isReleased, productSummaryColumns, toProductSummary } from "../products/product-summaries.server";
import type { ProductSummary } from "../products/product-summary";
import { products } from "../tables.server";
import { mostWishes } from "./contract";
import { wishes } from "./tables.server";

export async function findSummaries(
	db: Db,
	language: Language,
	slugs: readonly string[],
): Promise<ProductSummary[]> {
	const wanted = [...new Set(slugs)].slice(0, mostWishes);
	const rows = await db
		.select(productSummaryColumns)
		.from(products)
		.where(and(inArray(products.slug, wanted), isReleased));
	return rows
		.map((row) => toProductSummary(row, language))
		.sort((one, other) => wanted.indexOf(one.slug) - wanted.indexOf(other.slug));
}

export async function listWishes(db: Db, memberId: string): Promise<{ slugs: string[] }> {
	const rows = await db
		.select({ slug: products.slug })
		.from(wishes)
		.innerJoin(products, eq(products.id, wishes.productId))
		.where(eq(wishes.memberId, memberId))
		.orderBy(desc(wishes.createdAt), products.id)
		.limit(mostWishes);
	return { slugs: rows.map(({ slug }) => slug) };
}

/** No duplicates; a full list drops its oldest. */
export async function addWishes(db: Db, memberId: string, slugs: readonly string[]) {
	await db.execute(sql`
		insert into ${wishes} (member_id, product_id)
		select ${memberId}, id from ${products} where slug in ${[...slugs]} and released_at <= now()
		on conflict do nothing`);
	await db.execute(sql`
		delete from ${wishes} where member_id = ${memberId} and product_id not in (
			select product_id from ${wishes} where member_id = ${memberId}
			order by created_at desc, product_id limit ${mostWishes}
		)`);
	return listWishes(db, memberId);
}

export async function removeWish(db: Db, memberId: string, slug: string) {
	await db
		.delete(wishes)
		.where(
			and(
				eq(wishes.memberId, memberId),
				inArray(
					wishes.productId,
					db.select({ id: products.id }).from(products).where(eq(products.slug, slug)),
				),
			),
		);
	return listWishes(db, memberId);
}
