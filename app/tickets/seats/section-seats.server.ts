import { and, asc, eq, sql } from "drizzle-orm";
import { createAllotments, leftOf, unsoldOf } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { isSalePublished } from "../sales/published-sales.server";
import { type TicketSeat, ticketSales, ticketSeats, ticketSections } from "../tables.server";
import type { SeatKind } from "./seat-kinds";

export type Seat = TicketSeat & { isFree: boolean; isHeld: boolean };

export async function listSeats(db: Db, sectionId: string): Promise<Seat[]> {
	const rows = await db
		.select({ seat: ticketSeats, left: leftOf(ticketSeats), unsold: unsoldOf(ticketSeats) })
		.from(ticketSeats)
		.where(eq(ticketSeats.sectionId, sectionId))
		.orderBy(asc(ticketSeats.row), asc(ticketSeats.number));
	return rows.map(({ seat, left, unsold }) => ({
		...seat,
		isFree: left > 0,
		isHeld: left <= 0 && unsold > 0,
	}));
}

/** As everybody sees them: none while the sale is a draft. */
export async function listShownSeats(db: Db, sectionId: string): Promise<Seat[]> {
	const [section] = await db
		.select({ id: ticketSections.id })
		.from(ticketSections)
		.innerJoin(ticketSales, eq(ticketSales.id, ticketSections.saleId))
		.where(and(eq(ticketSections.id, sectionId), isSalePublished));
	return section ? listSeats(db, section.id) : [];
}

/** In a query over sections. */
export const isNumbered =
	sql<boolean>`exists (select from ${ticketSeats} seat where seat.section_id = ${ticketSections}.id)`.as(
		"is_numbered",
	);

type NewSeat = { id?: string; row: number; number: number; kind?: SeatKind; isSold?: boolean };

/** Numbers a section. Its quota must be the number of seats. */
export async function insertSeats(db: Db, sectionId: string, seats: readonly NewSeat[]) {
	const sizes = seats.map(({ id, isSold }) => ({ id, size: 1, sold: isSold ? 1 : 0 }));
	const ids = await createAllotments(db, "seat", sizes);
	await db
		.insert(ticketSeats)
		.values(seats.map(({ isSold: _, ...seat }, at) => ({ ...seat, id: ids[at]!, sectionId })));
}
