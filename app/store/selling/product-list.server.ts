import { and, desc, eq, inArray, not, sql } from "drizzle-orm";
import {
	englishOf,
	isEnglish,
	statesWith,
	type Translatable,
} from "../../editing/translations/english-of.server";
import { leftOf } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { escapeLike } from "../../platform/lists/list-words.server";
import { isReleased } from "../products/product-summaries.server";
import { products, variants } from "../tables.server";
import { type staffProducts, staffProductsPerPage } from "./contract";

export const productWords: Translatable = { name: "product", table: products, slug: products.slug };

export async function listForSeller(
	db: Db,
	{ q, category, division, state, english, after }: ParsedInputOf<typeof staffProducts>,
): Promise<AnswerOf<typeof staffProducts>> {
	const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
	const rows = await db
		.select({
			product: products,
			isPublished: sql<boolean>`${isReleased}`,
			english: englishOf(productWords),
		})
		.from(products)
		.where(
			and(
				...words.map((word) => sql`${products.words} like ${`%${escapeLike(word)}%`}`),
				category && eq(products.category, category),
				division ? eq(products.division, division) : undefined,
				state === "published" ? isReleased : undefined,
				state === "hidden" ? not(isReleased) : undefined,
				english && isEnglish(productWords, english),
				after ? sql`${products.id} < (select id from ${products} where slug = ${after})` : undefined,
			),
		)
		.orderBy(desc(products.id))
		.limit(staffProductsPerPage + 1);
	const shown = rows.slice(0, staffProductsPerPage);
	const stocks = await db
		.select({ productId: variants.productId, left: leftOf(variants) })
		.from(variants)
		.where(
			inArray(
				variants.productId,
				shown.map(({ product }) => product.id),
			),
		);
	return {
		products: shown.map(({ product, isPublished, english }) => {
			const own = stocks.filter(({ productId }) => productId === product.id);
			return {
				...product,
				picture: product.pictures[0]!,
				isPublished,
				languages: statesWith(english),
				left: own.reduce((sum, { left }) => sum + left, 0),
				variants: own.length,
				soldOut: own.filter(({ left }) => left === 0).length,
			};
		}),
		next: rows.length > staffProductsPerPage ? shown.at(-1)!.product.slug : null,
	};
}
