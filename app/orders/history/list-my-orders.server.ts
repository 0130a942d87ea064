import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { OrderState } from "../order-states";
import { type OrderLine, orderLines, orders } from "../tables.server";
import { type OrderTab, orderTabs, tabOf } from "./order-tabs";
import type { OrdersPlace } from "./orders-place";
import { pageOfOrders } from "./page-of-orders.server";

type Wanted = { kind: "goods" | "tickets"; tab: OrderTab; place: OrdersPlace; perPage: number };

/** One page of a member's orders, newest first, and the count of each tab. */
export async function listMyOrders(db: Db, memberId: string, { kind, tab, place, perPage }: Wanted) {
	const own = and(eq(orders.memberId, memberId), eq(orders.kind, kind));
	const isShown = and(own, tab === "all" ? undefined : inArray(standing, statesIn(tab)));
	const [states, { rows, newer, older }] = await Promise.all([
		db.select({ state: standing, count: count() }).from(orders).where(own).groupBy(standing),
		pageOfOrders(
			{ memberId, time: orders.createdAt, place, perPage },
			({ where, order, limit }) =>
				db
					.select({ order: orders, state: standing })
					.from(orders)
					.where(and(isShown, where))
					.orderBy(...order)
					.limit(limit),
			({ order }) => order.number,
		),
	]);
	const lines = await listBought(
		db,
		rows.map(({ order }) => order.id),
	);
	return {
		orders: rows.map(({ order, state }) => ({ ...order, state, lines: lines.get(order.id) ?? [] })),
		counts: countTabs(states),
		newer,
		older,
	};
}

/** Both kinds, without their lines. */
export const listLatestOrders = (db: Db, memberId: string, limit: number) =>
	db
		.select({
			number: orders.number,
			kind: orders.kind,
			state: standing,
			total: orders.total,
			createdAt: orders.createdAt,
		})
		.from(orders)
		.where(eq(orders.memberId, memberId))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(limit);

/** By the clock, like `standingOf`: an order whose time is up counts as expired. */
const standing: SQL<OrderState> = sql<OrderState>`case when ${orders.state} = 'awaiting_payment' and ${orders.payBy} <= now() then 'expired' else ${orders.state} end`;

const statesIn = (tab: OrderTab) =>
	(Object.keys(tabOf) as OrderState[]).filter((state) => tabOf[state] === tab);

function countTabs(states: { state: OrderState; count: number }[]): Record<OrderTab, number> {
	const counts = Object.fromEntries(orderTabs.map((tab) => [tab, 0])) as Record<OrderTab, number>;
	for (const { state, count } of states) {
		counts[tabOf[state]] += count;
		counts.all += count;
	}
	return counts;
}

/** What was bought, without shipping and discounts. */
export async function listBought(db: Db, orderIds: string[]): Promise<Map<string, OrderLine[]>> {
	if (orderIds.length === 0) return new Map();
	const lines = await db
		.select()
		.from(orderLines)
		.where(and(inArray(orderLines.orderId, orderIds), inArray(orderLines.kind, ["goods", "ticket"])))
		.orderBy(orderLines.orderId, orderLines.position);
	return Map.groupBy(lines, ({ orderId }) => orderId);
}
