import { giveBack } from "../../orders/allotments/allotments.server";
import { sharesOf } from "../../orders/placing/place-order.server";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import { bookParcel } from "../packing/book-parcel.server";
import { followParcels } from "../tracking/follow-order.server";
import { ownNetwork } from "./own-network";
import { listParcels, listToPack } from "./parcel-lines.server";

/** The order's dispute was won: parcels that were not booked yet are, and what happened on the way meanwhile counts. */
export async function resumeParcels(context: Pick<CallContext, "db" | "jobs">, orderId: string) {
	const { db, jobs } = context;
	for (const { parcel } of await listParcels(db, [orderId]))
		if (parcel.network !== ownNetwork && !parcel.waybill)
			await jobs.send(db, bookParcel, { parcelId: parcel.id });
	await followParcels(context, orderId, { actor: "system" });
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
