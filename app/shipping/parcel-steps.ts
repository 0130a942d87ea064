import type { Localized } from "../platform/language";

/** What becomes of a parcel, in one vocabulary for all couriers. */
export const parcelSteps = [
	"label_created",
	"awaiting_pickup",
	"in_transit",
	"out_for_delivery",
	"delivered",
	"problem",
	"returning",
	"returned",
	"lost",
	"cancelled",
] as const;
export type ParcelStep = (typeof parcelSteps)[number];

export const parcelStepTexts: Record<ParcelStep, Localized> = {
	label_created: { id: "Pesanan diserahkan ke kurir", en: "Handed over to the courier" },
	awaiting_pickup: { id: "Kurir menuju gudang", en: "The courier is on the way to the warehouse" },
	in_transit: { id: "Dalam perjalanan", en: "On its way" },
	out_for_delivery: { id: "Sedang diantar ke alamatmu", en: "Out for delivery to your address" },
	delivered: { id: "Sudah diterima", en: "Delivered" },
	problem: { id: "Ada kendala, kami pantau", en: "There is a problem; we are watching it" },
	returning: { id: "Dikembalikan ke gudang", en: "On its way back to the warehouse" },
	returned: { id: "Sudah kembali di gudang", en: "Back at the warehouse" },
	lost: { id: "Gagal kirim, hubungi kami", en: "Delivery failed; please contact us" },
	cancelled: { id: "Pengiriman dibatalkan", en: "Shipment cancelled" },
};

/** Nothing more is expected from the courier. */
export const isFinalStep = (step: ParcelStep) =>
	step === "delivered" || step === "returned" || step === "lost" || step === "cancelled";

/** The fan hears of it before asking. */
export const isTrouble = (step: ParcelStep) =>
	step === "problem" || step === "returning" || step === "returned" || step === "lost";
