import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { Localized } from "../../platform/words/language";
import type { OrderState } from "../order-states";
import { orderLines, orders } from "../tables.server";

/** An item that a member has ordered. */
export type MyGoods = {
	orderId: string;
	number: string;
	state: OrderState;
	orderedAt: Date;
	position: number;
	title: Localized;
	reference: string | null;
	quantity: number;
	amount: number;
};

type Which = { number: string } | { arrived: true; limit: number };

/** Of one of the member's orders, or of all delivered ones, newest first. Locked, so that the order can't change meanwhile. */
export async function listMyGoods(
	db: Db,
	memberId: string,
	which: Which,
	lock?: "update",
): Promise<{ goods: MyGoods[]; isKnown: boolean }> {
	const isOwn = and(
		eq(orders.memberId, memberId),
		eq(orders.kind, "goods"),
		"number" in which ? eq(orders.number, which.number) : inArray(orders.state, ["delivered", "completed"]),
	);
	const isGoods = and(isOwn, eq(orderLines.kind, "goods"));
	const query = db
		.select({
			orderId: orders.id,
			number: orders.number,
			state: orders.state,
			orderedAt: orders.createdAt,
			position: orderLines.position,
			title: orderLines.title,
			reference: orderLines.reference,
			quantity: orderLines.quantity,
			amount: orderLines.amount,
		})
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(isGoods)
		.orderBy(desc(orders.createdAt), orders.id, orderLines.position)
		.$dynamic();
	if ("limit" in which) query.limit(which.limit);
	const goods = await (lock ? query.for(lock, { of: orders }) : query);
	return { goods, isKnown: goods.length > 0 };
}
