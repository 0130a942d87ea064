import { eq, sql } from "drizzle-orm";
import { giveBack } from "../allotments/allotments.server";
import type { Db } from "../platform/database.server";
import { listRefundedSeats } from "../tickets/seats/ordered-seats.server";
import { ticketReturns } from "./returns/tables.server";
import { passes } from "./tables.server";

/** Somebody from the waiting list has just taken it. */
const isGivenBack = sql`exists (select from ${ticketReturns} r where r.pass_id = ${passes.id} and r.outcome = 'taken')`;

/**
 * Voids as many tickets of an order's lines as came back, those that were given back and taken first. Fans who are already
 * inside stay in: a used ticket is refunded without being voided. A voided ticket's seat is free again.
 */
export async function voidPasses(
	db: Db,
	orderId: string,
	returned: readonly { position: number; quantity: number }[],
) {
	// Refunded before the tickets were issued: there are seats, and no tickets to find them by.
	if ((await db.$count(passes, eq(passes.orderId, orderId))) === 0)
		return giveBack(db, await listRefundedSeats(db, orderId, returned));
	for (const { position, quantity } of returned) {
		const { rows } = await db.execute<{ seatId: string | null }>(sql`
			update ${passes} set state = case when ${isGivenBack} then 'returned' else 'void' end, ended_at = now()
			where id in (
				select id from ${passes}
				where order_id = ${orderId} and position = ${position} and state = 'valid'
				order by ${isGivenBack} desc, place desc limit ${quantity} for no key update
			) returning seat_id as "seatId"`);
		await giveBack(
			db,
			rows.flatMap(({ seatId }) => (seatId ? [{ allotmentId: seatId, quantity: 1 }] : [])),
		);
	}
}
