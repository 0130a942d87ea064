import { and, eq, ne, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { parcelRefusals } from "../parcels/contract";
import { ownNetwork } from "../parcels/own-network";
import { lockSendable } from "../parcels/staff-parcels.server";
import { parcels } from "../parcels/tables.server";
import { createParcel } from "./pack-parcel.server";

/** The only place where a waybill is entered by hand. Idempotent. */
export async function writeWaybill(context: MemberContext, parcelId: string, typed: string): Promise<string> {
	const waybill = typed.toUpperCase();
	return transaction(context.db, async (db) => {
		const parcel = await lockSendable(db, parcelId);
		if (parcel.waybill === waybill) return waybill;
		if (parcel.network === ownNetwork) throw refuse(parcelRefusals, "parcel.is_a_pick_up");
		if (parcel.step === "delivered") throw refuse(parcelRefusals, "parcel.arrived");
		await keepFree(db, parcel, waybill);
		await db
			.update(parcels)
			// Another waybill is another journey: the courier's former tracking id is no longer used.
			.set({
				waybill,
				trackingId: null,
				bookingId: null,
				bookingFault: null,
				askedAt: sql`null`,
				...(parcel.step === "cancelled" && { step: null }),
			})
			.where(eq(parcels.id, parcelId));
		await recordAudit(db, {
			by: context.who,
			action: "parcels.waybill",
			subject: `parcel/${parcelId}`,
			before: { waybill: parcel.waybill },
			after: { waybill },
		});
		return waybill;
	});
}

/** By order, as in a courier's list: its parcel without a waybill gets it, or all that is left is packed. */
export async function writeWaybillOf(context: MemberContext, number: string, waybill: string): Promise<void> {
	const order = await findAnyOrder(context.db, { number: number.toUpperCase() });
	if (!order) throw refuse(parcelRefusals, "order.unknown");
	const boxes = await context.db
		.select({ id: parcels.id, waybill: parcels.waybill })
		.from(parcels)
		.where(and(eq(parcels.orderId, order.id), ne(parcels.network, ownNetwork)))
		.orderBy(parcels.serial);
	if (boxes.some((box) => box.waybill === waybill.toUpperCase())) return;
	const open = boxes.find((box) => box.waybill === null);
	if (open) await writeWaybill(context, open.id, waybill);
	else
		await createParcel(context, {
			number: order.number,
			waybill: waybill.toUpperCase(),
			collection: "drop_off",
		});
}

async function keepFree(
	db: MemberContext["db"],
	{ id, courier }: { id: string; courier: string },
	waybill: string,
) {
	const [other] = await db
		.select({ id: parcels.id })
		.from(parcels)
		.where(and(eq(parcels.courier, courier), eq(parcels.waybill, waybill), ne(parcels.id, id)));
	if (other) throw refuse(parcelRefusals, "parcel.waybill_taken");
}
