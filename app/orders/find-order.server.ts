import { eq, sql } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import { statement } from "../platform/data/statement.server";
import { type Order, type OrderLine, orderLines, orders } from "./tables.server";

const given = sql.placeholder;

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
	const [order] = await orderById.run(db, { id });
	return order;
}

const orderById = statement((db: Db) =>
	db
		.select()
		.from(orders)
		.where(eq(orders.id, given("id"))),
);

/** In the order used by all lists. */
export const linesOfOrder = (db: Db, orderId: string): Promise<OrderLine[]> =>
	selectLinesOfOrder.run(db, { orderId });

const selectLinesOfOrder = statement((db: Db) =>
	db
		.select()
		.from(orderLines)
		.where(eq(orderLines.orderId, given("orderId")))
		.orderBy(orderLines.position),
);
