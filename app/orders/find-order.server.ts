import { eq, sql } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import { prepared } from "../platform/data/prepared.server";
import { type Order, type OrderLine, orderLines, orders } from "./tables.server";

const given = sql.placeholder;

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
	const [order] = await prepared(db, "order_by_id", () =>
		db
			.select()
			.from(orders)
			.where(eq(orders.id, given("id"))),
	).execute({ id });
	return order;
}

/** In the order used by all lists. */
export const linesOfOrder = (db: Db, orderId: string): Promise<OrderLine[]> =>
	prepared(db, "lines_of_order", () =>
		db
			.select()
			.from(orderLines)
			.where(eq(orderLines.orderId, given("orderId")))
			.orderBy(orderLines.position),
	).execute({ orderId });
