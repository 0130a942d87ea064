import { and, count, desc, eq, isNotNull } from "drizzle-orm";
import { listPaidAttempts } from "../payments/attempts.server";
import { listRefundsOf } from "../payments/refunds.server";
import type { AnswerOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import { type ownPayments, paymentsPerPage } from "./contract";
import { orders } from "./tables.server";

/** One page of the orders that a member has paid, each with the method and what was refunded. */
export async function listOwnPayments(
	db: Db,
	memberId: string,
	page: number,
): Promise<AnswerOf<typeof ownPayments>> {
	const own = and(eq(orders.memberId, memberId), isNotNull(orders.paidAt));
	const [[total], paid] = await Promise.all([
		db.select({ count: count() }).from(orders).where(own),
		db
			.select()
			.from(orders)
			.where(own)
			.orderBy(desc(orders.paidAt), desc(orders.id))
			.limit(paymentsPerPage)
			.offset((page - 1) * paymentsPerPage),
	]);
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
		page,
		pageCount: Math.max(1, Math.ceil((total?.count ?? 0) / paymentsPerPage)),
	};
}
