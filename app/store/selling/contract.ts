import * as z from "zod";
import { unfinishedStates, wordStatesSchema } from "../../editing/translations/word-states";
import { clubSections } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { kitNames, pictureRefSchema } from "../../ui/art/picture-ref";
import { productCategories } from "../products/product-category";
import { sizeGuideSchema } from "../products/size-guide";
import { stockReasons } from "../stock/stock-reasons";

export const staffProductsPerPage = 50;
export const movementsPerPage = 50;
const access = { staff: "seller" } as const;

export const sellingRefusals = {
	"product.unknown": {
		status: 404,
		message: { id: "Produk ini tidak ada.", en: "This product does not exist." },
	},
	"product.slug_taken": {
		status: 409,
		message: { id: "Alamat ini sudah dipakai produk lain.", en: "Another product already has this address." },
	},
	"product.nothing_to_sell": {
		status: 409,
		message: {
			id: "Tambahkan dulu ukuran atau warna yang dijual.",
			en: "Add a size or colour to sell first.",
		},
	},
	"product.changed": {
		status: 409,
		message: {
			id: "Ada yang menyimpan barang ini sementara kamu mengubahnya.",
			en: "Somebody else saved this product while you were editing it.",
		},
	},
	"variant.unknown": {
		status: 404,
		message: { id: "Varian ini tidak ada.", en: "This variant does not exist." },
	},
	"variant.sku_taken": {
		status: 409,
		message: { id: "SKU ini sudah dipakai.", en: "This SKU is already in use." },
	},
	"variant.choice_taken": {
		status: 409,
		message: {
			id: "Ukuran dan warna ini sudah ada di produk ini.",
			en: "This product already has this size and colour.",
		},
	},
	"stock.not_enough": {
		status: 409,
		message: {
			id: "Stok tidak bisa lebih kecil dari yang sudah dipesan dan terjual.",
			en: "Stock cannot be lower than what is held and sold.",
		},
	},
} as const satisfies RefusalTable;

const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const rupiah = z.int().check(z.gte(1), z.lte(1_000_000_000));
const grams = z.int().check(z.gte(1), z.lte(100_000));
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const inBoth = (most: number) => z.object({ id: words(most), en: z.optional(words(most)) });

const printingSchema = z.object({
	kit: z.enum(kitNames),
	price: rupiah,
	days: z.int().check(z.gte(0), z.lte(60)),
});

const productFields = {
	name: inBoth(120),
	description: inBoth(5_000),
	category: z.enum(productCategories),
	division: z.enum(clubSections),
	price: rupiah,
	/** Struck through beside the price; must be higher. */
	formerPrice: z._default(z.nullable(rupiah), null),
	/** The first is shown in lists. */
	pictures: z.array(pictureRefSchema).check(z.minLength(1), z.maxLength(12)),
	sizeGuide: z._default(z.nullable(sizeGuideSchema), null),
	/** Whose name is on the back. */
	playerSlug: z._default(z.nullable(slug), null),
	weightGrams: grams,
	featured: z._default(z.boolean(), false),
	/** Name and number printing: its price and extra days; null: none. Missing: unchanged. */
	printing: z.optional(z.nullable(printingSchema)),
	/** How many one member may have, over all sizes and orders. */
	memberLimit: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_000)))),
	/** The day pre-orders ship from. */
	shipsOn: z.optional(z.nullable(z.iso.date())),
};

/** What a form edits. */
export type ProductContent = {
	[Name in keyof typeof productFields]: Exclude<z.output<(typeof productFields)[Name]>, undefined>;
};

export const productContentOf = (product: ProductContent): ProductContent =>
	Object.fromEntries(
		(Object.keys(productFields) as (keyof ProductContent)[]).map((name) => [name, product[name]]),
	) as ProductContent;

const variantFields = {
	sku: z.string().check(z.trim(), z.regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/)),
	/** Null where a product has only one size, or one colour. */
	size: z._default(z.nullable(words(20)), null),
	colour: z._default(z.nullable(inBoth(40)), null),
	weightGrams: grams,
	/** Null for the product's price. */
	price: z._default(z.nullable(rupiah), null),
	/** How many can be pre-ordered; null: none. Missing: unchanged. */
	preorders: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000)))),
};

/** Total stock, held by open orders, sold, and left to buy. */
const stockSchema = z.object({ size: z.int(), held: z.int(), sold: z.int(), left: z.int() });

const bothSchema = z.object({ id: z.string(), en: z.optional(z.string()) });

const variantSchema = z.object({
	id: z.string(),
	sku: z.string(),
	size: z.nullable(z.string()),
	colour: z.nullable(bothSchema),
	weightGrams: z.int(),
	price: z.nullable(z.int()),
	stock: stockSchema,
	preorders: z.nullable(stockSchema),
});

