import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { printInput, printRefusals, printSchema } from "../../store/printing/print";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { mostLines, mostOfOne } from "./limits";

const lineSchema = z.object({
	id: z.string(),
	variantId: z.string(),
	/** A printed shirt is a separate line from a plain one. */
	print: z.nullable(printSchema),
	name: z.string(),
	/** "M, biru, cetak ARUNA 10"; empty where there is only one. */
	choice: z.string(),
	quantity: z.int(),
	/** The price the fan agreed to. If it differs from the current price, show that and ask for confirmation. */
	seenPrice: z.int(),
	/** The ship date the fan agreed to; null for what was in stock. */
	seenShipsOn: z.nullable(z.string()),
	/** The current state in the store; null once it is no longer sold. */
	now: z.nullable(
		z.object({
			/** The slug of its product. */
			product: z.string(),
			picture: pictureRefSchema,
			price: z.int(),
			/** Stock left besides the lines above, regardless of the limit. */
			left: z.int(),
			/** The day a pre-order ships: "2026-12-20"; null for what is in stock. */
			shipsOn: z.nullable(z.string()),
			/** How many of it one member may have, over all sizes and orders. */
			memberLimit: z.nullable(z.int()),
		}),
	),
});
export type CartLine = z.infer<typeof lineSchema>;

const cartSchema = z.object({
	/** Null while nothing was ever added. */
	id: z.nullable(z.string()),
	lines: z.array(lineSchema),
	/** Of items, not lines. */
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
		message: { id: "Jumlahnya melebihi batas per anggota.", en: "That is more than the limit per member." },
	},
	"cart.full": {
		status: 409,
		message: {
			id: `Keranjang memuat paling banyak ${mostLines} macam barang.`,
			en: `A cart holds at most ${mostLines} different items.`,
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
/** The price shown to the fan, who thereby agrees to it; without it, today's price when it is added. */
const price = z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000_000)));

/** Likewise the ship date of a pre-order. */
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
	summary: "A variant as a cart line, to buy it at once; nothing is added to the cart",
	access: "public",
	input: z.object({
		variantId,
		/** The print on it. */
		name: z.optional(z.string().check(z.maxLength(80))),
		number: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(99))),
	}),
	answer: lineSchema,
	refusals: cartRefusals,
});

export const addToCart = endpoint({
	method: "POST",
	path: "/cart/lines",
	summary: "Add something to the cart",
	access: "public",
	inLine: true,
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
	summary: "Change a quantity, or agree to a changed price",
	access: "public",
	inLine: true,
	input: z.object({ lineId, quantity, price, shipsOn }),
	answer: cartSchema,
	refusals: cartRefusals,
});

export const removeCartLine = endpoint({
	method: "DELETE",
	path: "/cart/lines/:lineId",
	summary: "Remove something from the cart (idempotent)",
	access: "public",
	input: z.object({ lineId }),
	answer: cartSchema,
	refusals: cartRefusals,
});
