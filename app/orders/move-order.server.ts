import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import { numberInvoice } from "./documents/invoice-number.server";
import { type OrderState, statesBefore } from "./order-states";
import { type Order, type OrderActor, orderEvents, orders } from "./tables.server";

type Mover = { actor: OrderActor; actorId?: string; note?: string };

/**
 * Moves an order to another state, if its current state allows that, and writes the timeline; a paid one gets its invoice's
 * number. Null if not: somebody else
 * was faster, or it was done before. Call it in the transaction of whatever the move causes.
 */
export async function moveOrder(
	db: Db,
	orderId: string,
	to: OrderState,
	{ actor, actorId, note }: Mover,
): Promise<Order | null> {
	const [moved] = await db
		.update(orders)
		.set({ state: to, ...(to === "paid" && { paidAt: sql`now()` }) })
		.where(and(eq(orders.id, orderId), inArray(orders.state, statesBefore(to))))
		.returning();
	if (!moved) return null;
	await db
		.insert(orderEvents)
		.values({ orderId, state: to, actor, actorId: actorId ?? null, note: note ?? null });
	if (to === "paid") await numberInvoice(db, orderId);
	return moved;
}

/** The club has won: the order is what it was before, as its timeline says. Null if it is not disputed. */
export async function returnFromDispute(db: Db, orderId: string, actorId: string): Promise<Order | null> {
	const before = sql<OrderState>`(
		select state from ${orderEvents} event where event.order_id = ${orderId} and state <> 'disputed'
		order by at desc, id desc limit 1)`;
	const [moved] = await db
		.update(orders)
		.set({ state: before })
		.where(and(eq(orders.id, orderId), eq(orders.state, "disputed")))
		.returning();
	if (!moved) return null;
	await db
		.insert(orderEvents)
		.values({ orderId, state: moved.state, actor: "staff", actorId, note: "dispute won" });
	return moved;
}
