import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Share } from "../../orders/allotments/allotments.server";
import { countRefunded, listLines } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { orderedPlaces } from "../tables.server";

/** The seats of an order; its lines name the sections. */
export async function listOrderedSeats(db: Db, orderId: string): Promise<Share[]> {
	const rows = await seatsOfOrder.run(db, { orderId });
	return rows.map(({ seatId }) => ({ allotmentId: seatId!, quantity: 1 }));
}

const seatsOfOrder = statement((db: Db) =>
	db
		.select({ seatId: orderedPlaces.seatId })
		.from(orderedPlaces)
		.where(and(eq(orderedPlaces.orderId, sql.placeholder("orderId")), isNotNull(orderedPlaces.seatId))),
);

export type SoldPlace = { sectionId: string; seatId: string | null };

/** A place counts in its section and, where it has a number, by its seat. */
export const sharesOfPlaces = (places: readonly SoldPlace[]): Share[] =>
	places
		.flatMap(({ sectionId, seatId }) => (seatId ? [sectionId, seatId] : [sectionId]))
		.map((allotmentId) => ({ allotmentId, quantity: 1 }));

/** Of lines that come back before they were issued: the last places first, as `listPaidPlaces` leaves them out. */
export async function listRefundedShares(
	db: Db,
	orderId: string,
	returned: readonly { position: number; quantity: number }[],
): Promise<Share[]> {
	const lines = await listLines(db, [orderId], "ticket");
	const seats = await db
		.select()
		.from(orderedPlaces)
		.where(and(eq(orderedPlaces.orderId, orderId), isNotNull(orderedPlaces.seatId)))
		.orderBy(desc(orderedPlaces.place));
	const refunded = await countRefunded(db, [orderId]);
	return returned.flatMap(({ position, quantity }) => {
		const sectionId = lines.find((line) => line.position === position)!.reference!;
		const inAll = refunded.find((line) => line.position === position)?.quantity ?? quantity;
		return [
			{ allotmentId: sectionId, quantity },
			...seats
				.filter((seat) => seat.position === position)
				.slice(inAll - quantity, inAll)
				.map(({ seatId }) => ({ allotmentId: seatId!, quantity: 1 })),
		];
	});
}
