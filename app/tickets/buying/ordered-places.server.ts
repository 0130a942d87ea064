import { asc, eq, inArray } from "drizzle-orm";
import { listLines } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { orderedPlaces, ticketSales, ticketSections } from "../tables.server";

/** Every place of these orders that was written down: which section and seat it is, and for whom. */
export async function listOrderedPlaces(db: Db, orderIds: readonly string[]) {
	const lines = await listLines(db, orderIds, "ticket");
	const sections = await db
		.select({ id: ticketSections.id, eventId: ticketSales.eventId })
		.from(ticketSections)
		.innerJoin(ticketSales, eq(ticketSales.id, ticketSections.saleId))
		.where(inArray(ticketSections.id, [...new Set(lines.map(({ reference }) => reference!))]));
	const places = await db
		.select()
		.from(orderedPlaces)
		.where(inArray(orderedPlaces.orderId, [...orderIds]))
		.orderBy(asc(orderedPlaces.orderId), asc(orderedPlaces.position), asc(orderedPlaces.place));
	return places.map(({ orderId, position, holder, seatId }) => {
		const line = lines.find((one) => one.orderId === orderId && one.position === position)!;
		const { id: sectionId, eventId } = sections.find(({ id }) => id === line.reference)!;
		return { orderId, holder, seatId, sectionId, eventId };
	});
}

/** The only place of an order with one line of one ticket. */
export const savePlace = (db: Db, place: { orderId: string; holder: string; seatId: string | null }) =>
	db.insert(orderedPlaces).values({ ...place, position: 1, place: 1 });
