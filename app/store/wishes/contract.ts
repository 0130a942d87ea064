import * as z from "zod";
import { type AnswerOf, endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import { storeRefusals } from "../contract";
import { productSummarySchema } from "../products/product-summary";

/** Per wish list, and per call. */
export const mostWishes = 100;

const slug = pathWord;
const slugList = z.object({ slugs: z.array(z.string()) });

export const someProducts = endpoint({
	method: "GET",
	path: "/product-summaries",
	summary: "Products by their slugs, in that order, without those no longer sold",
	access: "public",
	input: z.object({
		/** Comma-separated. */
		slugs: z.string().check(z.maxLength(12_000), z.regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/)),
	}),
	answer: z.object({ products: z.array(productSummarySchema) }),
});

export const wishList = endpoint({
	method: "GET",
	path: "/wishes",
	summary: "The member's wish list, newest first",
	access: "member",
	input: z.object({}),
	answer: slugList,
});

export const saveWishes = endpoint({
	method: "POST",
	path: "/wishes",
	summary: "Add products to the member's wish list; a guest's are merged in after log-in",
	access: "member",
	input: z.object({ slugs: z.array(slug).check(z.minLength(1), z.maxLength(mostWishes)) }),
	answer: slugList,
});

export const dropWish = endpoint({
	method: "DELETE",
	path: "/wishes",
	summary: "Remove a product from the member's wish list (idempotent)",
	access: "member",
	input: z.object({ slug }),
	answer: slugList,
});

const waiting = z.object({ variantIds: z.array(z.string()) });

export const stockNoticeList = endpoint({
	method: "GET",
	path: "/stock-notices",
	summary: "The sizes of a product that the member wants to be told about when they are back",
	access: "member",
	input: z.object({ slug }),
	answer: waiting,
});

export const waitedSizes = endpoint({
	method: "GET",
	path: "/user/stock-notices",
	summary: "All sizes the member wants to be told about when they are back, newest first",
	access: "member",
	input: z.object({}),
	answer: z.object({
		sizes: z.array(z.object({ variantId: z.string(), title: z.string(), product: z.string() })),
	}),
});
export type WaitedSize = AnswerOf<typeof waitedSizes>["sizes"][number];

export const askForNotice = endpoint({
	method: "PUT",
	path: "/stock-notices",
	summary: "Be told once, by mail and in the inbox, when a size is back in stock",
	access: "member",
	input: z.object({ variantId: z.uuid() }),
	answer: z.object({ isWaiting: z.boolean() }),
	refusals: storeRefusals,
});

export const dropNotice = endpoint({
	method: "DELETE",
	path: "/stock-notices",
	summary: "Cancel that notice",
	access: "member",
	input: z.object({ variantId: z.uuid() }),
	answer: z.object({ isWaiting: z.boolean() }),
});
