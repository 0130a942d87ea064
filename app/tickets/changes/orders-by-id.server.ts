import { findOrders } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";

export async function ordersById(db: Db, ids: readonly string[]) {
	const orders = await findOrders(db, [...new Set(ids)]);
	return new Map(orders.map((order) => [order.id, order]));
}
