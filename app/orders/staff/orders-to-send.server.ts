import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import { goesBy } from "../../delivery/parcels/order-conditions.server";
import type { Db } from "../../platform/data/database.server";
import type { OrderState } from "../order-states";
import { type Order, orders } from "../tables.server";

/** Paid goods not shipped yet, longest waiting first; the next page starts after an order. */
export async function listToSend(
	db: Db,
	{
		states,
		after,
		courier,
		perPage,
	}: {
		states: readonly Extract<OrderState, "paid" | "packed">[];
		after?: string | undefined;
		courier?: string | undefined;
		perPage: number;
	},
): Promise<{ orders: Order[]; next: string | null }> {
	const afterIt = (column: SQLWrapper) => sql`(select ${column} from ${orders} where number = ${after})`;
	const waitingSince = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`;
	const rows = await db
		.select()
		.from(orders)
		.where(
			and(
				eq(orders.kind, "goods"),
				// Repeating the condition makes the planner underestimate the rows and sort them all instead of reading an index in order.
				inArray(orders.state, [...states]),
				after
					? sql`(${waitingSince}, ${orders.id}) > (${afterIt(waitingSince)}, ${afterIt(orders.id)})`
					: undefined,
				courier ? goesBy(courier, orders.id) : undefined,
			),
		)
		.orderBy(waitingSince, orders.id)
		.limit(perPage + 1);
	const shown = rows.slice(0, perPage);
	return { orders: shown, next: rows.length > perPage ? shown.at(-1)!.number : null };
}
