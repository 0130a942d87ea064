import { and, eq, isNotNull } from "drizzle-orm";
import type { Share } from "../../allotments/allotments.server";
import type { Db } from "../../platform/database.server";
import { orderedPlaces } from "../tables.server";

/** The seats of an order; its lines name the sections. */
export async function listOrderedSeats(db: Db, orderId: string): Promise<Share[]> {
	const rows = await db
		.select({ seatId: orderedPlaces.seatId })
		.from(orderedPlaces)
		.where(and(eq(orderedPlaces.orderId, orderId), isNotNull(orderedPlaces.seatId)));
	return rows.map(({ seatId }) => ({ allotmentId: seatId!, quantity: 1 }));
}
