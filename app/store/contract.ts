import * as z from "zod";
import { storySchema } from "../news/story";
import { clubSections } from "../platform/club-profile";
import { endpoint } from "../platform/http/contract";
import { pathWord } from "../platform/http/path-word";
import type { RefusalTable } from "../platform/http/refusal";
import { pageNumber } from "../platform/lists/page-number";
import { kitNames, pictureRefSchema } from "../ui/art/picture-ref";
import { priceBands } from "./catalogue/price-band";
import { availabilities, productFilters } from "./catalogue/product-filters";
import { productCategories } from "./products/product-category";
import { productSummarySchema } from "./products/product-summary";

export const productSorts = ["newest", "cheapest", "dearest"] as const;
export type ProductSort = (typeof productSorts)[number];

/** Three rows of four, whatever is in the large tile. */
export const productsPerPage = 12;

export const productList = endpoint({
	method: "GET",
	path: "/products",
	summary: "Merchandise by category, division, size, price, availability and words",
	access: "public",
	input: z.object({
		...productFilters,
		sort: z._default(z.enum(productSorts), "newest"),
		page: pageNumber,
	}),
	answer: z.object({
		/** Shown large on the first page, and then not among the products. */
		feature: z.nullable(productSummarySchema),
		products: z.array(productSummarySchema),
		/** Includes the featured product. */
		total: z.int(),
		/** True when nothing matches these words and these are only spelt alike. */
		isGuess: z.boolean(),
		/** A search can have more matches than the pages show. */
		hasMore: z.boolean(),
		page: z.int(),
		pageCount: z.int(),
	}),
	tags: ["store"],
});
export type ProductListInput = z.output<(typeof productList)["input"]>;

/** A choice and how many products it would show. */
const choiceOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }));

export const productChoices = endpoint({
	method: "GET",
	path: "/product-choices",
	summary:
		"The choices of every filter, each with the number of products it would show alongside the other filters",
	access: "public",
	input: z.object(productFilters),
	answer: z.object({
		category: choiceOf(z.enum(productCategories)),
		division: choiceOf(z.enum(clubSections)),
		/** From small to large. */
		size: choiceOf(z.string()),
		price: choiceOf(z.enum(priceBands)),
		availability: choiceOf(z.enum(availabilities)),
	}),
	tags: ["store"],
});
export type ProductChoices = z.output<(typeof productChoices)["answer"]>;

/** One size and colour. */
const variantSchema = z.object({
	id: z.string(),
	sku: z.string(),
	size: z.nullable(z.string()),
	colour: z.nullable(z.string()),
	stock: z.int(),
	/** How many can be pre-ordered once the stock is gone. */
	preorders: z.int(),
	price: z.int(),
});
export type ProductVariant = z.infer<typeof variantSchema>;

const localSizeGuide = z.object({
	columns: z.array(z.string()),
	rows: z.array(z.object({ size: z.string(), centimetres: z.array(z.number()) })),
});
export type LocalSizeGuide = z.infer<typeof localSizeGuide>;

export const storeRefusals = {
	"store.unknown_product": {
		status: 404,
		message: { id: "Produk ini tidak ada.", en: "This product does not exist." },
	},
} as const satisfies RefusalTable;

export const productDetail = endpoint({
	method: "GET",
	path: "/products/:slug",
	summary: "One product with its sizes, pictures and what goes with it",
	access: "public",
	input: z.object({ slug: pathWord }),
	answer: z.object({
		...productSummarySchema.shape,
		category: z.enum(productCategories),
		description: z.string(),
		pictures: z.array(pictureRefSchema),
		weightGrams: z.int(),
		/** How many of it one member may have, over all sizes and orders. */
		memberLimit: z.nullable(z.int()),
		/** The day pre-orders ship from: "2026-12-20"; null where none are taken. */
		shipsOn: z.nullable(z.string()),
		variants: z.array(variantSchema),
		sizeGuide: z.nullable(localSizeGuide),
		/** Whose name is on the back. */
		player: z.nullable(
			z.object({
				slug: z.string(),
				division: z.string(),
				name: z.string(),
				position: z.string(),
				portrait: pictureRefSchema,
			}),
		),
		/** Name and number printing; null where nothing can be printed on it. */
		printing: z.nullable(
			z.object({
				kit: z.enum(kitNames),
				/** Added to the price. */
				price: z.int(),
				/** Extra working days. */
				days: z.int(),
				/** The club's own players, printed as given. */
				players: z.array(z.object({ name: z.string(), number: z.int() })),
			}),
		),
		related: z.array(productSummarySchema),
		/** Headlines only, so that the page fits into the first round trip on a slow phone. */
		stories: z.array(storySchema.omit({ excerpt: true })),
	}),
	refusals: storeRefusals,
	tags: ["store", "players", "news"],
	ownTag: ({ slug }) => `store/${slug}`,
});
