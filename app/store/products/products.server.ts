import { and, asc, desc, eq, inArray, ne, type SQLWrapper, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { listStoriesAbout } from "../../news/stories.server";
import { leftOf } from "../../orders/allotments/allotments.server";
import { findPlayers } from "../../people/players/player-summaries.server";
import { listShirts } from "../../people/players/shirts.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { type productDetail, storeRefusals } from "../contract";
import { printErrorOf, readPrint } from "../printing/print";
import { preordersLeft } from "../stock/preorders.server";
import { products, variants } from "../tables.server";
import { isInStock, isReleased, productSummaryColumns, toProductSummary } from "./product-summaries.server";
import type { SizeGuide } from "./size-guide";

export async function readProduct(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof productDetail>> {
	const [[product], ofProduct] = await Promise.all([
		productBySlug.run(db, { slug }),
		variantsOfProduct.run(db, { slug }),
	]);
	if (!product) throw refuse(storeRefusals, "store.unknown_product");
	const [[player], shirts, related, stories] = await Promise.all([
		product.playerSlug ? findPlayers(db, language, [product.playerSlug]) : [],
		product.printing ? listShirts(db, product.division) : [],
		listRelated(db, language, product),
		listStoriesAbout(db, language, { kind: "product", slug }, 3),
	]);
	return {
		...toProductSummary(product, language),
		category: product.category,
		description: localize(product.description, language),
		pictures: product.pictures,
		weightGrams: product.weightGrams,
		memberLimit: product.memberLimit,
		shipsOn: product.preorders > 0 ? product.shipsOn : null,
		variants: ofProduct.map(({ colour, priceOverride, ...variant }) => ({
			...variant,
			colour: colour && localize(colour, language),
			price: priceOverride ?? product.price,
		})),
		sizeGuide: product.sizeGuide && localizeGuide(product.sizeGuide, language),
		player: player ?? null,
		printing: product.printing && { ...product.printing, players: shirts.flatMap(toOfficialPrint) },
		related,
		stories: stories.map(({ excerpt: _, ...story }) => story),
	};
}

/** In the letters that can be printed; a name that doesn't fit is left out. */
function toOfficialPrint({ name, number }: { name: string; number: number | null }) {
	const print = readPrint({ name, number });
	return number !== null && !printErrorOf(print) ? [{ name: print.name, number }] : [];
}

const productBySlug = statement((db: Db) =>
	db
		.select({
			...productSummaryColumns,
			id: products.id,
			category: products.category,
			description: products.description,
			weightGrams: products.weightGrams,
			sizeGuide: products.sizeGuide,
			playerSlug: products.playerSlug,
			printing: products.printing,
			memberLimit: products.memberLimit,
			shipsOn: products.shipsOn,
		})
		.from(products)
		.where(and(eq(products.slug, sql.placeholder("slug")), isReleased)),
);

const variantsOfProduct = statement((db: Db) =>
	db
		.select({
			id: variants.id,
			sku: variants.sku,
			size: variants.size,
			colour: variants.colour,
			stock: leftOf(variants),
			preorders: preordersLeft(variants),
			priceOverride: variants.priceOverride,
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(eq(products.slug, sql.placeholder("slug")))
		.orderBy(variants.listOrder),
);

type Shown = Pick<typeof products.$inferSelect, "id" | "division" | "category">;

/** New products of the same house, other categories first: a scarf goes with a shirt better than a second shirt. */
async function listRelated(db: Db, language: Language, { id, division, category }: Shown) {
	const rows = await relatedProducts.run(db, { id, division, category });
	return rows.map((row) => toProductSummary(row, language));
}

const relatedProducts = statement((db: Db) =>
	db
		.select(productSummaryColumns)
		.from(products)
		.where(
			and(
				ne(products.id, sql.placeholder("id")),
				inArray(products.id, union(newestOf(db, sql.placeholder("division")), newestOf(db, sql`'club'`))),
			),
		)
		.orderBy(
			desc(isInStock),
			asc(sql`${products.category} = ${sql.placeholder("category")}`),
			desc(sql`${products.division} = ${sql.placeholder("division")}`),
			desc(products.releasedAt),
			asc(products.id),
		)
		.limit(6),
);

const newestOf = (db: Db, house: SQLWrapper) =>
	db
		.select({ id: products.id })
		.from(products)
		.where(and(isReleased, eq(products.division, house)))
		.orderBy(desc(products.releasedAt), asc(products.id))
		.limit(24);

const localizeGuide = ({ columns, rows }: SizeGuide, language: Language) => ({
	columns: columns.map((column) => localize(column, language)),
	rows,
});
