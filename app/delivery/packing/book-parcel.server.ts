import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { club } from "../../../club/profile";
import { recordAudit } from "../../members/staff/audit.server";
import { orderChanged } from "../../orders/order-signal.server";
import { isTakenBack } from "../../orders/order-states";
import { findAnyOrder, listGoods } from "../../orders/sold-orders.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { findWeights } from "../../store/stock/for-sale.server";
import { couriersNamed } from "../couriers/couriers.server";
import { parcelRefusals } from "../parcels/contract";
import { findDelivery } from "../parcels/deliveries.server";
import { lockSendable } from "../parcels/staff-parcels.server";
import { type Parcel, parcelLines, parcels } from "../parcels/tables.server";
import { type BookingRequest, type Collection, CourierAway, CourierRefused } from "../shipping/courier";
import { warehouse } from "../shipping/rates.server";

/** Books the courier. Idempotent after a crash: couriers identify a booking by our reference. */
export const bookParcel = defineJob({
	name: "book-parcel",
	data: z.object({ parcelId: z.uuid() }),
	retry: { tries: 12, delay: 10 },
	run: async ({ db, settings }, { parcelId }) => {
		const [parcel] = await db.select().from(parcels).where(eq(parcels.id, parcelId));
		if (!parcel || parcel.trackingId || parcel.waybill) return;
		const order = await findAnyOrder(db, { id: parcel.orderId });
		if (order && isTakenBack(order.state)) return;
		const change = await bookOrHearWhy({ db, settings }, parcel);
		await db
			.update(parcels)
			.set({ ...change, askedAt: sql`null` })
			.where(and(eq(parcels.id, parcelId), eq(parcels.bookings, parcel.bookings)));
		orderChanged(db, parcel.orderId);
	},
});

async function bookOrHearWhy({ db, settings }: Pick<JobContext, "db" | "settings">, parcel: Parcel) {
	const request = await bookingOf(db, parcel);
	try {
		return await couriersNamed(parcel.network, { db, settings }).book(request);
	} catch (error) {
		if (error instanceof CourierRefused) return { bookingFault: error.message };
		throw error;
	}
}

/** The courier is asked first: nothing is written while it may still come. Idempotent. */
export async function cancelCourier(context: MemberContext, parcelId: string): Promise<void> {
	const { db, settings, who } = context;
	const [parcel] = await db.select().from(parcels).where(eq(parcels.id, parcelId));
	if (!parcel) throw refuse(parcelRefusals, "parcel.unknown");
	if (parcel.step === "cancelled") return;
	if (!parcel.bookingId) throw refuse(parcelRefusals, "parcel.not_booked");
	if (!(await isCancelled({ db, settings }, parcel))) throw refuse(parcelRefusals, "parcel.too_late");
	await transaction(db, async (db) => {
		const [cancelled] = await db
			.update(parcels)
			.set({ bookingId: null, trackingId: null, waybill: null, step: "cancelled", shippedAt: null })
			.where(and(eq(parcels.id, parcelId), eq(parcels.bookings, parcel.bookings)))
			.returning();
		if (!cancelled) return;
		await recordAudit(db, {
			by: who,
			action: "parcels.cancel-courier",
			subject: `parcel/${parcelId}`,
			before: { waybill: parcel.waybill },
		});
		orderChanged(db, parcel.orderId);
	});
}

async function isCancelled({ db, settings }: Pick<JobContext, "db" | "settings">, parcel: Parcel) {
	try {
		return await couriersNamed(parcel.network, { db, settings }).cancel(parcel.bookingId!);
	} catch (error) {
		if (error instanceof CourierAway) throw refuse(parcelRefusals, "parcel.courier_away");
		throw error;
	}
}

export async function bookCourierAgain(context: MemberContext, parcelId: string, collection: Collection) {
	const { jobs, who } = context;
	await transaction(context.db, async (db) => {
		const parcel = await lockSendable(db, parcelId);
		if (parcel.step !== "cancelled" && !parcel.bookingFault) throw refuse(parcelRefusals, "parcel.booked");
		await db
			.update(parcels)
			.set({
				collection,
				bookings: parcel.bookings + 1,
				bookingId: null,
				bookingFault: null,
				trackingId: null,
				waybill: null,
				step: null,
			})
			.where(eq(parcels.id, parcelId));
		await jobs.send(db, bookParcel, { parcelId });
		await recordAudit(db, {
			by: who,
			action: "parcels.book-again",
			subject: `parcel/${parcelId}`,
			after: { collection },
		});
		orderChanged(db, parcel.orderId);
	});
}

async function bookingOf(db: JobContext["db"], parcel: Parcel): Promise<BookingRequest> {
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
	const items = contents.map(({ position, quantity }) => {
		const line = goods.find((each) => each.position === position)!;
		const weightGrams = weights.get(line.reference ?? "") ?? averageGrams;
		return { name: line.title.id, value: line.unitPrice, weightGrams, quantity };
	});
	const worth = items.reduce((sum, { value, quantity }) => sum + value * quantity, 0);
	const { name, phone, address: street } = club.warehouse;
	return {
		reference: parcel.bookings > 1 ? `${parcel.id}-${parcel.bookings}` : parcel.id,
		courier: parcel.courier,
		service: parcel.service,
		collection: parcel.collection,
		insuredValue: delivery.isInsured ? worth : 0,
		origin: { ...warehouse, name, phone, address: street, note: "" },
		destination: {
			area: address.place.id,
			postcode: address.postcode,
			coordinates: address.coordinates ?? null,
			name: address.recipient,
			phone: address.phone,
			address: `${address.street}, ${address.place.village?.name ?? ""}, ${address.place.district.name}`,
			note: address.landmark ?? "",
			city: address.place.city.name,
		},
		items,
	};
}

/** The weight of what the store no longer knows. */
export const averageGrams = 400;
