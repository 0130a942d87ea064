import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Share } from "../allotments/allotments.server";
import type { Db } from "../platform/database.server";
import { listRefundedShares, type SoldPlace, sharesOfPlaces } from "../tickets/seats/ordered-seats.server";
import { ticketReturns } from "./returns/tables.server";
import { passes } from "./tables.server";

/** Somebody from the waiting list has just taken it. */
const isGivenBack = sql`exists (select from ${ticketReturns} r where r.pass_id = ${passes.id} and r.outcome = 'taken')`;

/**
 * Voids as many tickets of an order's lines as came back, those that were given back and taken first. Fans who are already
 * inside stay in: a used ticket is refunded without being voided, and its place stays sold. Returns the places to give back.
 */
export async function takeBackTickets(
	db: Db,
	orderId: string,
	returned: readonly { position: number; quantity: number }[],
): Promise<Share[]> {
	// Refunded before the tickets were issued: there are places, and no tickets to find them by.
	if ((await db.$count(passes, eq(passes.orderId, orderId))) === 0)
		return listRefundedShares(db, orderId, returned);
	const voided: SoldPlace[] = [];
	for (const { position, quantity } of returned)
		voided.push(
			...(await voidPasses(
				db,
				sql`${passes.id} in (
					select id from ${passes}
					where order_id = ${orderId} and position = ${position} and state = 'valid'
					order by ${isGivenBack} desc, place desc limit ${quantity} for no key update
				)`,
			)),
		);
	return sharesOfPlaces(voided);
}

/** Voids these tickets, except those that somebody has gone in with. Only what is returned has a place to give back. */
export const voidPasses = (db: Db, which: SQL | undefined): Promise<SoldPlace[]> =>
	db
		.update(passes)
		.set({
			state: sql`case when ${isGivenBack} then 'returned' else 'void' end`,
			endedAt: sql`now()`,
			isDisputed: false,
		})
		.where(and(which, eq(passes.state, "valid")))
		.returning({ sectionId: passes.sectionId, seatId: passes.seatId });
