import { inArray } from "drizzle-orm";
import { club } from "../../../club/profile";
import { giveBack } from "../../orders/allotments/allotments.server";
import { sharesOf } from "../../orders/placing/place-order.server";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import { type Language, localize } from "../../platform/words/language";
import { bookParcel } from "../packing/book-parcel.server";
import { followParcels } from "../tracking/follow-order.server";
import { ownNetwork } from "./own-network";
import { listParcels, listToPack } from "./parcel-lines.server";
import { deliveries } from "./tables.server";

/** The order's dispute was won: parcels that were not booked yet are, and what happened on the way meanwhile counts. */
export async function resumeParcels(context: Pick<CallContext, "db" | "jobs">, orderId: string) {
	const { db, jobs } = context;
	for (const { parcel } of await listParcels(db, [orderId]))
		if (parcel.network !== ownNetwork && !parcel.waybill)
			await jobs.send(db, bookParcel, { parcelId: parcel.id });
	await followParcels(context, orderId, { actor: "system" });
}

/** What of these orders is in the club, and what has gone. */
export async function describeDisputedParcels(db: Db, orderIds: readonly string[], language: Language) {
	const [boxes, toPack] = await Promise.all([listParcels(db, orderIds), listToPack(db, orderIds)]);
	const names = await db
		.select({ orderId: deliveries.orderId, name: deliveries.name })
		.from(deliveries)
		.where(inArray(deliveries.orderId, [...orderIds]));
	const nameOf = new Map(names.map(({ orderId, name }) => [orderId, localize(name, language)]));
	const described = boxes.map(({ parcel: { orderId, serial, courier, waybill, step, ...parcel } }) => ({
		orderId,
		parcel: {
			serial,
			courierName: club.couriers.find(({ key }) => key === courier)?.name ?? nameOf.get(orderId) ?? courier,
			waybill,
			step,
			shippedAt: parcel.shippedAt?.toISOString() ?? null,
			deliveredAt: step === "delivered" ? (parcel.lastScanAt?.toISOString() ?? null) : null,
		},
	}));
	const unpacked = new Map<string, number>();
	for (const { line, unpacked: left } of toPack)
		unpacked.set(line.orderId, (unpacked.get(line.orderId) ?? 0) + left);
	const parcels = new Map(
		[...Map.groupBy(described, ({ orderId }) => orderId)].map(([id, of]) => [
			id,
			of.map(({ parcel }) => parcel),
		]),
	);
	return { parcels, unpacked };
}

/** It was lost: whatever has not left the club can be sold again. */
export async function giveBackUnsent(db: Db, orderId: string) {
	const toPack = await listToPack(db, [orderId]);
	const boxes = await listParcels(db, [orderId]);
	const here = boxes.filter(({ parcel }) => !parcel.shippedAt && parcel.step !== "delivered");
	const unsent = toPack.map(({ line: { position, allotmentId }, unpacked }) => ({
		allotmentId,
		quantity: here
			.flatMap(({ contents }) => contents)
			.filter((content) => content.position === position)
			.reduce((sum, { quantity }) => sum + quantity, unpacked),
	}));
	await giveBack(db, sharesOf(unsent.filter(({ quantity }) => quantity > 0)));
}
