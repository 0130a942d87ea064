import type { Localized } from "../../platform/words/language";

/** A parcel's states, in one vocabulary for all couriers. */
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
	label_created: { id: "Resi dibuat, menunggu kurir", en: "Label created, waiting for the courier" },
	awaiting_pickup: { id: "Kurir menuju gudang", en: "The courier is on the way to the warehouse" },
	in_transit: { id: "Dalam perjalanan", en: "On its way" },
	out_for_delivery: { id: "Sedang diantar ke alamatmu", en: "Out for delivery to your address" },
	delivered: { id: "Sudah diterima", en: "Delivered" },
	problem: { id: "Ada kendala, kami pantau", en: "There's a problem; we're looking into it" },
	returning: { id: "Dikembalikan ke gudang", en: "On its way back to the warehouse" },
	returned: { id: "Sudah kembali di gudang", en: "Back at the warehouse" },
	lost: { id: "Gagal kirim, hubungi kami", en: "Delivery failed; please contact us" },
	cancelled: { id: "Pengiriman dibatalkan", en: "Shipment cancelled" },
};

/** Final steps: no more news is expected from the courier. */
export const isFinalStep = (step: ParcelStep) =>
	step === "delivered" || step === "returned" || step === "lost" || step === "cancelled";

/** Steps the fan is told about proactively. */
export const isTrouble = (step: ParcelStep) =>
	step === "problem" || step === "returning" || step === "returned" || step === "lost";
