import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { isTakenBack } from "../../orders/order-states";
import { findAnyOrder } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { followParcels } from "../tracking/follow-order.server";
import { takeScans } from "./check-parcel.server";
import { parcelRefusals } from "./contract";
import { ownNetwork } from "./own-network";
import { parcels } from "./tables.server";

export async function noteShipped(context: MemberContext, parcelId: string): Promise<void> {
	const { jobs, who } = context;
	await transaction(context.db, async (db) => {
		const parcel = await lockSendable(db, parcelId);
		if (parcel.shippedAt) return;
		if (parcel.step === "cancelled") throw refuse(parcelRefusals, "parcel.not_booked");
		await db.update(parcels).set({ shippedAt: sql`now()` }).where(eq(parcels.id, parcelId));
		await followParcels({ db, jobs }, parcel.orderId, { actor: "staff", actorId: who.memberId });
		await recordAudit(db, { by: who, action: "parcels.ship", subject: `parcel/${parcelId}` });
	});
}

export async function noteHandedOver(context: MemberContext, parcelId: string): Promise<void> {
	const { jobs, who } = context;
	await transaction(context.db, async (db) => {
		const parcel = await lockSendable(db, parcelId);
		if (parcel.network !== ownNetwork) throw refuse(parcelRefusals, "parcel.not_a_pick_up");
		if (parcel.step === "delivered") return;
		const scan = { step: "delivered" as const, at: new Date(), place: null, note: null };
		await takeScans({ db, jobs }, parcelId, { waybill: null, scans: [scan] });
		await recordAudit(db, { by: who.memberId, action: "parcels.hand-over", subject: `parcel/${parcelId}` });
	});
}

/** Locks the order first, then its parcel: the same order everywhere. Refuses what must not leave the club. */
export async function lockSendable(db: Db, parcelId: string) {
	const [known] = await db.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, parcelId));
	const order = known && (await findAnyOrder(db, { id: known.orderId }, "update"));
	if (order && isTakenBack(order.state)) throw refuse(parcelRefusals, "order.disputed");
	const [parcel] = await db.select().from(parcels).where(eq(parcels.id, parcelId)).for("update");
	if (!parcel) throw refuse(parcelRefusals, "parcel.unknown");
	return parcel;
}
