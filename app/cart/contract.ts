import * as z from "zod";
import { endpoint } from "../platform/contract";
import type { RefusalTable } from "../platform/refusal";
import { printInput, printRefusals, printSchema } from "../printing/print";
import { pictureRefSchema } from "../ui/art/picture-ref";
import { mostLines, mostOfOne } from "./limits";

const lineSchema = z.object({
	id: z.string(),
	variantId: z.string(),
	/** A printed shirt is another line than a plain one. */
	print: z.nullable(printSchema),
	name: z.string(),
	/** "M, biru, cetak ARUNA 10"; empty where there is only one. */
	choice: z.string(),
	quantity: z.int(),
	/** What the fan agreed to. Where it differs from the price, say so and let them confirm. */
	seenPrice: z.int(),
	/** The day from which it is sent, as the fan agreed to it; null for what was in stock. */
	seenShipsOn: z.nullable(z.string()),
	/** As the store has it now; null once it is no longer sold. */
	now: z.nullable(
		z.object({
			/** The slug of its product. */
			product: z.string(),
			picture: pictureRefSchema,
			price: z.int(),
			/** How many can be bought beside the lines above it, however many that is more than the limit. */
			left: z.int(),
			/** The day from which a pre-order is sent: "2026-12-20"; null for what is in stock. */
			shipsOn: z.nullable(z.string()),
			/** How many of it one member may have, in all sizes and orders. */
			memberLimit: z.nullable(z.int()),
		}),
	),
});
export type CartLine = z.infer<typeof lineSchema>;

const cartSchema = z.object({
	/** Null as long as nothing was ever put in. */
	id: z.nullable(z.string()),
	lines: z.array(lineSchema),
	/** Of things, not of lines. */
	count: z.int(),
	/** At today's prices, without what is no longer sold. */
	subtotal: z.int(),
});
export type Cart = z.infer<typeof cartSchema>;

export const cartRefusals = {
	"cart.gone": {
		status: 409,
		message: { id: "Barang ini sudah tidak dijual.", en: "This is no longer for sale." },
	},
	"cart.not_enough": {
		status: 409,
		message: { id: "Stoknya tidak cukup.", en: "There is not enough left." },
	},
	"cart.too_many": {
		status: 409,
		message: {
			id: `Paling banyak ${mostOfOne} untuk satu pilihan.`,
			en: `At most ${mostOfOne} of one size and colour.`,
		},
	},
	"cart.over_limit": {
		status: 409,
		message: { id: "Jumlahnya melebihi batas per anggota.", en: "That is more than one member may have." },
	},
	"cart.full": {
		status: 409,
		message: {
			id: `Keranjang memuat paling banyak ${mostLines} macam barang.`,
			en: `A cart holds at most ${mostLines} different things.`,
		},
	},
	"cart.unknown_line": {
		status: 404,
		message: { id: "Barang ini tidak ada di keranjangmu.", en: "This is not in your cart." },
	},
	...printRefusals,
} as const satisfies RefusalTable;

const lineId = z.uuid();
const variantId = z.uuid();
const quantity = z.int().check(z.gte(1), z.lte(mostOfOne));
/** The price that the fan was shown and so agrees to; without it, today's when it is put in. */
const price = z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000_000)));

/** The same of the day from which a pre-order is sent. */
const shipsOn = z.optional(z.nullable(z.iso.date()));

export const readCart = endpoint({
	method: "GET",
	path: "/cart",
	summary: "The caller's cart, at today's prices and stock; a guest's merges into the member's",
	access: "public",
	input: z.object({}),
	answer: cartSchema,
});

export const variantLine = endpoint({
	method: "GET",
	path: "/cart/variants/:variantId",
	summary: "One size and colour as a line of a cart, to buy it at once; nothing is put into the cart",
	access: "public",
	input: z.object({
		variantId,
		/** To be printed on it. */
		name: z.optional(z.string().check(z.maxLength(80))),
		number: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(99))),
	}),
	answer: lineSchema,
	refusals: cartRefusals,
});

export const addToCart = endpoint({
	method: "POST",
	path: "/cart/lines",
	summary: "Put something into the cart, beside what is already there",
	access: "public",
	input: z.object({
		variantId,
		quantity: z._default(quantity, 1),
		price,
		shipsOn,
		print: z.optional(printInput),
	}),
	answer: cartSchema,
	refusals: cartRefusals,
});

export const changeCartLine = endpoint({
	method: "PUT",
	path: "/cart/lines/:lineId",
	summary: "Another quantity, or agreement to a changed price",
	access: "public",
	input: z.object({ lineId, quantity, price, shipsOn }),
	answer: cartSchema,
	refusals: cartRefusals,
});

export const removeCartLine = endpoint({
	method: "DELETE",
	path: "/cart/lines/:lineId",
	summary: "Take something out of the cart; what is not in it is fine",
	access: "public",
	input: z.object({ lineId }),
	answer: cartSchema,
	refusals: cartRefusals,
});
