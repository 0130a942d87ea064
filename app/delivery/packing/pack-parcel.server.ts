import { eq, max, sql } from "drizzle-orm";
import * as z from "zod";
import { club } from "../../../club/profile";
import { recordAudit } from "../../members/staff/audit.server";
import { isTakenBack } from "../../orders/order-states";
import { findAnyOrder, listGoods } from "../../orders/sold-orders.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { findWeights } from "../../store/stock/for-sale.server";
import { couriersNamed } from "../couriers/couriers.server";
import { type packParcel as packParcelEndpoint, parcelRefusals } from "../parcels/contract";
import { findDelivery } from "../parcels/deliveries.server";
import { listToPack } from "../parcels/parcel-lines.server";
import { type Parcel, parcelLines, parcels } from "../parcels/tables.server";
import { followParcels } from "../tracking/follow-order.server";

/** The pick-up network: no courier can be asked about these. */
export const ownNetwork = "club";

/** Packs lines of a paid order into a parcel. Without a waybill the courier is asked for one. */
export async function createParcel(
	context: MemberContext,
	{ number, lines, waybill }: ParsedInputOf<typeof packParcelEndpoint>,
): Promise<Parcel> {
	return transaction(context.db, async (db) => {
		const { jobs, settings, who } = context;
		const order = await findAnyOrder(db, { number }, "update");
		if (order?.kind !== "goods") throw refuse(parcelRefusals, "order.unknown");
		if (isTakenBack(order.state)) throw refuse(parcelRefusals, "order.disputed");
		if (order.state !== "paid" && order.state !== "packed") throw refuse(parcelRefusals, "order.not_to_pack");
		const delivery = await findDelivery(db, order.id);
		if (!delivery) throw refuse(parcelRefusals, "order.no_delivery");
		const toPack = await listToPack(db, [order.id]);
		const wanted =
			lines ??
			toPack.flatMap(({ line, unpacked }) =>
				unpacked > 0 ? { position: line.position, quantity: unpacked } : [],
			);
		if (wanted.length === 0) throw refuse(parcelRefusals, "order.not_to_pack");
		for (const { position, quantity } of wanted) {
			const line = toPack.find((each) => each.line.position === position);
			if (!line || line.unpacked < quantity) throw refuse(parcelRefusals, "parcel.too_much");
		}
		if (new Set(wanted.map(({ position }) => position)).size < wanted.length)
			throw refuse(parcelRefusals, "parcel.too_much");
		const [last] = await db
			.select({ serial: max(parcels.serial) })
			.from(parcels)
			.where(eq(parcels.orderId, order.id));
		const isPickUp = delivery.address === null;
		const [parcel] = await db
			.insert(parcels)
			.values({
				orderId: order.id,
				serial: (last?.serial ?? 0) + 1,
				network: isPickUp ? ownNetwork : settings.COURIERS,
				courier: delivery.courier,
				service: delivery.service,
				waybill: (!isPickUp && waybill) || null,
			})
			.onConflictDoNothing()
			.returning();
		if (!parcel) throw refuse(parcelRefusals, "parcel.waybill_taken");
		await db
			.insert(parcelLines)
			.values(wanted.map((line) => ({ ...line, parcelId: parcel.id, orderId: order.id })));
		if (!isPickUp && !waybill) await jobs.send(db, bookParcel, { parcelId: parcel.id });
		await followParcels({ db, jobs }, order.id, { actor: "staff", actorId: who.memberId });
		await recordAudit(db, {
			by: who.memberId,
			action: "parcels.pack",
			subject: `order/${order.number}`,
			after: { parcel: parcel.serial, lines: wanted, waybill: waybill ?? null },
		});
		return parcel;
	});
}

/** Books the pick-up with the courier. Idempotent after a crash: couriers identify it by our id. */
export const bookParcel = defineJob({
	name: "book-parcel",
	data: z.object({ parcelId: z.uuid() }),
	retry: { tries: 12, delay: 10 },
	run: async ({ db, settings }, { parcelId }) => {
		const [parcel] = await db.select().from(parcels).where(eq(parcels.id, parcelId));
		if (!parcel || parcel.trackingId || parcel.waybill) return;
		const order = await findAnyOrder(db, { id: parcel.orderId });
		if (order && isTakenBack(order.state)) return;
		const booked = await couriersNamed(parcel.network, { db, settings }).book(
			await bookingOf({ db }, parcel),
		);
		await db
			.update(parcels)
			.set({ trackingId: booked.trackingId, waybill: booked.waybill, askedAt: sql`null` })
			.where(eq(parcels.id, parcelId));
	},
});

async function bookingOf({ db }: Pick<JobContext, "db">, parcel: Parcel) {
	const delivery = await findDelivery(db, parcel.orderId);
	if (!delivery?.address) throw new Error(`Parcel ${parcel.id} has nowhere to go`);
	const { address } = delivery;
	const [goods, contents] = await Promise.all([
		listGoods(db, [parcel.orderId]),
		db.select().from(parcelLines).where(eq(parcelLines.parcelId, parcel.id)),
	]);
	const weights = await findWeights(
		db,
		goods.flatMap(({ reference }) => reference ?? []),
	);
	return {
		reference: parcel.id,
		courier: parcel.courier,
		service: parcel.service,
		origin: {
			area: club.warehouse.district,
			postcode: club.warehouse.postcode,
			name: club.warehouse.name,
			phone: club.warehouse.phone,
			address: club.warehouse.address,
			note: "",
		},
		destination: {
			area: address.place.id,
			postcode: address.postcode,
			name: address.recipient,
			phone: address.phone,
			address: `${address.street}, ${address.place.village?.name ?? ""}, ${address.place.district.name}`,
			note: address.landmark ?? "",
			city: address.place.city.name,
		},
		items: contents.map(({ position, quantity }) => {
			const line = goods.find((each) => each.position === position)!;
			const weightGrams = weights.get(line.reference ?? "") ?? averageGrams;
			return { name: line.title.id, value: line.unitPrice, weightGrams, quantity };
		}),
	};
}

/** The weight of what the store no longer knows. */
export const averageGrams = 400;
