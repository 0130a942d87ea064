import * as z from "zod";
import { orderRefusals } from "../../orders/contract";
import { orderStates } from "../../orders/order-states";
import { photoId, photoSchema } from "../../photos/contract";
import { endpoint } from "../../platform/contract";
import { pageNumber } from "../../platform/page-number";
import type { RefusalTable } from "../../platform/refusal";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { storeRefusals } from "../contract";
import { fits } from "./fit";

export const ratingsPerPage = 6;
export const longestRating = 1_000;
export const mostRatingPhotos = 4;
/** Among the latest things that arrived; whoever has more finds them in their orders. */
export const mostToRate = 50;

const votes = z.object({ small: z.int(), right: z.int(), large: z.int() });
const stars = z.int().check(z.gte(1), z.lte(5));

const ratingSchema = z.object({
	id: z.string(),
	/** The first name. */
	name: z.string(),
	/** URL of the member's photo; empty without one, and where the member is hidden. */
	avatar: z.string(),
	stars,
	words: z.string(),
	size: z.nullable(z.string()),
	fit: z.nullable(z.enum(fits)),
	photos: z.array(photoSchema),
	/** Who rates it has bought and received it. */
	isVerified: z.boolean(),
	/** What the club says to it. */
	answer: z.nullable(z.string()),
	at: z.string(),
	isEdited: z.boolean(),
});
export type ShownRating = z.infer<typeof ratingSchema>;

export const productRatings = endpoint({
	method: "GET",
	path: "/products/:slug/ratings",
	summary: "What buyers say of a product, the newest first",
	access: "public",
	input: z.object({ slug: z.string().check(z.maxLength(120)), page: pageNumber }),
	answer: z.object({
		/** With one decimal; null while there are none. */
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
});

/** A thing of one of the member's orders, with the member's own rating. */
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
	/** It has arrived, and can be rated or its rating be changed. */
	canRate: z.boolean(),
	rating: z.nullable(
		z.object({
			stars,
			words: z.string(),
			fit: z.nullable(z.enum(fits)),
			photos: z.array(photoSchema),
			/** What the club says to it. */
			answer: z.nullable(z.string()),
			editableUntil: z.string(),
		}),
	),
});
export type OwnItem = z.infer<typeof itemSchema>;

const orderNumber = z.string().check(z.maxLength(300));

export const itemsToRate = endpoint({
	method: "GET",
	path: "/user/items-to-rate",
	summary: "What has arrived and the member has not rated yet, the newest first, and how many there are",
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
		message: { id: "Barang ini tidak ada di pesananmu.", en: "This is not in your order." },
	},
	"rating.not_arrived": {
		status: 409,
		message: {
			id: "Barangnya belum sampai. Nilai bisa diberikan setelah kamu menerimanya.",
			en: "It has not arrived yet. You can rate it once you have it.",
		},
	},
	"rating.closed": {
		status: 409,
		message: { id: "Nilai hanya bisa diubah selama 30 hari.", en: "A rating can be changed for 30 days." },
	},
	"rating.unknown_photo": {
		status: 409,
		message: {
			id: "Salah satu foto sudah tidak ada. Unggah lagi.",
			en: "A photograph is gone. Upload it again.",
		},
	},
} as const satisfies RefusalTable;

export const rateItem = endpoint({
	method: "PUT",
	path: "/orders/:number/items/:position/rating",
	summary: "Rate a thing that has arrived, once; for 30 days the same call changes it",
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
