import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf } from "../../platform/http/contract";
import { type myPayments, myPaymentsPerPage } from "../contract";
import type { OrdersPlace } from "../history/orders-place";
import { pageOfOrders } from "../history/page-of-orders.server";
import { listRefundsOf } from "../refunds/refunds.server";
import { orders } from "../tables.server";
import { listPaidAttempts } from "./find-attempts.server";

/** One page of the orders a member has paid, each with its method and refunds. */
export async function listMyPayments(
	db: Db,
	memberId: string,
	place: OrdersPlace,
): Promise<AnswerOf<typeof myPayments>> {
	const own = and(eq(orders.memberId, memberId), isNotNull(orders.paidAt));
	const {
		rows: paid,
		newer,
		older,
	} = await pageOfOrders(
		{ memberId, time: orders.paidAt, place, perPage: myPaymentsPerPage },
		({ where, order, limit }) =>
			db
				.select()
				.from(orders)
				.where(and(own, where))
				.orderBy(...order)
				.limit(limit),
		({ number }) => number,
	);
	const orderIds = paid.map(({ id }) => id);
	const [attempts, refunds] = await Promise.all([
		listPaidAttempts(db, orderIds),
		listRefundsOf(db, orderIds),
	]);
	return {
		payments: paid.map(({ id, number, kind, paidAt, total }) => ({
			number,
			kind,
			paidAt: paidAt!.toISOString(),
			amount: total,
			method: attempts.find(({ orderId }) => orderId === id)?.method ?? null,
			refunds: refunds
				.filter(({ orderId, amount }) => orderId === id && amount > 0)
				.map(({ id, amount, state }) => ({ id, amount, state })),
		})),
		newer,
		older,
	};
}
