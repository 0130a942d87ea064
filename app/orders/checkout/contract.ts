import * as z from "zod";
import { addressRefusals, coordinatesSchema } from "../../delivery/addresses/address-contract";
import { districtOrVillageCode } from "../../delivery/areas/area-level";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { printInput, printRefusals } from "../../store/printing/print";
import { mostLines, mostOfOne } from "../cart/limits";
import { placedOrderSchema, unpaidRefusals } from "../contract";
import { methodSchema } from "../payments/contract";
import { mostVouchers, voucherRefusals } from "../vouchers/voucher-refusals";

const items = z
	.array(
		z.object({
			variantId: z.uuid(),
			quantity: z.int().check(z.gte(1), z.lte(mostOfOne)),
			/** The print on its back. */
			print: z.optional(printInput),
			/** The ship date the fan was shown: nobody pre-orders unawares. */
			shipsOn: z.optional(z.iso.date()),
		}),
	)
	.check(z.minLength(1), z.maxLength(mostLines));
export type CheckoutItems = z.output<typeof items>;

const voucherCodes = z._default(
	z.array(z.string().check(z.maxLength(60))).check(z.maxLength(mostVouchers)),
	[],
);
const giftWrap = z._default(z.boolean(), false);
const rupiah = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
const serviceName = z.string().check(z.minLength(1), z.maxLength(80));

/** A service offered by `/checkout/rates`, at the price that was shown. */
const deliveryChoice = z.object({
	/** One of the member's addresses; not needed for pick-ups. */
	addressId: z.optional(z.uuid()),
	courier: serviceName,
	service: serviceName,
	price: z.int().check(z.gte(0), z.lte(100_000_000)),
	/** Whether to insure the goods at the service's `insurance` price. */
	isInsured: z._default(z.boolean(), false),
});
export type ChosenDelivery = z.input<typeof deliveryChoice>;

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
		message: { id: "Jumlahnya melebihi batas.", en: "That is more than the limit per order." },
	},
	"checkout.not_enough": {
		status: 409,
		message: { id: "Stoknya tidak cukup.", en: "There is not enough left." },
	},
	"checkout.over_limit": {
		status: 409,
		message: { id: "Jumlahnya melebihi batas per anggota.", en: "That is more than the limit per member." },
	},
	"checkout.ships_later": {
		status: 409,
		message: { id: "Ini pre-order dan dikirim nanti.", en: "This is a pre-order and ships later." },
	},
	"checkout.needs_address": {
		status: 409,
		message: { id: "Pilih alamat kirim dulu.", en: "Choose an address first." },
	},
	"checkout.rate_old": {
		status: 409,
		message: {
			id: "Ongkirnya perlu dihitung lagi. Pilih kurir sekali lagi.",
			en: "The delivery price needs to be updated. Choose the courier again.",
		},
	},
	"checkout.rate_changed": {
		status: 409,
		message: { id: "Ongkirnya berubah.", en: "The delivery price has changed." },
	},
	"checkout.no_insurance": {
		status: 409,
		message: {
			id: "Kurir ini tidak mengasuransikan pesananmu. Pilih lagi kurirnya.",
			en: "This courier does not insure your order. Choose the courier again.",
		},
	},
	"checkout.total_changed": {
		status: 409,
		message: { id: "Totalnya berubah.", en: "The total has changed." },
	},
	"checkout.no_gift_wrap": {
		status: 409,
		message: { id: "Bungkus kado sedang tidak tersedia.", en: "Gift wrapping is not available." },
	},
	"checkout.no_pick_up": {
		status: 409,
		message: {
			id: "Pesanan tidak bisa lagi diambil pada laga ini.",
			en: "Orders can no longer be picked up at this match.",
		},
	},
	...printRefusals,
} as const satisfies RefusalTable;

