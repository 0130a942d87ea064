import * as z from "zod";
import { orderLineKinds } from "../../orders/order-lines";
import { orderStates } from "../../orders/order-states";
import { refundStates } from "../../orders/payments/payment-states";
import { countedTabs, staffTabs } from "../../orders/staff/staff-tabs";
import { endpoint } from "../../platform/http/contract";
import { printSchema } from "../../store/printing/print";
import { addressSchema } from "../addresses/address-contract";
import { collectionField, parcelRefusals, waybillText } from "../parcels/contract";
import { collections } from "../shipping/courier";
import { parcelSteps } from "../shipping/parcel-steps";

export const ordersPerPage = 50;
/** The limit of one bulk call. */
export const mostAtOnce = 100;

const number = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const day = z.iso.date().check(z.regex(/^20/));
const courierKey = z.string().check(z.maxLength(40));
const lookers = { staff: ["seller", "support", "finance"], key: "orders.read" } as const;
const packers = { staff: "seller", key: "orders.pack" } as const;

const deliverySchema = z.object({
	/** "JNE Reguler", "Ambil di Stadion Bahari". */
	name: z.string(),
	courier: z.string(),
	arrival: z.object({ from: z.string(), to: z.string() }),
	/** Null for pick-ups. */
	address: z.nullable(z.object(addressSchema.shape)),
	note: z.nullable(z.string()),
	isInsured: z.boolean(),
});

const bookingStates = ["none", "asked", "made", "refused", "cancelled"] as const;
export type Booking = (typeof bookingStates)[number];

const parcelSchema = z.object({
	id: z.string(),
	serial: z.int(),
	courier: z.string(),
	/** Null until the courier has assigned one, or somebody has typed it. */
	waybill: z.nullable(z.string()),
	step: z.nullable(z.enum(parcelSteps)),
	isShipped: z.boolean(),
	collection: z.enum(collections),
	/** "none" for pick-ups, for a waybill typed by hand, and after a cancellation. */
	booking: z.enum(bookingStates),
	/** Why the courier refused it. */
	bookingFault: z.nullable(z.string()),
	/** The latest trouble the fan was told of: a step, or "silent". */
	trouble: z.nullable(z.string()),
	contents: z.array(z.object({ position: z.int(), quantity: z.int() })),
});

const lineSchema = z.object({
	position: z.int(),
	kind: z.enum(orderLineKinds),
	title: z.string(),
	/** Null for what is not goods, or no longer in the store. */
	sku: z.nullable(z.string()),
	/** The print to be made before packing, and the ship date of a pre-order. */
	details: z.nullable(z.object({ print: z.optional(printSchema), shipsOn: z.optional(z.string()) })),
	quantity: z.int(),
	/** How many are in no parcel yet. */
	unpacked: z.int(),
});

export const staffOrders = endpoint({
	method: "GET",
	path: "/staff/orders",
	summary:
		"All orders, newest first, by tab, day, courier, or search: a number, waybill, e-mail, phone or name",
	access: lookers,
	input: z.object({
		kind: z._default(z.enum(["goods", "tickets"]), "goods"),
		tab: z._default(z.enum(staffTabs), "all"),
		q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
		courier: z.optional(courierKey),
		/** Days in the club's time zone, inclusive. */
		from: z.optional(day),
		to: z.optional(day),
		/** `next` of the previous page. */
		after: z.optional(number),
	}),
	answer: z.object({
		orders: z.array(
			z.object({
				number: z.string(),
				state: z.enum(orderStates),
				total: z.int(),
				placedAt: z.string(),
				paidAt: z.nullable(z.string()),
				buyer: z.string(),
				/** "Jersey kandang, M ×2", without shipping and discounts. */
				items: z.array(z.object({ title: z.string(), quantity: z.int() })),
				delivery: z.nullable(
					z.object({ name: z.string(), courier: z.string(), city: z.nullable(z.string()) }),
				),
				trouble: z.nullable(z.string()),
			}),
		),
		/** Pass it as `after` for the next page; null on the last one. */
		next: z.nullable(z.string()),
		/** Of the tabs with work to do; 1,000 means that or more. */
		counts: z.object(
			Object.fromEntries(countedTabs.map((tab) => [tab, z.int()])) as Record<
				(typeof countedTabs)[number],
				z.ZodInt
			>,
		),
	}),
});