const productSchema = z.object({
	slug: z.string(),
	/** Changes whenever one of the editable fields below differs. */
	version: z.string(),
	name: bothSchema,
	description: bothSchema,
	category: z.enum(productCategories),
	division: z.enum(clubSections),
	price: z.int(),
	formerPrice: z.nullable(z.int()),
	pictures: z.array(pictureRefSchema),
	sizeGuide: z.nullable(sizeGuideSchema),
	playerSlug: z.nullable(z.string()),
	weightGrams: z.int(),
	featured: z.boolean(),
	printing: z.nullable(printingSchema),
	memberLimit: z.nullable(z.int()),
	shipsOn: z.nullable(z.string()),
	/** Open orders with it, at the price it had when they were placed. */
	openOrders: z.int(),
	isPublished: z.boolean(),
	/** Null while it is hidden. */
	releasedAt: z.nullable(z.string()),
	variants: z.array(variantSchema),
	changedBy: z.nullable(z.string()),
	changedAt: z.nullable(z.string()),
});
export type StaffProduct = z.infer<typeof productSchema>;

export const staffProducts = endpoint({
	method: "GET",
	path: "/staff/products",
	summary: "All products, hidden ones included, newest first",
	access: { ...access, key: "stock.read" },
	input: z.object({
		q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
		category: z.optional(z.enum(productCategories)),
		division: z.optional(z.enum(clubSections)),
		state: z._default(z.enum(["all", "published", "hidden"]), "all"),
		english: z.optional(z.enum(unfinishedStates)),
		/** `next` of the previous page. */
		after: z.optional(slug),
	}),
	answer: z.object({
		products: z.array(
			z.object({
				slug: z.string(),
				name: bothSchema,
				category: z.enum(productCategories),
				division: z.enum(clubSections),
				price: z.int(),
				formerPrice: z.nullable(z.int()),
				picture: pictureRefSchema,
				isPublished: z.boolean(),
				languages: wordStatesSchema,
				/** Stock left to buy, and how many variants are sold out. */
				left: z.int(),
				variants: z.int(),
				soldOut: z.int(),
			}),
		),
		next: z.nullable(z.string()),
	}),
});

export const staffProduct = endpoint({
	method: "GET",
	path: "/staff/products/:slug",
	summary: "One product in both languages with its variants and their stock",
	access: { ...access, key: "stock.read" },
	input: z.object({ slug }),
	answer: productSchema,
	refusals: sellingRefusals,
});

export const createProduct = endpoint({
	method: "POST",
	path: "/staff/products",
	summary: "Create a product, hidden at first. Without a slug, one is made from the name",
	access,
	status: 201,
	input: z.object({ slug: z.optional(slug), ...productFields }),
	answer: productSchema,
	refusals: sellingRefusals,
});

export const changeProduct = endpoint({
	method: "PUT",
	path: "/staff/products/:slug",
	summary: "Change a product; its address stays",
	access,
	input: z.object({
		slug,
		/** The version that was read: refused if somebody has saved since. Missing: the current one is overwritten. */
		version: z.optional(z.string().check(z.maxLength(64))),
		...productFields,
	}),
	answer: productSchema,
	refusals: sellingRefusals,
});

export const publishProduct = endpoint({
	method: "POST",
	path: "/staff/products/:slug/published",
	summary: "Show a product in the store, or hide it; carts and orders keep it",
	access,
	input: z.object({ slug, isPublished: z.boolean() }),
	answer: productSchema,
	refusals: sellingRefusals,
});

export const createVariant = endpoint({
	method: "POST",
	path: "/staff/products/:slug/variants",
	summary: "Add a size or colour; its initial stock is a movement",
	access,
	status: 201,
	input: z.object({
		slug,
		...variantFields,
		stock: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
	}),
	answer: productSchema,
	refusals: sellingRefusals,
});

export const changeVariant = endpoint({
	method: "PUT",
	path: "/staff/variants/:id",
	summary: "Change a variant; stock is changed by movements",
	access,
	input: z.object({ id: z.uuid(), ...variantFields }),
	answer: productSchema,
	refusals: sellingRefusals,
});

export const moveStock = endpoint({
	method: "POST",
	path: "/staff/variants/:id/stock",
	summary: "Add or remove stock, with a reason: a positive or negative change",
	access: { ...access, key: "stock.change" },
	once: true,
	status: 201,
	input: z.object({
		id: z.uuid(),
		change: z.int().check(
			z.gte(-1_000_000),
			z.lte(1_000_000),
			z.refine((change) => change !== 0),
		),
		reason: z.enum(stockReasons),
		note: z._default(z.string().check(z.trim(), z.maxLength(300)), ""),
	}),
	answer: z.object({ stock: stockSchema }),
	refusals: sellingRefusals,
});

export const stockHistory = endpoint({
	method: "GET",
	path: "/staff/variants/:id/stock",
	summary: "A variant's stock movements, newest first",
	access: { ...access, key: "stock.read" },
	input: z.object({ id: z.uuid(), after: z.optional(z.uuid()) }),
	answer: z.object({
		stock: stockSchema,
		movements: z.array(
			z.object({
				id: z.string(),
				change: z.int(),
				reason: z.enum(stockReasons),
				note: z.string(),
				/** The stock after the movement. */
				size: z.int(),
				by: z.nullable(z.string()),
				at: z.string(),
			}),
		),
		next: z.nullable(z.string()),
	}),
	refusals: sellingRefusals,
});
