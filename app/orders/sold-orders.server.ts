import { and, eq, exists, inArray, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import type { OrderLineKind } from "./order-lines";
import { type Order, type OrderLine, orderEvents, orderLines, orders, refundLines } from "./tables.server";

/** For slices that act on an order, such as shipping or printing. Locked, nobody else moves it meanwhile. */
export async function findAnyOrder(
	db: Db,
	which: { id: string } | { number: string; memberId?: string },
	lock?: "update",
): Promise<Order | null> {
	const query = db
		.select()
		.from(orders)
		.where(
			"id" in which
				? eq(orders.id, which.id)
				: and(
						eq(orders.number, which.number),
						which.memberId ? eq(orders.memberId, which.memberId) : undefined,
					),
		);
	const [order] = await (lock ? query.for(lock) : query);
	return order ?? null;
}

export const findOrders = (db: Db, orderIds: readonly string[]): Promise<Order[]> =>
	db
		.select()
		.from(orders)
		.where(inArray(orders.id, [...orderIds]));

/** The numbers of these orders, by id. */
export async function findOrderNumbers(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: orders.id, number: orders.number })
		.from(orders)
		.where(inArray(orders.id, [...new Set(orderIds)]));
	return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The lines to be packed. */
export const listGoods = (db: Db, orderIds: readonly string[]) => listLines(db, orderIds, "goods");

export const listLines = (db: Db, orderIds: readonly string[], kind: OrderLineKind): Promise<OrderLine[]> =>
	db
		.select()
		.from(orderLines)
		.where(and(inArray(orderLines.orderId, [...orderIds]), eq(orderLines.kind, kind)))
		.orderBy(orderLines.orderId, orderLines.position);

/** Refunded quantities per line: those are not sent. */
export const countRefunded = (db: Db, orderIds: readonly string[]) =>
	db
		.select({
			orderId: refundLines.orderId,
			position: refundLines.position,
			quantity: sql<number>`sum(${refundLines.quantity})::int`,
		})
		.from(refundLines)
		.where(inArray(refundLines.orderId, [...orderIds]))
		.groupBy(refundLines.orderId, refundLines.position);

export const listOrderEvents = (db: Db, orderId: string) =>
	db
		.select({ state: orderEvents.state, at: orderEvents.at })
		.from(orderEvents)
		.where(eq(orderEvents.orderId, orderId))
		.orderBy(orderEvents.at, orderEvents.id);

/** Orders of tickets to these sections that have no tickets yet, locked; the caller decides whether they get any. */
export const lockUnissued = (db: Db, sectionIds: readonly string[]) =>
	db
		.select({ id: orders.id, state: orders.state })
		.from(orders)
		.where(isUnissued(db, sectionIds))
		.orderBy(orders.id)
		.for("no key update");

export const countUnpaid = (db: Db, sectionIds: readonly string[]): Promise<number> =>
	db.$count(orders, and(isUnissued(db, sectionIds), eq(orders.state, "awaiting_payment")));

/** Unpaid orders with some of these variants. */
export const countUnpaidGoods = (db: Db, variantIds: readonly string[]): Promise<number> =>
	db.$count(
		orders,
		and(
			eq(orders.kind, "goods"),
			eq(orders.state, "awaiting_payment"),
			exists(
				db
					.select({ one: sql`1` })
					.from(orderLines)
					.where(
						and(
							eq(orderLines.orderId, orders.id),
							eq(orderLines.kind, "goods"),
							inArray(orderLines.reference, [...variantIds]),
						),
					),
			),
		),
	);

const isUnissued = (db: Db, sectionIds: readonly string[]) =>
	and(
		eq(orders.kind, "tickets"),
		inArray(orders.state, ["awaiting_payment", "paid"]),
		exists(
			db
				.select({ one: sql`1` })
				.from(orderLines)
				.where(
					and(
						eq(orderLines.orderId, orders.id),
						eq(orderLines.kind, "ticket"),
						inArray(orderLines.reference, [...sectionIds]),
					),
				),
		),
	);

/** Delivered so long ago that a return can no longer be requested. */
export const listDeliveredFor = (db: Db, days: number) =>
	db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.state, "delivered"),
				exists(
					db
						.select({ one: sql`1` })
						.from(orderEvents)
						.where(
							and(
								eq(orderEvents.orderId, orders.id),
								eq(orderEvents.state, "delivered"),
								lt(orderEvents.at, sql`now() - make_interval(days => ${days})`),
							),
						),
				),
			),
		);

/** For a query over something that has an order: the order will no longer be paid. */
export const isClosedOrder = (orderId: SQLWrapper): SQL =>
	sql`exists (select from ${orders} o where o.id = ${orderId} and o.state in ('expired', 'cancelled', 'refunded'))`;

/** The same for an order whose payment was charged back: nothing can be done with it until that is decided. */
export const isDisputedOrder = (orderId: SQLWrapper): SQL =>
	sql`exists (select from ${orders} o where o.id = ${orderId} and o.state = 'disputed')`;