export const staffOrder = endpoint({
	method: "GET",
	path: "/staff/orders/:number",
	summary: "One order with its buyer, lines, timeline, parcels and refunds",
	access: lookers,
	input: z.object({ number }),
	answer: z.object({
		number: z.string(),
		kind: z.enum(["goods", "tickets"]),
		state: z.enum(orderStates),
		total: z.int(),
		placedAt: z.string(),
		payBy: z.string(),
		paidAt: z.nullable(z.string()),
		buyer: z.object({ memberId: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
		delivery: z.nullable(deliverySchema),
		lines: z.array(
			z.object({
				...lineSchema.shape,
				unitPrice: z.int(),
				amount: z.int(),
				discounts: z.array(z.object({ position: z.int(), amount: z.int() })),
				refunded: z.int(),
			}),
		),
		timeline: z.array(
			z.object({
				state: z.enum(orderStates),
				at: z.string(),
				actor: z.string(),
				/** The name of the member of staff. */
				by: z.nullable(z.string()),
				note: z.nullable(z.string()),
			}),
		),
		parcels: z.array(parcelSchema),
		refunds: z.array(
			z.object({
				id: z.string(),
				amount: z.int(),
				reason: z.string(),
				state: z.enum(refundStates),
				askedAt: z.string(),
				doneAt: z.nullable(z.string()),
			}),
		),
	}),
	refusals: parcelRefusals,
});

export const packingList = endpoint({
	method: "GET",
	path: "/staff/packing-list",
	summary: "Paid orders to pack and packed ones to send, longest waiting first",
	access: { staff: "seller", key: "orders.read" },
	input: z.object({
		stage: z._default(z.enum(["all", "to_pack", "to_send"]), "all"),
		courier: z.optional(courierKey),
		after: z.optional(number),
	}),
	answer: z.object({
		orders: z.array(
			z.object({
				number: z.string(),
				state: z.enum(orderStates),
				paidAt: z.nullable(z.string()),
				delivery: z.nullable(deliverySchema),
				lines: z.array(lineSchema),
				parcels: z.array(parcelSchema),
			}),
		),
		next: z.nullable(z.string()),
	}),
});

export const pickList = endpoint({
	method: "GET",
	path: "/staff/pick-list",
	summary: "Pick list: what to fetch for all orders to be packed, summed up",
	access: { staff: "seller", key: "orders.read" },
	input: z.object({}),
	answer: z.object({
		items: z.array(
			z.object({ title: z.string(), sku: z.nullable(z.string()), quantity: z.int(), orders: z.int() }),
		),
	}),
});

/** The result of each, in the order in which they were named. */
const resultsSchema = z.object({
	results: z.array(
		z.object({
			/** An order number, or a parcel id. */
			subject: z.string(),
			isDone: z.boolean(),
			/** A refusal's code and text. */
			error: z.nullable(z.string()),
			message: z.nullable(z.string()),
		}),
	),
});

export const packMany = endpoint({
	method: "POST",
	path: "/staff/packing",
	summary: "Pack each of these orders in one parcel and ask the courier for its waybill",
	access: packers,
	input: z.object({
		numbers: z.array(number).check(z.minLength(1), z.maxLength(mostAtOnce)),
		collection: collectionField,
	}),
	answer: resultsSchema,
});

export const setWaybill = endpoint({
	method: "PUT",
	path: "/staff/parcels/:id/waybill",
	summary: "Enter or correct a parcel's waybill",
	access: packers,
	input: z.object({ id: z.uuid(), waybill: waybillText }),
	answer: z.object({ waybill: z.string() }),
	refusals: parcelRefusals,
});

export const setWaybills = endpoint({
	method: "POST",
	path: "/staff/waybills",
	summary: "Enter the waybills of many orders at once; unpacked ones are packed",
	access: packers,
	input: z.object({
		waybills: z
			.array(z.object({ number, waybill: waybillText }))
			.check(z.minLength(1), z.maxLength(mostAtOnce)),
	}),
	answer: resultsSchema,
});

export const shipMany = endpoint({
	method: "POST",
	path: "/staff/parcels/shipped",
	summary: "Mark parcels as handed to the courier",
	access: packers,
	input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostAtOnce)) }),
	answer: resultsSchema,
});

export const labels = endpoint({
	method: "GET",
	path: "/staff/labels",
	summary: "The contents of parcel labels, in the given order",
	access: { staff: "seller", key: "orders.read" },
	/** Comma-separated ids. */
	input: z.object({ parcels: z.string().check(z.maxLength(4_000)) }),
	answer: z.object({
		labels: z.array(
			z.object({
				id: z.string(),
				number: z.string(),
				serial: z.int(),
				/** "2 of 3": the number of parcels in the order. */
				of: z.int(),
				deliveryName: z.string(),
				courierName: z.string(),
				waybill: z.nullable(z.string()),
				sender: z.object({ name: z.string(), phone: z.string(), address: z.string(), postcode: z.string() }),
				recipient: z.object({ name: z.string(), phone: z.string() }),
				address: z.nullable(z.object(addressSchema.shape)),
				weightGrams: z.int(),
				contents: z.array(z.object({ title: z.string(), sku: z.nullable(z.string()), quantity: z.int() })),
				note: z.nullable(z.string()),
			}),
		),
	}),
});
