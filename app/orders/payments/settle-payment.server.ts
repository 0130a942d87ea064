import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { JobContext } from "../../platform/data/jobs.server";
import { statement } from "../../platform/data/statement.server";
import { sellSharesAtCommit } from "../allotments/allotments.server";
import { beforeSold, sharesBesideLines, whenPaid, whyUnsold } from "../fulfilment.server";
import { moveOrder } from "../move-order.server";
import { sharesOf } from "../placing/place-order.server";
import { type RefundWish, refundOrder } from "../refunds/refund-order.server";
import { queueRefund } from "../refunds/refunds.server";
import { type Order, orderLines } from "../tables.server";
import { tellBuyer } from "../tell-buyer.server";
import { cancelAttempts, closeAttempts, openAttemptsOf } from "./attempts.server";
import type { PaymentAttempt } from "./tables.server";

/**
 * A payment has arrived for an order. It buys what was ordered if the order still waits for it, or if it has expired and
 * there is still enough; otherwise it is refunded. It is never dropped and never buys twice. Whether it was a sale.
 *
 * What is sold is taken with the commit, which fails if there is too little: then the caller does it again, told that it is
 * sold out. Both rows are locked.
 */
export async function settlePayment(
	context: JobContext,
	{ attempt, order, isSoldOut }: { attempt: PaymentAttempt; order: Order; isSoldOut: boolean },
): Promise<boolean> {
	const { db } = context;
	const refund = async (reason: string) => {
		await giveMoneyBack(context, order, attempt, reason);
		return false;
	};
	if (order.state === "cancelled") return refund((await whyUnsold(context, order.id)) ?? "order_cancelled");
	if (order.state !== "awaiting_payment" && order.state !== "expired") return refund("paid_twice");
	if (isSoldOut) {
		await moveOrder(db, order.id, "expired", { actor: "system" });
		await closeAttempts(context, order.id);
		return refund((await whyUnsold(context, order.id)) ?? "sold_out");
	}
	const rows = await ordered.run(db, { orderId: order.id });
	const lines = rows.map(({ line }) => line);
	const kinds = new Set(lines.map(({ kind }) => kind));
	for (const kind of kinds)
		for (const wish of (await beforeSold[kind]?.(context, order)) ?? []) await refundFirst(context, wish);
	const shares = [...sharesOf(lines), ...(await sharesBesideLines(db, order.id, kinds))];
	await sellSharesAtCommit(db, order.id, shares);
	await moveOrder(db, order.id, "paid", { actor: "gateway", note: attempt.reference });
	await cancelAttempts(
		context,
		rows[0]!.openAttempts.filter((id) => id !== attempt.id),
	);
	await tellBuyer(context, order.id, "paid");
	for (const kind of kinds) await whenPaid[kind]?.(context, order);
	return true;
}

const given = sql.placeholder;

const ordered = statement((db: Db) =>
	db
		.select({ line: orderLines, openAttempts: openAttemptsOf(given("orderId")) })
		.from(orderLines)
		.where(eq(orderLines.orderId, given("orderId")))
		.orderBy(orderLines.position),
);

/** Somebody else's order that makes room for this one. */
async function refundFirst(context: JobContext, wish: RefundWish) {
	const done = await refundOrder(context, wish);
	if (typeof done === "string") throw new Error(`What ${wish.number} gives back is ${done}`);
}

async function giveMoneyBack(context: JobContext, order: Order, attempt: PaymentAttempt, reason: string) {
	await queueRefund(context, {
		orderId: order.id,
		attemptId: attempt.id,
		amount: attempt.amount,
		reason,
		cause: `unused:${attempt.id}`,
		from: "customers",
	});
	await tellBuyer(context, order.id, "money_back");
}
