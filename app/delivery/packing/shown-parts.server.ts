import { inArray } from "drizzle-orm";
import type { OrderLine } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import { type Language, localize } from "../../platform/words/language";
import { findSkus } from "../../store/stock/skus.server";
import { ownNetwork } from "../parcels/own-network";
import { type Delivery, deliveries, type Parcel } from "../parcels/tables.server";
import type { Booking } from "./contract";

/** How staff see parts of an order, alike on every list. */
export const showDelivery = (delivery: Delivery, language: Language) => ({
	name: localize(delivery.name, language),
	courier: delivery.courier,
	arrival: delivery.arrival,
	address: delivery.address && { ...delivery.address, id: delivery.orderId, isMain: false },
	note: delivery.note,
	isInsured: delivery.isInsured,
});

export const showParcel = ({
	parcel,
	contents,
}: {
	parcel: Parcel;
	contents: { position: number; quantity: number }[];
}) => ({
	id: parcel.id,
	serial: parcel.serial,
	courier: parcel.courier,
	waybill: parcel.waybill,
	step: parcel.step,
	isShipped: parcel.shippedAt !== null,
	collection: parcel.collection,
	booking: bookingOf(parcel),
	bookingFault: parcel.bookingFault,
	trouble: parcel.toldTrouble,
	contents,
});

function bookingOf({ network, bookingId, bookingFault, waybill, step }: Parcel): Booking {
	if (network === ownNetwork) return "none";
	if (bookingFault) return "refused";
	if (step === "cancelled") return "cancelled";
	if (bookingId) return "made";
	return waybill ? "none" : "asked";
}

/** `skuOf(line)`, loaded for all lines at once. */
export async function readSkus(db: Db, lines: readonly Pick<OrderLine, "reference" | "kind">[]) {
	const skus = await findSkus(
		db,
		lines.flatMap(({ kind, reference }) => (kind === "goods" && reference ? [reference] : [])),
	);
	return ({ reference }: Pick<OrderLine, "reference">) => skus.get(reference ?? "") ?? null;
}

export async function listDeliveries(db: Db, orderIds: readonly string[]): Promise<Map<string, Delivery>> {
	const rows = await db
		.select()
		.from(deliveries)
		.where(inArray(deliveries.orderId, [...orderIds]));
	return new Map(rows.map((delivery) => [delivery.orderId, delivery]));
}
