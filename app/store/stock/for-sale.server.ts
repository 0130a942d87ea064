import { and, eq, inArray, sql } from "drizzle-orm";
import { leftOf } from "../../orders/allotments/allotments.server";
import type { ClubSection } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import type { Localized } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import type { Printing } from "../printing/print";
import { isReleased } from "../products/product-summaries.server";
import { products, variants } from "../tables.server";
import { preordersLeft } from "./preorders.server";

/** A variant as an order line needs it. */
export type ForSale = {
	id: string;
	/** "Jersey kandang, M, biru" */
	title: Localized;
	name: Localized;
	/** "M, biru"; empty where there is only one variant. */
	choice: Localized;
	picture: PictureRef;
	price: number;
	weightGrams: number;
	left: number;
	/** What it is taken from: stock or pre-orders. */
	allotmentId: string;
	/** The day it ships from; null for what is in stock. */
	shipsOn: string | null;
	/** The product's limit per member; its other variants count towards it. */
	memberLimit: number | null;
	siblings: string[];
	category: string;
	division: ClubSection;
	/** The slug of its product. */
	product: string;
	/** Null where nothing is printed on it. */
	printing: Printing | null;
};

/** Weights of variants in grams, by id; includes what is no longer sold. */
export async function findWeights(db: Db, variantIds: readonly string[]): Promise<Map<string, number>> {
	const rows = await db
		.select({ id: variants.id, weightGrams: variants.weightGrams })
		.from(variants)
		.where(inArray(variants.id, [...variantIds]));
	return new Map(rows.map(({ id, weightGrams }) => [id, weightGrams]));
}

/** The variants that can be bought now, at today's price. Unreleased and discontinued ones are missing. */
export async function findForSale(db: Db, variantIds: readonly string[]): Promise<ForSale[]> {
	const rows = await variantsForSale.run(db, { ids: variantIds });
	return rows.map(({ id, name, size, colour, price, priceOverride, preorderId, preorders, ...rest }) => ({
		id,
		name,
		choice: choiceOf(size, colour),
		title: {
			id: titleOf(name.id, size, colour?.id),
			...(name.en && { en: titleOf(name.en, size, colour?.en ?? colour?.id) }),
		},
		price: priceOverride ?? price,
		...rest,
		// Stock first, then pre-orders.
		...(rest.left === 0 && preorderId && preorders > 0
			? { left: preorders, allotmentId: preorderId }
			: { allotmentId: id, shipsOn: null }),
	}));
}

const variantsForSale = statement((db: Db) =>
	db
		.select({
			id: variants.id,
			name: products.name,
			picture: sql<PictureRef>`${products.pictures} -> 0`,
			size: variants.size,
			colour: variants.colour,
			price: products.price,
			priceOverride: variants.priceOverride,
			weightGrams: variants.weightGrams,
			left: leftOf(variants),
			category: products.category,
			division: products.division,
			product: products.slug,
			printing: products.printing,
			preorderId: variants.preorderId,
			preorders: preordersLeft(variants),
			shipsOn: products.shipsOn,
			memberLimit: products.memberLimit,
			siblings: sql<string[]>`case when ${products.memberLimit} is null then '{}' else array(
					select sibling.id from ${variants} sibling where sibling.product_id = ${products}.id
				) end`,
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(and(isOneOf(variants.id, "ids"), isReleased)),
);

const choiceOf = (size: string | null, colour: Localized | null): Localized => ({
	id: [size, colour?.id].filter(Boolean).join(", "),
	en: [size, colour?.en ?? colour?.id].filter(Boolean).join(", "),
});

const titleOf = (name: string, ...rest: (string | null | undefined)[]) =>
	[name, ...rest].filter(Boolean).join(", ");
