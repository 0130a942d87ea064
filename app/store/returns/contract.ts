import * as z from "zod";
import { photoId, photoSchema } from "../../editing/photos/contract";
import { orderRefusals } from "../../orders/contract";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { longestReturnWords, mostReturnPhotos, returnReasons, returnStates } from "./return-states";

export const returnsPerPage = 50;

export const returnRefusals = {
	...orderRefusals,
	"return.not_arrived": {
		status: 409,
		message: {
			id: "Pesanan ini belum sampai. Pengembalian bisa diajukan setelah diterima.",
			en: "This order hasn't arrived yet. You can request a return once you have it.",
		},
	},
	"return.too_late": {
		status: 409,
		message: {
			id: "Pengembalian hanya bisa diajukan dalam tujuh hari sejak diterima.",
			en: "Returns can only be requested within seven days of delivery.",
		},
	},
	"return.not_returnable": {
		status: 409,
		message: {
			id: "Salah satu barang dibuat khusus untukmu dan tidak bisa dikembalikan.",
			en: "One of these was made for you and can't be returned.",
		},
	},
	"return.not_left": {
		status: 409,
		message: {
			id: "Jumlah itu melebihi yang masih bisa dikembalikan.",
			en: "That is more than can still be returned.",
		},
	},
	"return.unknown_photo": {
		status: 409,
		message: {
			id: "Salah satu foto sudah tidak ada. Unggah lagi.",
			en: "One of the photos is gone. Please upload it again.",
		},
	},
} as const satisfies RefusalTable;

const number = z.string().check(z.maxLength(300));
const position = z.int().check(z.gte(1), z.lte(10_000));
const quantity = z.int().check(z.gte(1), z.lte(10_000));
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReturnWords));

const returnSchema = z.object({
	id: z.string(),
	state: z.enum(returnStates),
	reason: z.enum(returnReasons),
	words: z.string(),
	photos: z.array(photoSchema),
	/** The staff's answer. */
	answer: z.nullable(z.string()),
	askedAt: z.string(),
	decidedAt: z.nullable(z.string()),
	receivedAt: z.nullable(z.string()),
	/** What is refunded; null until the items are back. */
	refunded: z.nullable(z.int()),
	lines: z.array(z.object({ position: z.int(), title: z.string(), quantity: z.int(), writtenOff: z.int() })),
});
export type ShownReturn = z.infer<typeof returnSchema>;

/** What can be returned and until when, and the returns so far. */
export const myReturnsSchema = z.object({
	/** Deadline for requesting a return; null when nothing can be returned any more, or not yet. */
	until: z.nullable(z.string()),
	lines: z.array(
		z.object({
			position: z.int(),
			title: z.string(),
			/** How many of it can still be returned. */
			left: z.int(),
			/** Made to order: never taken back. */
			isReturnable: z.boolean(),
		}),
	),
	/** Newest first. */
	returns: z.array(returnSchema),
	/** Where accepted returns are sent. */
	sendTo: z.object({ name: z.string(), address: z.string(), postcode: z.string(), phone: z.string() }),
});
export type MyReturns = z.infer<typeof myReturnsSchema>;

export const askReturn = endpoint({
	method: "POST",
	path: "/orders/:number/returns",
	summary: "Request a return within seven days of delivery, with photos",
	access: "member",
	once: true,
	status: 201,
	input: z.object({
		number,
		lines: z.array(z.object({ position, quantity })).check(z.minLength(1), z.maxLength(200)),
		reason: z.enum(returnReasons),
		words,
		photos: z.array(photoId).check(z.minLength(1), z.maxLength(mostReturnPhotos)),
	}),
	answer: myReturnsSchema,
	refusals: returnRefusals,
});

export const staffReturnRefusals = {
	"return.disputed": {
		status: 409,
		message: {
			id: "Bank pembeli menarik uang pesanan ini. Tunggu hasil sengketanya dulu.",
			en: "The buyer's bank has taken this order's money back. Wait for the dispute's outcome.",
		},
	},
	"return.unknown": {
		status: 404,
		message: { id: "Pengembalian ini tidak ada.", en: "This return does not exist." },
	},
	"return.decided": {
		status: 409,
		message: {
			id: "Pengembalian ini sudah diputuskan.",
			en: "This return has already been decided.",
		},
	},
	"return.not_accepted": {
		status: 409,
		message: {
			id: "Pengembalian ini tidak sedang menunggu barangnya.",
			en: "This return is not waiting for any items.",
		},
	},
	"return.not_left": returnRefusals["return.not_left"],
} as const satisfies RefusalTable;

const staffReturnSchema = z.object({
	...returnSchema.shape,
	number: z.string(),
	buyer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
});
const access = { staff: "seller" } as const;

export const staffReturns = endpoint({
	method: "GET",
	path: "/staff/returns",
	summary: "Requested returns, longest waiting first; decided ones, newest first",
	access: { staff: ["seller", "support"] },
	input: z.object({
		state: z._default(z.enum(returnStates), "asked"),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		returns: z.array(staffReturnSchema),
		next: z.nullable(z.string()),
		/** Up to 1,000: the work to do. */
		counts: z.object({ asked: z.int(), accepted: z.int() }),
	}),
});

export const acceptReturn = endpoint({
	method: "POST",
	path: "/staff/returns/:id/accepted",
	summary: "Accept a return: the fan may send the items; `words` go with the message",
	access,
	input: z.object({ id: z.uuid(), words: z._default(z.string().check(z.trim(), z.maxLength(500)), "") }),
	answer: staffReturnSchema,
	refusals: staffReturnRefusals,
});

export const refuseReturn = endpoint({
	method: "POST",
	path: "/staff/returns/:id/refused",
	summary: "Refuse a return, giving the reason; also after it was accepted, if something else arrived",
	access,
	input: z.object({ id: z.uuid(), words: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
	answer: staffReturnSchema,
	refusals: staffReturnRefusals,
});

export const receiveReturn = endpoint({
	method: "POST",
	path: "/staff/returns/:id/received",
	summary: "The items are back: refunded and for sale again, except those written off by position",
	access,
	once: true,
	input: z.object({
		id: z.uuid(),
		writtenOff: z._default(z.array(z.object({ position, quantity })).check(z.maxLength(200)), []),
	}),
	answer: staffReturnSchema,
	refusals: staffReturnRefusals,
});
