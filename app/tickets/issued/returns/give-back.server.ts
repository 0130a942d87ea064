import { and, eq, isNull, sql } from "drizzle-orm";
import { findOrders } from "../../../orders/sold-orders.server";
import type { Db } from "../../../platform/data/database.server";
import { transaction } from "../../../platform/data/transaction.server";
import type { MemberContext } from "../../../platform/http/bind.server";
import { refuse } from "../../../platform/http/refusal";
import { findSaleDeadlines } from "../../sales/sale-deadlines.server";
import { findSeats } from "../../seats/wanted-seats.server";
import { lockOpenOffer, withdrawOffer } from "../../waiting-list/place-offers.server";
import { lockMyTicket } from "../lock-ticket.server";
import type { IssuedTicket } from "../tables.server";
import { hasOpenTransfer } from "../transfers/open-transfers.server";
import { giveBackTicket, keepTicket } from "./contract";
import { offerReturns } from "./offer-returns.server";
import { hasOpenReturn } from "./open-returns.server";
import { ticketReturns } from "./tables.server";

const perGiver = { name: "return-giver", points: 60, seconds: 3_600 };

export async function giveBackOwn(context: MemberContext, code: string) {
	const { limits, who, jobs } = context;
	await limits.take(perGiver, who.memberId);
	const { refusals } = giveBackTicket;
	return transaction(context.db, async (db) => {
		const pass = await lockMyTicket(db, code, who.memberId);
		if (pass.state !== "valid") throw refuse(refusals, "passes.dead");
		if (pass.frozenBy) throw refuse(refusals, "passes.frozen");
		if (pass.isDisputed) throw refuse(refusals, "passes.disputed");
		const { returnUntil, saleId } = (await findSaleDeadlines(db, [pass.eventId])).get(pass.eventId)!;
		if (!returnUntil) throw refuse(refusals, "return.too_late");
		if (!(await findReturnable(db, [pass])).has(pass.id)) throw refuse(refusals, "return.not_possible");
		if ((await hasOpenReturn(db, pass.id)) || (await hasOpenTransfer(db, pass.id)))
			throw refuse(refusals, "passes.offered");
		await db.insert(ticketReturns).values({ passId: pass.id, giverId: who.memberId });
		await jobs.send(db, offerReturns, { saleId });
		return { message: "ok" };
	});
}

/** Anyone it was offered to meanwhile keeps their place in the line and gets another offer. */
export async function cancelReturn(context: MemberContext, code: string) {
	const { refusals } = keepTicket;
	return transaction(context.db, async (db) => {
		const pass = await lockMyTicket(db, code, context.who.memberId);
		const open = and(eq(ticketReturns.passId, pass.id), isNull(ticketReturns.outcome));
		// Locked, so that it is not offered to anybody meanwhile.
		const [back] = await db.select().from(ticketReturns).where(open).for("update");
		if (!back) throw refuse(refusals, "return.none");
		const promised = back.offerId && (await lockOpenOffer(db, { id: back.offerId }));
		if (promised && promised.offer.orderId) throw refuse(refusals, "return.being_paid");
		const [kept] = await db
			.update(ticketReturns)
			.set({ outcome: "withdrawn", endedAt: sql`now()` })
			.where(open)
			.returning();
		if (!kept) throw refuse(refusals, "return.none");
		if (promised) {
			await withdrawOffer({ ...context, db }, promised);
			await context.jobs.send(db, offerReturns, { saleId: promised.fan.saleId });
		}
		return { message: "ok" };
	});
}

/**
 * Which of these tickets can go to the waiting list. Refunds go to whoever paid, so a transferred ticket cannot; and a
 * wheelchair place is no use to the next in line.
 */
export async function findReturnable(db: Db, rows: readonly IssuedTicket[]): Promise<Set<string>> {
	const orders = await findOrders(
		db,
		rows.map(({ orderId }) => orderId),
	);
	const seats = await findSeats(
		db,
		rows.flatMap(({ seatId }) => seatId ?? []),
	);
	const fits = ({ orderId, memberId, seatId }: IssuedTicket) => {
		const order = orders.find(({ id }) => id === orderId);
		const seat = seats.find(({ id }) => id === seatId);
		return order?.memberId === memberId && (!seat || seat.kind === "seat");
	};
	return new Set(rows.filter(fits).map(({ id }) => id));
}
