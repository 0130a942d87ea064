import * as z from "zod";
import { orderStates } from "../../orders/order-states";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { addressSchema } from "../addresses/address-contract";
import { simulatedDeliveries } from "../couriers/simulator/simulated-journey";
import { collections } from "../shipping/courier";
import { parcelSteps } from "../shipping/parcel-steps";

export const trackRefusals = {
	"track.unknown": {
		status: 404,
		message: { id: "Tidak ada kiriman dengan nomor ini.", en: "There is no parcel with this number." },
	},
	"track.other_courier": {
		status: 404,
		message: { id: "Kiriman ini lewat kurir lain.", en: "This parcel is with another courier." },
	},
} as const satisfies RefusalTable;

const scanSchema = z.object({
	at: z.string(),
	step: z.enum(parcelSteps),
	/** In the site's vocabulary for all couriers. */
	text: z.string(),
	place: z.nullable(z.string()),
	/** In the courier's own words. */
	note: z.nullable(z.string()),
});

const trackedParcelSchema = z.object({
	id: z.string(),
	courier: z.string(),
	courierName: z.string(),
	/** Null until the courier has assigned one. */
	waybill: z.nullable(z.string()),
	/** Null until the courier has collected it. */
	step: z.nullable(z.enum(parcelSteps)),
	/** No scan for 48 hours. */
	isSilent: z.boolean(),
	contents: z.array(z.object({ title: z.string(), quantity: z.int() })),
	/** Newest first. */
	scans: z.array(scanSchema),
	/** Carried by the simulator, which can be told what happens next. */
	isSimulated: z.boolean(),
});
export type TrackedParcel = z.infer<typeof trackedParcelSchema>;

const trackedOrderSchema = z.object({
	number: z.string(),
	state: z.enum(orderStates),
	timeline: z.array(z.object({ state: z.enum(orderStates), at: z.string() })),
	/** "JNE Reguler", "Ambil di Stadion Bahari". */
	deliveryName: z.string(),
	arrival: z.object({ from: z.string(), to: z.string() }),
	address: z.nullable(z.object(addressSchema.shape)),
	parcels: z.array(trackedParcelSchema),
	/** Items that are in no parcel yet. */
	toCome: z.array(z.object({ title: z.string(), quantity: z.int() })),
	/** Whether the fan may confirm that everything has arrived. */
	canConfirm: z.boolean(),
});
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;

const someNumber = z.string().check(z.minLength(1), z.maxLength(120));

export const trackOrder = endpoint({
	method: "GET",
	path: "/track-order/:id/:courier",
	summary: "All parcels of one of the member's orders, by the order's number or a waybill",
	access: "member",
	input: z.object({ id: someNumber, courier: someNumber }),
	answer: trackedOrderSchema,
	refusals: trackRefusals,
});

export const receivedRefusals = {
	...trackRefusals,
	"order.not_on_its_way": {
		status: 409,
		message: { id: "Pesanan ini belum dikirim.", en: "This order has not been sent yet." },
	},
} as const satisfies RefusalTable;

export const confirmReceived = endpoint({
	method: "POST",
	path: "/orders/:number/received",
	summary: "The member confirms that everything has arrived; the order is completed",
	access: "member",
	input: z.object({ number: someNumber }),
	answer: z.object({ state: z.enum(orderStates) }),
	refusals: receivedRefusals,
});

export const simulateParcel = endpoint({
	method: "POST",
	path: "/simulator/parcels/:id",
	summary: "Let the simulated courier take its next step, or run into a problem",
	access: "member",
	input: z.object({ id: z.uuid(), act: z._default(z.enum(simulatedDeliveries), "advance") }),
	answer: z.object({ message: z.string() }),
	refusals: trackRefusals,
});

export const courierNoticeRefusals = {
	"notice.unknown_network": { status: 404, message: { id: "Tidak dikenal.", en: "Unknown." } },
	"notice.forged": { status: 403, message: { id: "Bukan dari kurir.", en: "Not from the courier." } },
} as const satisfies RefusalTable;

export const courierNotice = endpoint({
	method: "POST",
	path: "/shipping/notices/:network",
	summary: "A courier's notice that something has changed; we ask the courier what it is",
	access: "public",
	raw: true,
	input: z.object({ network: someNumber }),
	answer: z.object({ status: z.literal("ok") }),
	refusals: courierNoticeRefusals,
});

