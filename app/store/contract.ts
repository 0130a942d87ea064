import * as z from "zod";
import { storySchema } from "../news/story";
import { houseKeys } from "../platform/club-profile";
import { endpoint } from "../platform/contract";
import { longestSearch } from "../platform/list-address";
import { pageNumber } from "../platform/page-number";
import type { RefusalTable } from "../platform/refusal";
import { pictureRefSchema } from "../ui/art/picture-ref";
import { productCategories } from "./product-category";
import { productSummarySchema } from "./product-summary";

export const productSorts = ["newest", "cheapest", "dearest"] as const;
export type ProductSort = (typeof productSorts)[number];

/** Three rows of four, whatever stands in the large tile. */
export const productsPerPage = 12;

const pathWord = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

export const productList = endpoint({
	method: "GET",
	path: "/products",
	summary: "Merchandise by category, division and words",
	access: "public",
	input: z.object({
		category: z.optional(z.enum(productCategories)),
		division: z.optional(z.enum(houseKeys)),
		q: z.optional(z.string().check(z.trim(), z.maxLength(longestSearch))),
		sort: z._default(z.enum(productSorts), "newest"),
		page: pageNumber,
	}),
	answer: z.object({
		/** What the club shows large on the first page; it is not among the products then. */
		feature: z.nullable(productSummarySchema),
		products: z.array(productSummarySchema),
		/** The large one counts too. */
		total: z.int(),
		/** True when nothing has these words and these are only spelt alike. */
		isGuess: z.boolean(),
		/** By words there may be more, that no page shows. */
		hasMore: z.boolean(),
		page: z.int(),
		pageCount: z.int(),
		/** Houses that sell something at all. */
		divisions: z.array(z.enum(houseKeys)),
	}),
	tags: ["store"],
});
export type ProductListInput = z.output<(typeof productList)["input"]>;

/** One size and colour. */
const variantSchema = z.object({
	id: z.string(),
	sku: z.string(),
	size: z.nullable(z.string()),
	colour: z.nullable(z.string()),
	stock: z.int(),
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
		related: z.array(productSummarySchema),
		stories: z.array(storySchema),
	}),
	refusals: storeRefusals,
	tags: ["store", "players", "news"],
	ownTag: ({ slug }) => `store/${slug}`,
});
