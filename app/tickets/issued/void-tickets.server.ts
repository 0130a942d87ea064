import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Share } from "../../orders/allotments/allotments.server";
import type { NamedTickets } from "../../orders/refunds/refund-order.server";
import type { Order } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import type { JobContext } from "../../platform/data/jobs.server";
import { listRefundedShares, sharesOfPlaces } from "../seats/ordered-seats.server";
import { chooseTickets } from "./choose-tickets.server";
import { lockOrderTickets } from "./order-tickets.server";
import { ticketReturns } from "./returns/tables.server";
import { type IssuedTicket, issuedTickets } from "./tables.server";
import { tellMember } from "./tell-member.server";

/** Somebody from the waiting list has just taken it. */
const isGivenBack = sql`exists (select from ${ticketReturns} r where r.pass_id = ${issuedTickets.id} and r.outcome = 'taken')`;

/**
 * The tickets that come back with a refund. Fans who are already inside stay in: a used ticket is refunded without being
 * voided, and its place stays sold. Returns the places to give back.
 */
export async function takeBackTickets(
	context: Pick<JobContext, "db" | "jobs">,
	order: Pick<Order, "id" | "memberId">,
	returned: readonly { position: number; quantity: number }[],
	{ tickets, holdersKnow = false }: NamedTickets,
): Promise<Share[]> {
	const { db } = context;
	// Refunded before the tickets were issued: there are places, and no tickets to find them by.
	if ((await db.$count(issuedTickets, eq(issuedTickets.orderId, order.id))) === 0)
		return listRefundedShares(db, order.id, returned);
	const left = (await lockOrderTickets(db, order.id)).filter(({ refundedAt }) => !refundedAt);
	const chosen = chooseTickets(left, order, returned, tickets);
	const voided = await voidTickets(db, isOneOf(chosen));
	if (!holdersKnow) await tellVoidedHolders(context, order, voided);
	const used = chosen.filter(({ state }) => state === "used");
	await db.update(issuedTickets).set({ refundedAt: sql`now()` }).where(isOneOf(used));
	return sharesOfPlaces(voided);
}

const isOneOf = (some: readonly IssuedTicket[]) =>
	inArray(
		issuedTickets.id,
		some.map(({ id }) => id),
	);

/** Voids these tickets, except those that somebody has gone in with. Only what is returned has a place to give back. */
export const voidTickets = (db: Db, which: SQL | undefined): Promise<IssuedTicket[]> =>
	db
		.update(issuedTickets)
		.set({
			state: sql`case when ${isGivenBack} then 'returned' else 'void' end`,
			endedAt: sql`now()`,
			isDisputed: false,
		})
		.where(and(which, eq(issuedTickets.state, "valid")))
		.returning();

/** The buyer hears of the order; whoever was given a ticket of it hears of the ticket. */
export async function tellVoidedHolders(
	context: Pick<JobContext, "db" | "jobs">,
	order: Pick<Order, "memberId">,
	voided: readonly IssuedTicket[],
) {
	for (const pass of voided)
		if (pass.memberId !== order.memberId) await tellMember(context, pass.memberId, "voided", pass);
}