export const placeStoreOrder = endpoint({
	method: "POST",
	path: "/checkout/orders",
	summary: "Place an order for goods: prices are fixed and stock is held from now on",
	access: "member",
	inLine: true,
	once: true,
	status: 201,
	input: z.object({
		items,
		/** Not needed where vouchers cover everything. */
		method: z.optional(methodSchema),
		delivery: deliveryChoice,
		vouchers: voucherCodes,
		giftWrap,
		/** The total shown to the fan. If it differs now, nothing is ordered; without it, today's total applies. */
		total: z.optional(rupiah),
		/** Removes what was ordered from the member's cart. */
		fromCart: z._default(z.boolean(), false),
		/** For those who pack it. */
		note: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
	}),
	answer: placedOrderSchema,
	refusals: { ...checkoutRefusals, ...unpaidRefusals, ...addressRefusals, ...voucherRefusals },
});

const dayRange = z.object({ from: z.string(), to: z.string() });

const deliveryServiceSchema = z.object({
	/** "jne", or "pickup". */
	courier: z.string(),
	courierName: z.string(),
	service: z.string(),
	name: z.string(),
	price: z.int(),
	/** What insuring the goods costs on top; null where that is not offered. */
	insurance: z.nullable(z.int()),
	/** Days of the club's calendar: "2026-11-18". */
	arrival: dayRange,
	/** Whether it is sure to arrive before the next home match; null where none is near. */
	isBeforeMatch: z.nullable(z.boolean()),
});
export type DeliveryService = z.infer<typeof deliveryServiceSchema>;

export const deliveryRates = endpoint({
	method: "POST",
	path: "/checkout/rates",
	summary: "Delivery prices and arrival dates of these items to a district, by courier and service",
	access: "public",
	inLine: true,
	input: z.object({
		items,
		/** The code of a district or village, from `/areas`; without it, pick-ups only. */
		area: z.optional(z.string().check(z.regex(districtOrVillageCode))),
		postcode: z._default(z.string().check(z.regex(/^(\d{5})?$/)), ""),
		/** Without them, no instant couriers. */
		coordinates: z._default(z.nullable(coordinatesSchema), null),
	}),
	answer: z.object({
		/** "remembered": the couriers don't respond, and these are their last known prices. "away": none are known. */
		state: z.enum(["fresh", "remembered", "away"]),
		askedAt: z.string(),
		weightGrams: z.int(),
		/** False where no courier delivers. */
		isServed: z.boolean(),
		services: z.array(deliveryServiceSchema),
		/** The cheapest courier; for matchday items, the cheapest that arrives before the next home match. */
		suggested: z.nullable(z.object({ courier: z.string(), service: z.string() })),
		match: z.nullable(z.object({ slug: z.string(), title: z.string(), startsAt: z.string() })),
	}),
	refusals: checkoutRefusals,
});

export const voucherTrial = endpoint({
	method: "POST",
	path: "/checkout/vouchers",
	summary: "What an order would cost, with voucher discounts; redeems nothing",
	access: "public",
	inLine: true,
	input: z.object({
		items,
		vouchers: voucherCodes,
		/** The chosen courier's price, for free shipping. */
		shippingPrice: z._default(z.int().check(z.gte(0), z.lte(100_000_000)), 0),
		/** The chosen courier's insurance; no voucher takes anything off it. */
		insurancePrice: z._default(z.int().check(z.gte(0), z.lte(100_000_000)), 0),
		giftWrap,
	}),
	answer: z.object({
		subtotal: z.int(),
		/** The price of gift wrapping; 0 where it is not wanted. */
		giftWrap: z.int(),
		discounts: z.array(
			z.object({
				code: z.string(),
				/** Shown to the fan: its code, or its title if it was not typed. */
				name: z.string(),
				title: z.string(),
				amount: z.int(),
				off: z.enum(["goods", "shipping"]),
				isAutomatic: z.boolean(),
			}),
		),
		/** With the reason as text, to be shown beside it. */
		refused: z.array(
			z.object({ code: z.string(), name: z.string(), reason: z.string(), message: z.string() }),
		),
		total: z.int(),
		/** Fewer where something is nearly gone. The order's own deadline is final. */
		minutesToPay: z.int(),
	}),
	refusals: checkoutRefusals,
});