export const parcelRefusals = {
	"order.unknown": {
		status: 404,
		message: { id: "Tidak ada pesanan dengan nomor ini.", en: "There is no order with this number." },
	},
	"order.not_to_pack": {
		status: 409,
		message: { id: "Pesanan ini tidak sedang dikemas.", en: "This order is not being packed." },
	},
	"order.disputed": {
		status: 409,
		message: {
			id: "Uang pesanan ini ditarik bank pembeli, jadi paketnya ditahan.",
			en: "The buyer's bank has taken this order's money back, so its parcels are on hold.",
		},
	},
	"order.no_delivery": {
		status: 409,
		message: { id: "Pesanan ini tidak punya alamat kirim.", en: "This order has no delivery address." },
	},
	"parcel.too_much": {
		status: 409,
		message: {
			id: "Isi paket tidak cocok dengan yang belum dikemas.",
			en: "The contents do not match what is left to pack.",
		},
	},
	"parcel.waybill_taken": {
		status: 409,
		message: { id: "Resi ini sudah dipakai paket lain.", en: "Another parcel already has this waybill." },
	},
	"parcel.unknown": { status: 404, message: { id: "Paket ini tidak ada.", en: "There is no such parcel." } },
	"parcel.is_a_pick_up": {
		status: 409,
		message: {
			id: "Paket ini diambil sendiri, tanpa resi.",
			en: "This parcel is picked up and has no waybill.",
		},
	},
	"parcel.arrived": {
		status: 409,
		message: { id: "Paket ini sudah sampai.", en: "This parcel has already arrived." },
	},
	"parcel.not_booked": {
		status: 409,
		message: {
			id: "Kurir belum dipesan untuk paket ini.",
			en: "No courier has been booked for this parcel.",
		},
	},
	"parcel.booked": {
		status: 409,
		message: {
			id: "Kurir sudah dipesan untuk paket ini.",
			en: "A courier has already been booked for this parcel.",
		},
	},
	"parcel.too_late": {
		status: 409,
		message: {
			id: "Kurir tidak bisa lagi membatalkan: paketnya sudah di tangannya.",
			en: "The courier can no longer cancel: it already has the parcel.",
		},
	},
	"parcel.courier_away": {
		status: 503,
		message: {
			id: "Layanan kurir tidak menjawab, jadi tidak ada yang berubah. Coba lagi sebentar lagi.",
			en: "The courier service does not respond, so nothing has changed. Try again in a moment.",
		},
	},
	"parcel.not_a_pick_up": {
		status: 409,
		message: { id: "Paket ini dibawa kurir.", en: "This parcel is with a courier." },
	},
} as const satisfies RefusalTable;

export const waybillText = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{6,40}$/));

export const collectionField = z._default(z.enum(collections), "pickup");

export const packParcel = endpoint({
	method: "POST",
	path: "/staff/orders/:number/parcels",
	summary:
		"Pack a parcel. Without lines it contains everything that is left; without a waybill the courier is asked for one",
	access: { staff: "seller", key: "orders.pack" },
	status: 201,
	once: true,
	input: z.object({
		number: z.string().check(z.maxLength(40)),
		lines: z.optional(
			z
				.array(
					z.object({
						position: z.int().check(z.gte(1), z.lte(10_000)),
						quantity: z.int().check(z.gte(1), z.lte(10_000)),
					}),
				)
				.check(z.minLength(1), z.maxLength(200)),
		),
		waybill: z.optional(waybillText),
		/** Whether the courier fetches it, or the club brings it to a counter. */
		collection: collectionField,
	}),
	answer: z.object({ id: z.string(), serial: z.int() }),
	refusals: parcelRefusals,
});

export const shipParcel = endpoint({
	method: "POST",
	path: "/staff/parcels/:id/shipped",
	summary: "Mark a parcel as handed to the courier, or on its way to the stadium",
	access: { staff: "seller", key: "orders.pack" },
	input: z.object({ id: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: parcelRefusals,
});

export const handOverParcel = endpoint({
	method: "POST",
	path: "/staff/parcels/:id/handed-over",
	summary: "Mark a parcel as picked up by the fan at the stadium",
	access: { staff: ["seller", "gate"] },
	input: z.object({ id: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: parcelRefusals,
});

export const cancelBooking = endpoint({
	method: "POST",
	path: "/staff/parcels/:id/booking/cancelled",
	summary: "Cancel the courier of a parcel that it has not fetched yet; the parcel stays packed",
	access: { staff: "seller", key: "orders.pack" },
	input: z.object({ id: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: parcelRefusals,
});

export const bookAgain = endpoint({
	method: "POST",
	path: "/staff/parcels/:id/booking",
	summary: "Book the courier again for a parcel whose booking was cancelled or refused",
	access: { staff: "seller", key: "orders.pack" },
	input: z.object({ id: z.uuid(), collection: collectionField }),
	answer: z.object({ message: z.string() }),
	refusals: parcelRefusals,
});
