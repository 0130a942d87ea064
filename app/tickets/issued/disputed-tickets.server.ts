import { and, eq, sql } from "drizzle-orm";
import { giveBack } from "../../orders/allotments/allotments.server";
import { type Order, orders } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import type { JobContext } from "../../platform/data/jobs.server";
import { listPaidPlaces } from "../buying/paid-places.server";
import { sharesOfPlaces } from "../seats/ordered-seats.server";
import { lockOrderTickets } from "./order-tickets.server";
import { issuedTickets } from "./tables.server";
import { tellVoidedHolders, voidTickets } from "./void-tickets.server";

/**
 * The order's payment was charged back: its tickets let nobody in and don't change hands, whoever has them. Locked first, so
 * that a ticket whose transfer is just being accepted is found under its new code.
 */
export async function holdDisputedTickets(db: Db, orderId: string) {
	await lockOrderTickets(db, orderId);
	await db
		.update(issuedTickets)
		.set({ isDisputed: true })
		.where(and(eq(issuedTickets.orderId, orderId), eq(issuedTickets.state, "valid")));
}

/** What became of the tickets of these orders. */
export async function countDisputedTickets(db: Db, orderIds: readonly string[]) {
	const { rows } = await db.execute<{
		orderId: string;
		live: number;
		used: number;
		handedOn: number;
		void: number;
	}>(sql`
		select pass.order_id as "orderId",
			(count(*) filter (where pass.state = 'valid'))::int as live,
			(count(*) filter (where pass.state = 'used'))::int as used,
			(count(*) filter (where pass.state in ('valid', 'used') and pass.member_id <> orders.member_id))::int as "handedOn",
			(count(*) filter (where pass.state = 'void'))::int as void
		from ${issuedTickets} pass join ${orders} on orders.id = pass.order_id
		where pass.order_id in (select unnest(${sql.param(orderIds)}::uuid[]))
		group by pass.order_id`);
	return new Map(rows.map(({ orderId, ...counts }) => [orderId, counts]));
}

/** They are as good as before. */
export async function releaseDisputedTickets(db: Db, orderId: string) {
	await db
		.update(issuedTickets)
		.set({ isDisputed: false })
		.where(and(eq(issuedTickets.orderId, orderId), eq(issuedTickets.isDisputed, true)));
}

/** The club has lost: the tickets are void and their places free, except of fans who had gone in before. */
export async function voidHeld(
	context: Pick<JobContext, "db" | "jobs">,
	order: Pick<Order, "id" | "memberId">,
) {
	const { db } = context;
	const isIssued = (await db.$count(issuedTickets, eq(issuedTickets.orderId, order.id))) > 0;
	const voided = isIssued ? await voidTickets(db, eq(issuedTickets.orderId, order.id)) : [];
	await tellVoidedHolders(context, order, voided);
	await giveBack(db, sharesOfPlaces(isIssued ? voided : await listPaidPlaces(db, order.id)));
}
