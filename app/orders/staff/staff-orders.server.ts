import { and, desc, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { goesBy, isInTrouble } from "../../delivery/parcels/order-conditions.server";
import type { Db } from "../../platform/data/database.server";
import { type OrderState, orderStates } from "../order-states";
import { type Order, orderEvents, orderLines, orders } from "../tables.server";
import { countedTabs, mostCounted, type StaffTab, statesIn } from "./staff-tabs";

export type StaffWish = {
	kind: Order["kind"];
	tab: StaffTab;
	/** The number of the last order on the previous page. */
	after?: string | undefined;
	/** Days in the club's time zone: "2026-11-16". */
	from?: string | undefined;
	to?: string | undefined;
	/** Any one of these: a number, an order, a member. */
	found?: { number: string; orderIds: readonly string[]; memberIds: readonly string[] } | undefined;
	courier?: string | undefined;
	perPage: number;
};

/**
 * One page of all orders, newest first. However many there are, it reads one page per state from an index and merges
 * those; the cursor is an order, not an offset. Search terms are resolved first: otherwise the index of every state would
 * be read to its end for somebody who bought nothing.
 */
export async function listStaffOrders(
	db: Db,
	{ kind, tab, after, from, to, found, courier, perPage }: StaffWish,
): Promise<{ orders: Order[]; next: string | null }> {
	const states = tab === "all" ? orderStates : statesIn[tab];
	const afterIt = (column: SQLWrapper) => sql`(select ${column} from ${orders} where number = ${after})`;
	const isWanted = and(
		eq(orders.kind, kind),
		tab === "to_pay" ? sql`${orders.payBy} > now()` : undefined,
		after
			? sql`(${orders.createdAt}, ${orders.id}) < (${afterIt(orders.createdAt)}, ${afterIt(orders.id)})`
			: undefined,
		from ? sql`${orders.createdAt} >= ${startOf(from)}` : undefined,
		to ? sql`${orders.createdAt} < ${startOf(to)} + interval '1 day'` : undefined,
		courier ? goesBy(courier, orders.id) : undefined,
		tab === "trouble" ? isInTrouble(orders.id) : undefined,
	);
	const pageOf = (state: OrderState) =>
		sql`(select ${orders.id}, ${orders.createdAt} from ${orders} where ${and(isWanted, eq(orders.state, state))}
			order by ${orders.createdAt} desc, ${orders.id} desc limit ${perPage + 1})`;
	const chosen = found
		? sql`select ${orders.id}, ${orders.createdAt} from (${idsOf(found)}) sought join ${orders} using (id)
			where ${and(isWanted, inArray(orders.state, [...states]))}`
		: sql.join(states.map(pageOf), sql` union all `);
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from (${chosen}) found order by created_at desc, id desc limit ${perPage + 1}`);
	const shown = await db
		.select()
		.from(orders)
		.where(
			inArray(
				orders.id,
				rows.slice(0, perPage).map(({ id }) => id),
			),
		)
		.orderBy(desc(orders.createdAt), desc(orders.id));
	return { orders: shown, next: rows.length > perPage ? shown.at(-1)!.number : null };
}

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${club.timeZone})`;

/** Each state by its own index. */
const idsOf = ({ number, orderIds, memberIds }: NonNullable<StaffWish["found"]>) => sql`
	select id from ${orders} where number = ${number}
	union select unnest(${sql.param([...orderIds])}::uuid[])
	union select id from ${orders} where member_id = any(${sql.param([...memberIds])}::uuid[])`;

/** The work to do, up to a thousand each. */
export async function countStaffTabs(db: Db, kind: Order["kind"]) {
	const countOf = (tab: (typeof countedTabs)[number]) =>
		sql`(select count(*) from (select from ${orders} where ${and(
			eq(orders.kind, kind),
			inArray(orders.state, [...statesIn[tab]]),
			tab === "to_pay" ? sql`${orders.payBy} > now()` : undefined,
			tab === "trouble" ? isInTrouble(orders.id) : undefined,
		)} limit ${mostCounted}) found) as ${sql.identifier(tab)}`;
	const { rows } = await db.execute<Record<(typeof countedTabs)[number], number>>(
		sql`select ${sql.join(countedTabs.map(countOf), sql`, `)}`,
	);
	return rows[0]!;
}

/** By the clock, as the fan sees it. */
export const readStanding = ({ state, payBy }: Pick<Order, "state" | "payBy">, now: Date): OrderState =>
	state === "awaiting_payment" && payBy <= now ? "expired" : state;

export const listAllLines = (db: Db, orderIds: readonly string[]) =>
	db
		.select()
		.from(orderLines)
		.where(inArray(orderLines.orderId, [...orderIds]))
		.orderBy(orderLines.orderId, orderLines.position);

export const listTimeline = (db: Db, orderId: string) =>
	db
		.select()
		.from(orderEvents)
		.where(eq(orderEvents.orderId, orderId))
		.orderBy(orderEvents.at, orderEvents.id);

/** The number of orders in each state, and the sum of `amount`, for rows with an order's id and an amount. */
export async function sumByState(db: Db, rows: SQLWrapper) {
	const { rows: sums } = await db.execute<{ state: OrderState; count: number; amount: number }>(sql`
		select ${orders.state} as state, count(*) as count, sum(chosen.amount)::bigint as amount
		from (${rows}) chosen join ${orders} on ${orders.id} = chosen.order_id group by ${orders.state}`);
	return sums;
}
