import { moveOrder } from "../../orders/move-order.server";
import type { OrderActor } from "../../orders/tables.server";
import { tellBuyer } from "../../orders/tell-buyer.server";
import type { CallContext } from "../../platform/http/bind.server";
import { listParcels, listToPack } from "../parcels/parcel-lines.server";

type Mover = { actor: OrderActor; actorId?: string };

/**
 * Moves the order to the state of its parcels: packed when everything is in a parcel, shipped when the last one has left,
 * delivered when the last one has arrived. In the transaction of its cause, with the order locked.
 */
export async function followParcels(
	context: Pick<CallContext, "db" | "jobs">,
	orderId: string,
	mover: Mover,
): Promise<void> {
	const { db } = context;
	const isPacked = (await listToPack(db, [orderId])).every(({ unpacked }) => unpacked <= 0);
	const all = (await listParcels(db, [orderId])).map(({ parcel }) => parcel);
	if (!isPacked || all.length === 0) return;
	await moveOrder(db, orderId, "packed", mover);
	if (!all.every(({ shippedAt, step }) => shippedAt || step === "delivered")) return;
	const { courier } = all[0]!;
	if (await moveOrder(db, orderId, "shipped", mover))
		await tellBuyer(context, orderId, "shipped", { courier });
	if (!all.every(({ step }) => step === "delivered")) return;
	if (await moveOrder(db, orderId, "delivered", mover))
		await tellBuyer(context, orderId, "delivered", { courier });
}
