import { and, asc, desc, eq, inArray, ne, type SQLWrapper, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { listStoriesAbout } from "../../news/stories.server";
import { leftOf } from "../../orders/allotments/allotments.server";
import { findPlayers } from "../../people/players/player-summaries.server";
import { listShirts } from "../../people/players/shirts.server";
import type { Db } from "../../platform/data/database.server";
import { prepared } from "../../platform/data/prepared.server";
import { rowsOf } from "../../platform/data/together.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { type productDetail, storeRefusals } from "../contract";
import { faultOf, readPrint } from "../printing/print";
import { preordersLeft } from "../stock/preorders.server";
import { products, variants } from "../tables.server";
import { isInStock, isReleased, summaryColumns, toSummary } from "./product-summaries.server";
import type { SizeGuide } from "./size-guide";

export async function readProduct(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof productDetail>> {
	const product = await findProduct(db, slug);
	if (!product) throw refuse(storeRefusals, "store.unknown_product");
	const [[player], shirts, related, stories] = await Promise.all([
		product.playerSlug ? findPlayers(db, language, [product.playerSlug]) : [],
		product.printing ? listShirts(db, product.division) : [],
		listRelated(db, language, product),
		listStoriesAbout(db, language, { kind: "product", slug }, 3),
	]);
	return {
		...toSummary(product, language),
		category: product.category,
		description: localize(product.description, language),
		pictures: product.pictures,
		weightGrams: product.weightGrams,
		memberLimit: product.memberLimit,
		shipsOn: product.preorders > 0 ? product.shipsOn : null,
		variants: product.variants.map(({ colour, priceOverride, ...variant }) => ({
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
	return number !== null && !faultOf(print) ? [{ name: print.name, number }] : [];
}

async function findProduct(db: Db, slug: string) {
	const [product] = await prepared(db, "product", () =>
		db
			.select({
				...summaryColumns,
				variants: rowsOf(selectVariants(db)),
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
	).execute({ slug });
	return product;
}

const selectVariants = (db: Db) =>
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
		.where(sql`${variants.productId} = ${products}.id`)
		.orderBy(variants.listOrder);

type Shown = Pick<typeof products.$inferSelect, "id" | "division" | "category">;

/** New products of the same house, other categories first: a scarf goes with a shirt better than a second shirt. */
async function listRelated(db: Db, language: Language, { id, division, category }: Shown) {
	const newestOf = (house: SQLWrapper) =>
		db
			.select({ id: products.id })
			.from(products)
			.where(and(isReleased, eq(products.division, house)))
			.orderBy(desc(products.releasedAt), asc(products.id))
			.limit(24);
	const rows = await prepared(db, "products_related", () =>
		db
			.select(summaryColumns)
			.from(products)
			.where(
				and(
					ne(products.id, sql.placeholder("id")),
					inArray(products.id, union(newestOf(sql.placeholder("division")), newestOf(sql`'club'`))),
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
	).execute({ id, division, category });
	return rows.map((row) => toSummary(row, language));
}

const localizeGuide = ({ columns, rows }: SizeGuide, language: Language) => ({
	columns: columns.map((column) => localize(column, language)),
	rows,
});
