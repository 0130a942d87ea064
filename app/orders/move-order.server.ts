import { and, eq, sql } from "drizzle-orm";
import { allColumns } from "../platform/data/columns.server";
import type { Db } from "../platform/data/database.server";
import { statement } from "../platform/data/statement.server";
import { numberInvoice } from "./documents/invoice-number.server";
import { orderChanged } from "./order-signal.server";
import { type OrderState, statesBefore } from "./order-states";
import { type Order, type OrderActor, orderEvents, orders } from "./tables.server";

export type Mover = { actor: OrderActor; actorId?: string; note?: string };

/**
 * Moves an order to another state, if its current state allows that, and writes the timeline; a paid one gets its invoice's
 * number. Null if not: somebody else was faster, or it was done before. Call it in the transaction of whatever the move causes.
 */
export async function moveOrder(
	db: Db,
	orderId: string,
	to: OrderState,
	{ actor, actorId, note }: Mover,
): Promise<Order | null> {
	const from = statesBefore(to);
	const [moved] = await move.run(db, {
		orderId,
		from,
		to,
		actor,
		actorId: actorId ?? null,
		note: note ?? null,
	});
	if (!moved) return null;
	orderChanged(db, orderId);
	if (to === "paid") await numberInvoice(db, orderId);
	return moved;
}

const given = sql.placeholder;

const move = statement<Order>(
	() => sql`
		with moved as (
			update ${orders} set state = ${given("to")},
				paid_at = case when ${given("to")}::text = 'paid' then now() else paid_at end
			where id = ${given("orderId")} and state = any(${given("from")}::text[])
			returning *
		), told as (
			insert into ${orderEvents} (order_id, state, actor, actor_id, note)
			select id, state, ${given("actor")}::text, ${given("actorId")}::uuid, ${given("note")}::text from moved
		)
		select ${allColumns(orders)} from moved`,
);

/** The order goes on: it is what it was before, as its timeline says. Null if it is not disputed. */
export async function returnFromDispute(
	db: Db,
	orderId: string,
	{ actor, actorId }: Mover,
): Promise<Order | null> {
	const before = sql<OrderState>`(
		select state from ${orderEvents} event where event.order_id = ${orderId} and state <> 'disputed'
		order by at desc, id desc limit 1)`;
	const [moved] = await db
		.update(orders)
		.set({ state: before })
		.where(and(eq(orders.id, orderId), eq(orders.state, "disputed")))
		.returning();
	if (!moved) return null;
	orderChanged(db, orderId);
	await db
		.insert(orderEvents)
		.values({ orderId, state: moved.state, actor, actorId: actorId ?? null, note: "dispute won" });
	return moved;
}
