import { eq, max } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { isTakenBack } from "../../orders/order-states";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { InputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type packParcel as packParcelEndpoint, parcelRefusals } from "../parcels/contract";
import { findDelivery } from "../parcels/deliveries.server";
import { ownNetwork } from "../parcels/own-network";
import { listToPack } from "../parcels/parcel-lines.server";
import { type Parcel, parcelLines, parcels } from "../parcels/tables.server";
import { followParcels } from "../tracking/follow-order.server";
import { bookParcel } from "./book-parcel.server";

/** Packs lines of a paid order into a parcel. Without a waybill the courier is asked for one. */
export async function createParcel(
	context: MemberContext,
	{ number, lines, waybill, collection = "pickup" }: InputOf<typeof packParcelEndpoint>,
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
				collection,
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
			by: who,
			action: "parcels.pack",
			subject: `order/${order.number}`,
			after: { parcel: parcel.serial, lines: wanted, waybill: waybill ?? null },
		});
		return parcel;
	});
}
