import { eq, sql } from "drizzle-orm";
import { findOrder, listGoodsOrders } from "../orders/sold-orders.server";
import type { MemberContext } from "../platform/bind.server";
import type { AnswerOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import { type Language, localize } from "../platform/language";
import { refuse } from "../platform/refusal";
import { transaction } from "../platform/transaction.server";
import { recordAudit } from "../staff/audit.server";
import { takeScans } from "./check-parcel.server";
import { type packingList, parcelRefusals } from "./contract";
import { findDelivery } from "./deliveries.server";
import { followParcels } from "./follow-order.server";
import { ownNetwork } from "./pack-parcel.server";
import { listParcels, listToPack } from "./parcel-lines.server";
import { parcels } from "./tables.server";

const mostOrders = 200;

export async function listPacking(db: Db, language: Language): Promise<AnswerOf<typeof packingList>> {
	const found = await listGoodsOrders(db, ["paid", "packed"], mostOrders);
	const lines = await listToPack(
		db,
		found.map(({ id }) => id),
	);
	const orders = await Promise.all(
		found.map(async (order) => {
			const [delivery, boxes] = await Promise.all([findDelivery(db, order.id), listParcels(db, order.id)]);
			return {
				number: order.number,
				state: order.state,
				paidAt: order.paidAt?.toISOString() ?? null,
				delivery: delivery && {
					...delivery,
					name: localize(delivery.name, language),
					address: delivery.address && { ...delivery.address, id: order.id, isMain: false },
				},
				lines: lines
					.filter(({ line }) => line.orderId === order.id)
					.map(({ line, unpacked }) => ({
						position: line.position,
						title: localize(line.title, language),
						quantity: line.quantity,
						unpacked,
					})),
				parcels: boxes.map(({ parcel }) => ({ ...parcel, isShipped: parcel.shippedAt !== null })),
			};
		}),
	);
	return { orders };
}

export async function noteShipped(context: MemberContext, parcelId: string): Promise<void> {
	const { jobs, who } = context;
	await transaction(context.db, async (db) => {
		const parcel = await lockParcel(db, parcelId);
		if (parcel.shippedAt) return;
		await db.update(parcels).set({ shippedAt: sql`now()` }).where(eq(parcels.id, parcelId));
		await followParcels({ db, jobs }, parcel.orderId, { actor: "staff", actorId: who.memberId });
		await recordAudit(db, { by: who.memberId, action: "parcels.ship", subject: `parcel/${parcelId}` });
	});
}

export async function noteHandedOver(context: MemberContext, parcelId: string): Promise<void> {
	const { jobs, who } = context;
	await transaction(context.db, async (db) => {
		const parcel = await lockParcel(db, parcelId);
		if (parcel.network !== ownNetwork) throw refuse(parcelRefusals, "parcel.not_a_pick_up");
		if (parcel.step === "delivered") return;
		const scan = { step: "delivered" as const, at: new Date(), place: null, note: null };
		await takeScans({ db, jobs }, parcelId, { waybill: null, scans: [scan] });
		await recordAudit(db, { by: who.memberId, action: "parcels.hand-over", subject: `parcel/${parcelId}` });
	});
}

/** The order first, then its parcel: everybody locks them in this order. */
async function lockParcel(db: Db, parcelId: string) {
	const [known] = await db.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, parcelId));
	if (known) await findOrder(db, { id: known.orderId }, "update");
	const [parcel] = await db.select().from(parcels).where(eq(parcels.id, parcelId)).for("update");
	if (!parcel) throw refuse(parcelRefusals, "parcel.unknown");
	return parcel;
}
