import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Share } from "../../allotments/allotments.server";
import { countRefunded } from "../../orders/sold-orders.server";
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

/** Of lines that come back before they were issued: the last places first, as `listPaidPlaces` leaves them out. */
export async function listRefundedSeats(
	db: Db,
	orderId: string,
	returned: readonly { position: number; quantity: number }[],
): Promise<Share[]> {
	const seats = await db
		.select()
		.from(orderedPlaces)
		.where(and(eq(orderedPlaces.orderId, orderId), isNotNull(orderedPlaces.seatId)))
		.orderBy(desc(orderedPlaces.place));
	const refunded = await countRefunded(db, [orderId]);
	return returned.flatMap(({ position, quantity }) => {
		const inAll = refunded.find((line) => line.position === position)?.quantity ?? quantity;
		return seats
			.filter((seat) => seat.position === position)
			.slice(inAll - quantity, inAll)
			.map(({ seatId }) => ({ allotmentId: seatId!, quantity: 1 }));
	});
}
