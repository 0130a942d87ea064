import * as z from "zod";
import { photoId, photoSchema } from "../../editing/photos/contract";
import { orderRefusals } from "../../orders/contract";
import { orderStates } from "../../orders/order-states";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { pageNumber } from "../../platform/lists/page-number";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { storeRefusals } from "../contract";
import { fits } from "./fit";

export const ratingsPerPage = 6;
export const longestRating = 1_000;
export const mostRatingPhotos = 4;
/** Of the latest delivered items; older ones are found in the orders. */
export const mostToRate = 50;

const votes = z.object({ small: z.int(), right: z.int(), large: z.int() });
const stars = z.int().check(z.gte(1), z.lte(5));

const ratingSchema = z.object({
	id: z.string(),
	/** The first name. */
	name: z.string(),
	/** URL of the member's photo; empty without one, or if the member is hidden. */
	avatar: z.string(),
	stars,
	words: z.string(),
	size: z.nullable(z.string()),
	fit: z.nullable(z.enum(fits)),
	photos: z.array(photoSchema),
	/** Bought and received by the author. */
	isVerified: z.boolean(),
	/** The club's reply. */
	answer: z.nullable(z.string()),
	at: z.string(),
	isEdited: z.boolean(),
});
export type ShownRating = z.infer<typeof ratingSchema>;

export const productRatings = endpoint({
	method: "GET",
	path: "/products/:slug/ratings",
	summary: "Buyers' ratings of a product, newest first",
	access: "public",
	input: z.object({ slug: z.string().check(z.maxLength(120)), page: pageNumber }),
	answer: z.object({
		/** With one decimal; null while there are no ratings. */
		average: z.nullable(z.number()),
		count: z.int(),
		/** How many gave five stars, four, down to one. */
		distribution: z.array(z.object({ stars: z.int(), count: z.int() })),
		votes,
		ratings: z.array(ratingSchema),
		page: z.int(),
		pageCount: z.int(),
	}),
	refusals: storeRefusals,
	tags: ["store"],
	ownTag: (_, { slug }) => `store/${slug}`,
});

/** An item of one of the member's orders, with the member's own rating. */
export const itemSchema = z.object({
	number: z.string(),
	position: z.int(),
	orderState: z.enum(orderStates),
	orderedAt: z.string(),
	title: z.string(),
	quantity: z.int(),
	amount: z.int(),
	size: z.nullable(z.string()),
	/** Null once the store no longer has it. */
	product: z.nullable(z.object({ slug: z.string(), picture: pictureRefSchema, votes })),
	/** Delivered, and can be rated or its rating changed. */
	canRate: z.boolean(),
	rating: z.nullable(
		z.object({
			stars,
			words: z.string(),
			fit: z.nullable(z.enum(fits)),
			photos: z.array(photoSchema),
			/** The club's reply. */
			answer: z.nullable(z.string()),
			editableUntil: z.string(),
		}),
	),
});
export type MyItem = z.infer<typeof itemSchema>;

const orderNumber = z.string().check(z.maxLength(300));

export const itemsToRate = endpoint({
	method: "GET",
	path: "/user/items-to-rate",
	summary: "Delivered items the member has not rated yet, newest first, and how many there are",
	access: "member",
	input: z.object({
		limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostToRate)), 5),
	}),
	answer: z.object({ items: z.array(itemSchema), count: z.int() }),
});

export const ratingRefusals = {
	...orderRefusals,
	"rating.unknown_item": {
		status: 404,
		message: { id: "Barang ini tidak ada di pesananmu.", en: "This item is not in your order." },
	},
	"rating.not_arrived": {
		status: 409,
		message: {
			id: "Barangnya belum sampai. Nilai bisa diberikan setelah kamu menerimanya.",
			en: "It hasn't arrived yet. You can rate it once you have it.",
		},
	},
	"rating.closed": {
		status: 409,
		message: {
			id: "Nilai hanya bisa diubah selama 30 hari.",
			en: "A rating can only be changed for 30 days.",
		},
	},
	"rating.unknown_photo": {
		status: 409,
		message: {
			id: "Salah satu foto sudah tidak ada. Unggah lagi.",
			en: "One of the photos is gone. Please upload it again.",
		},
	},
} as const satisfies RefusalTable;

export const rateItem = endpoint({
	method: "PUT",
	path: "/orders/:number/items/:position/rating",
	summary: "Rate a delivered item, once; for 30 days the same call changes the rating",
	access: "member",
	input: z.object({
		number: orderNumber,
		position: z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)),
		stars,
		words: z._default(z.string().check(z.trim(), z.maxLength(longestRating)), ""),
		fit: z._default(z.nullable(z.enum(fits)), null),
		photos: z._default(z.array(photoId).check(z.maxLength(mostRatingPhotos)), []),
	}),
	answer: z.object({ item: itemSchema }),
	refusals: ratingRefusals,
});
