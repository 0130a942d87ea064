import * as z from "zod";
import { placedOrderSchema } from "../orders/contract";
import { methodSchema } from "../payments/contract";
import { endpoint } from "../platform/contract";
import type { RefusalTable } from "../platform/refusal";

export const mostLines = 50;
/** Of one size and colour in one order. */
export const mostOfOne = 10;

export const checkoutRefusals = {
	"checkout.gone": {
		status: 409,
		message: {
			id: "Ada barang yang sudah tidak dijual.",
			en: "Something in your order is no longer for sale.",
		},
	},
	"checkout.too_many": {
		status: 409,
		message: { id: "Jumlahnya melebihi batas.", en: "That is more than one order may have." },
	},
	"checkout.not_enough": {
		status: 409,
		message: { id: "Stoknya tidak cukup.", en: "There is not enough left." },
	},
} as const satisfies RefusalTable;

export const placeStoreOrder = endpoint({
	method: "POST",
	path: "/checkout/orders",
	summary: "Place an order for goods: prices are fixed and stock is held from now on",
	access: "member",
	once: true,
	status: 201,
	input: z.object({
		items: z
			.array(z.object({ variantId: z.uuid(), quantity: z.int().check(z.gte(1), z.lte(mostOfOne)) }))
			.check(z.minLength(1), z.maxLength(mostLines)),
		method: methodSchema,
	}),
	answer: placedOrderSchema,
	refusals: checkoutRefusals,
});
