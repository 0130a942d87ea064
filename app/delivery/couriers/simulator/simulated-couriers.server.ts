import { createHash } from "node:crypto";
import { eq, or } from "drizzle-orm";
import type { Db } from "../../../platform/data/database.server";
import { transaction } from "../../../platform/data/transaction.server";
import type { CourierNetwork, Tracking } from "../../shipping/courier";
import type { CourierContext } from "../couriers.server";
import { act, cancelled, catchUp, firstScan, type SimulatedDelivery } from "./simulated-journey";
import { simulatedRates } from "./simulated-rates";
import { type SimulatedParcel, simulatedParcels } from "./tables.server";

/** In-house couriers: parcels advance by themselves within minutes, and nobody carries anything. */
export function simulatedCouriers({ db }: CourierContext): CourierNetwork {
	return {
		name: "simulator",
		askEverySeconds: 20,
		listRates: async (request) => simulatedRates(request),
		async book({ reference, origin, destination }) {
			const waybill = waybillOf(reference);
			await db
				.insert(simulatedParcels)
				.values({
					reference,
					waybill,
					origin: origin.address,
					destination: destination.city,
					scans: [firstScan(origin.address, new Date())],
				})
				.onConflictDoNothing();
			return { bookingId: reference, trackingId: reference, waybill };
		},
		async cancel(bookingId) {
			const tracked = await changeParcel(db, bookingId, (parcel) => cancelled(catchUp(parcel, new Date())));
			return tracked?.scans.at(-1)?.step === "cancelled";
		},
		track: async ({ trackingId, waybill }) =>
			changeParcel(db, trackingId ?? waybill ?? "", (parcel) => catchUp(parcel, new Date())),
		readNotice: () => null,
	};
}

/** The buttons beside a parcel. Null where the simulator has no such parcel. */
export const actOnParcel = (db: Db, waybill: string, what: SimulatedDelivery, now = new Date()) =>
	changeParcel(db, waybill, (parcel) => act(catchUp(parcel, now), what, now));

async function changeParcel(
	db: Db,
	name: string,
	change: (parcel: SimulatedParcel) => SimulatedParcel,
): Promise<Tracking | null> {
	return transaction(db, async (db) => {
		const [parcel] = await db
			.select()
			.from(simulatedParcels)
			.where(or(eq(simulatedParcels.reference, name), eq(simulatedParcels.waybill, name)))
			.for("update");
		if (!parcel) return null;
		const { scans, done, trouble } = change(parcel);
		await db
			.update(simulatedParcels)
			.set({ scans, done, trouble })
			.where(eq(simulatedParcels.reference, parcel.reference));
		return { waybill: parcel.waybill, scans: scans.map((scan) => ({ ...scan, at: new Date(scan.at) })) };
	});
}

/** Twelve digits, like real waybills; stable for a parcel. */
const waybillOf = (reference: string) =>
	(BigInt(`0x${createHash("sha256").update(reference).digest("hex").slice(0, 14)}`) % 10n ** 12n)
		.toString()
		.padStart(12, "0");
