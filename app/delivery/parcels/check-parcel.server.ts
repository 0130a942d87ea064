import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import * as z from "zod";
import { orderChanged } from "../../orders/order-signal.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { tellBuyer } from "../../orders/tell-buyer.server";
import type { Db } from "../../platform/data/database.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { couriersNamed } from "../couriers/couriers.server";
import type { ParcelNotice, Tracking } from "../shipping/courier";
import { isTrouble, type ParcelStep } from "../shipping/parcel-steps";
import { followParcels } from "../tracking/follow-order.server";
import { ownNetwork } from "./own-network";
import { parcelScans, parcels } from "./tables.server";

/** The only source of truth about a parcel: ask the courier. Notices, jobs and page views all end here. */
export const checkParcel = defineJob({
	name: "check-parcel",
	data: z.object({ parcelId: z.uuid() }),
	retry: { tries: 5, delay: 30 },
	run: async (context, { parcelId }) => {
		const { db, settings } = context;
		const [parcel] = await db.select().from(parcels).where(eq(parcels.id, parcelId));
		if (!parcel || parcel.network === ownNetwork || !(parcel.trackingId ?? parcel.waybill)) return;
		const tracking = await couriersNamed(parcel.network, { db, settings }).track(parcel);
		if (tracking) await takeScans(context, parcelId, tracking, parcel.trackingId);
	},
});

/** Every minute, for parcels whose courier may be asked again. */
export const checkParcels = defineJob({
	name: "check-parcels",
	data: z.object({}),
	retry: { tries: 0, delay: 60 },
	every: "* * * * *",
	run: async ({ db, jobs, settings }) => {
		const { askEverySeconds } = couriersNamed(settings.COURIERS, { db, settings });
		for (const { id } of await claimDueChecks(db, askEverySeconds))
			await jobs.send(db, checkParcel, { parcelId: id });
	},
});

/** Claims those parcels that are on their way and have not been checked lately. */
export const claimDueChecks = (db: Db, askEverySeconds: number, orderId?: string) =>
	db
		.update(parcels)
		.set({ askedAt: sql`now()` })
		.where(
			and(
				orderId ? eq(parcels.orderId, orderId) : undefined,
				ne(parcels.network, ownNetwork),
				or(isNotNull(parcels.trackingId), isNotNull(parcels.waybill)),
				sql`coalesce(${parcels.step}, '') not in ('delivered', 'returned', 'lost', 'cancelled')`,
				sql`coalesce(${parcels.askedAt} < now() - make_interval(secs => ${askEverySeconds}), true)`,
			),
		)
		.returning({ id: parcels.id });

/** False when it is not a parcel of ours; that is not the courier's fault. */
export async function askAbout(
	{ db, jobs }: Pick<JobContext, "db" | "jobs">,
	network: string,
	{ trackingId, waybill }: ParcelNotice,
): Promise<boolean> {
	const isMeant = or(
		trackingId ? eq(parcels.trackingId, trackingId) : undefined,
		waybill ? eq(parcels.waybill, waybill) : undefined,
	);
	const found = await db
		.select({ id: parcels.id })
		.from(parcels)
		.where(and(eq(parcels.network, network), isMeant));
	for (const { id } of found) await jobs.send(db, checkParcel, { parcelId: id });
	return found.length > 0;
}

/** Stores new scans, moves the order along, and tells the fan of trouble proactively. */
export async function takeScans(
	context: Pick<JobContext, "db" | "jobs">,
	parcelId: string,
	{ waybill, scans }: Tracking,
	/** Whose scans these are: news of a booking that has been cancelled meanwhile is of no use. */
	trackingId?: string | null,
): Promise<void> {
	const { jobs } = context;
	await transaction(context.db, async (db) => {
		const [known] = await db
			.select({ orderId: parcels.orderId })
			.from(parcels)
			.where(eq(parcels.id, parcelId));
		if (!known) return;
		await findAnyOrder(db, { id: known.orderId }, "update");
		const [before] = await db.select().from(parcels).where(eq(parcels.id, parcelId)).for("update");
		if (trackingId !== undefined && before?.trackingId !== trackingId) return;
		if (scans.length > 0)
			await db
				.insert(parcelScans)
				.values(scans.map((scan) => ({ ...scan, parcelId })))
				.onConflictDoNothing();
		const last = scans.at(-1);
		const left = scans.find(({ step }) => hasLeft(step))?.at;
		const trouble = last && isTrouble(last.step) ? last.step : null;
		const isNews = last && (!before?.lastScanAt || last.at > before.lastScanAt);
		await db
			.update(parcels)
			.set({
				waybill: before?.waybill ?? waybill,
				...(last && { step: last.step, lastScanAt: last.at }),
				...(left && !before?.shippedAt && { shippedAt: left }),
				...(isNews && { toldTrouble: trouble }),
			})
			.where(eq(parcels.id, parcelId));
		if (isNews) orderChanged(db, known.orderId);
		if (trouble && isNews && before?.toldTrouble !== trouble)
			await tellBuyer({ db, jobs }, known.orderId, "parcel_trouble", { courier: before?.courier });
		await followParcels({ db, jobs }, known.orderId, { actor: "system" });
	});
}

const hasLeft = (step: ParcelStep) =>
	!["label_created", "awaiting_pickup", "cancelled"].includes(step) && step !== "lost";
