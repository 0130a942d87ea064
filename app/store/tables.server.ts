import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { lacksEnglish } from "../editing/translations/lacks-english.server";
import { allotments } from "../orders/allotments/tables.server";
import { createdAt, id, instant, localized } from "../platform/data/columns.server";
import { listWords, wordIndex } from "../platform/lists/list-words.server";
import type { PictureRef } from "../ui/art/picture-ref";
import type { Printing } from "./printing/print";
import { productCategories } from "./products/product-category";
import type { SizeGuide } from "./products/size-guide";
import { stockReasons } from "./stock/stock-reasons";

export const products = pgTable(
	"products",
	{
		id: id(),
		slug: text("slug").notNull().unique("products_slug"),
		name: localized("name").notNull(),
		description: localized("description").notNull(),
		category: text("category", { enum: productCategories }).notNull(),
		division: text("division").notNull(),
		/** Whole rupiah; a variant may have its own. */
		price: bigint("price", { mode: "number" }).notNull(),
		/** Struck through beside the price while an offer runs. */
		formerPrice: bigint("former_price", { mode: "number" }),
		/** The first is shown in lists. */
		pictures: jsonb("pictures").$type<PictureRef[]>().notNull(),
		sizeGuide: jsonb("size_guide").$type<SizeGuide>(),
		/** Whose name is on the back. */
		playerSlug: text("player_slug"),
		/** Null where no name and number can be printed on it. */
		printing: jsonb("printing").$type<Printing>(),
		/** How many of it one member may have, over all sizes and orders. */
		memberLimit: integer("member_limit"),
		/** The day pre-orders ship from; until then they are taken once the stock is gone. */
		shipsOn: date("ships_on", { mode: "string" }),
		weightGrams: integer("weight_grams").notNull(),
		/** A hidden product is released at the end of time, so that one rule decides what is shown, searched and counted. */
		releasedAt: instant("released_at").notNull(),
		/** The former release date of a hidden product. */
		releasedBefore: instant("released_before"),
		featured: boolean("featured").notNull().default(false),
		words: listWords("name", "description"),
	},
	(product) => [
		index("products_newest").on(product.releasedAt.desc().nullsFirst(), product.id),
		index("products_newest_in_category").on(
			product.category,
			product.releasedAt.desc().nullsFirst(),
			product.id,
		),
		index("products_newest_of_division").on(
			product.division,
			product.releasedAt.desc().nullsFirst(),
			product.id,
		),
		index("products_by_price").on(product.price, product.id),
		// The shop window: featured products, then new ones.
		index("products_window").on(
			product.featured.desc().nullsFirst(),
			product.releasedAt.desc().nullsFirst(),
			product.id,
		),
		index("products_featured").on(product.releasedAt.desc().nullsFirst()).where(sql`${product.featured}`),
		index("products_of_player").on(
			product.playerSlug,
			product.featured.desc().nullsFirst(),
			product.releasedAt.desc().nullsFirst(),
			product.id,
		),
		index("products_words").using("gin", wordIndex(product.words)),
		index("products_without_english").on(product.id).where(lacksEnglish(product)),
		check("products_slug_is_a_path_word", sql`${product.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check(
			"products_category_is_known",
			sql`${product.category} in ('jersey', 'pakaian', 'aksesori', 'perlengkapan', 'anak', 'koleksi')`,
		),
		check("products_price_is_positive", sql`${product.price} > 0`),
		check("products_former_price_was_higher", sql`${product.formerPrice} > ${product.price}`),
		check("products_have_a_picture", sql`jsonb_array_length(${product.pictures}) > 0`),
		check("products_member_limit_is_positive", sql`${product.memberLimit} > 0`),
		check("products_weigh_something", sql`${product.weightGrams} > 0`),
	],
);
export type Product = typeof products.$inferSelect;
export type ProductInsert = typeof products.$inferInsert;

/** One size and colour of a product: the unit of stock and carts. */
export const variants = pgTable(
	"product_variants",
	{
		/** Its stock is the allotment with the same id. */
		id: uuid("id")
			.primaryKey()
			.references(() => allotments.id),
		/** How many can be pre-ordered: an allotment of its own. */
		preorderId: uuid("preorder_id")
			.unique("product_variants_preorder")
			.references(() => allotments.id),
		productId: uuid("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		sku: text("sku").notNull().unique("product_variants_sku"),
		/** Null where a product has only one size, or one colour. */
		size: text("size"),
		colour: localized("colour"),
		weightGrams: integer("weight_grams").notNull(),
		/** Larger sizes may cost more. */
		priceOverride: bigint("price_override", { mode: "number" }),
		listOrder: integer("list_order").notNull(),
	},
	(variant) => [
		unique("product_variants_in_order").on(variant.productId, variant.listOrder),
		unique("product_variants_choice").on(variant.productId, variant.size, variant.colour).nullsNotDistinct(),
		check("product_variants_weigh_something", sql`${variant.weightGrams} > 0`),
		check("product_variants_price_is_positive", sql`${variant.priceOverride} > 0`),
	],
);
export type Variant = typeof variants.$inferSelect;
export type VariantInsert = typeof variants.$inferInsert;

/** Changes of a variant's stock. Append-only: the stock's size is the sum of these rows. */
export const stockMovements = pgTable(
	"stock_movements",
	{
		id: id(),
		variantId: uuid("variant_id")
			.notNull()
			.references(() => variants.id, { onDelete: "cascade" }),
		change: integer("change").notNull(),
		reason: text("reason", { enum: stockReasons }).notNull(),
		note: text("note").notNull().default(""),
		/** The stock's size afterwards, held and sold ones included. */
		size: bigint("size", { mode: "number" }).notNull(),
		/** Null if it was not done by a person. No foreign key: a movement outlives its member. */
		memberId: uuid("member_id"),
		createdAt: createdAt(),
	},
	(movement) => [
		index("stock_movements_of_variant").on(movement.variantId, movement.id),
		check("stock_movements_change_something", sql`${movement.change} <> 0`),
		check(
			"stock_movements_reason_is_known",
			sql`${movement.reason} in ('received', 'counted', 'damaged', 'lost', 'given_away')`,
		),
	],
);
