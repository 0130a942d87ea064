import { eq, inArray } from "drizzle-orm";
import { countRefunded, findAnyOrder, listLines } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { orderedPlaces, ticketSales, ticketSections } from "../tables.server";

export type PaidPlace = {
	position: number;
	/** Counted from one within the line. */
	place: number;
	eventId: string;
	sectionId: string;
	memberId: string;
	holder: string;
	seatId: string | null;
};

/** Every place of an order that has not been refunded: whose it is, who it is for, and where. */
export async function listPaidPlaces(db: Db, orderId: string): Promise<PaidPlace[]> {
	const order = await findAnyOrder(db, { id: orderId });
	const lines = order ? await listLines(db, [orderId], "ticket") : [];
	if (!order || lines.length === 0) return [];
	const sections = await db
		.select({ id: ticketSections.id, eventId: ticketSales.eventId })
		.from(ticketSections)
		.innerJoin(ticketSales, eq(ticketSales.id, ticketSections.saleId))
		.where(
			inArray(
				ticketSections.id,
				lines.map(({ reference }) => reference!),
			),
		);
	const named = await db.select().from(orderedPlaces).where(eq(orderedPlaces.orderId, orderId));
	const refunded = await countRefunded(db, [orderId]);
	return lines.flatMap(({ position, quantity, reference }) => {
		const gone = refunded.find((line) => line.position === position)?.quantity ?? 0;
		const { id: sectionId, eventId } = sections.find(({ id }) => id === reference)!;
		return Array.from({ length: quantity - gone }, (_, index) => {
			const place = index + 1;
			const own = named.find((one) => one.position === position && one.place === place);
			const holder = own?.holder ?? order.buyer.name;
			return {
				position,
				place,
				eventId,
				sectionId,
				memberId: order.memberId,
				holder,
				seatId: own?.seatId ?? null,
			};
		});
	});
}
