import { eq } from "drizzle-orm";
import type { JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { NotEnough, sellShares } from "../allotments/allotments.server";
import { linesOfOrder } from "../find-order.server";
import { beforeSold, sharesBesideLines, whenPaid, whyUnsold } from "../fulfilment.server";
import { moveOrder } from "../move-order.server";
import { sharesOf } from "../placing/place-order.server";
import { type RefundWish, refundOrder } from "../refunds/refund-order.server";
import { queueRefund } from "../refunds/refunds.server";
import { type Order, type OrderLine, orders } from "../tables.server";
import { tellBuyer } from "../tell-buyer.server";
import { closeAttempts, otherThan } from "./attempts.server";
import { bookSold } from "./ledger.server";
import type { PaymentAttempt } from "./tables.server";

/**
 * A payment has arrived for an order. It buys what was ordered if the order still waits for it, or if it has expired and
 * there is still enough; otherwise it is refunded. It is never dropped and never buys twice.
 */
export async function settlePayment(context: JobContext, attempt: PaymentAttempt) {
	const { db } = context;
	const [order] = await db.select().from(orders).where(eq(orders.id, attempt.orderId)).for("no key update");
	if (!order) throw new Error(`Attempt ${attempt.reference} pays an order that does not exist`);
	const refund = (reason: string) => giveMoneyBack(context, order, attempt, reason);
	if (order.state === "cancelled") return refund((await whyUnsold(context, order.id)) ?? "order_cancelled");
	if (order.state !== "awaiting_payment" && order.state !== "expired") return refund("paid_twice");
	const lines = await linesOfOrder(db, order.id);
	if (!(await sell(context, order, lines))) return refund((await whyUnsold(context, order.id)) ?? "sold_out");
	await moveOrder(db, order.id, "paid", { actor: "gateway", note: attempt.reference });
	await bookSold(db, attempt.id, attempt);
	await closeAttempts(context, order.id, otherThan(attempt.id));
	await tellBuyer(context, order.id, "paid");
	for (const kind of new Set(lines.map((line) => line.kind))) await whenPaid[kind]?.(context, order);
}

/** False when some of it has since been sold to somebody else; then the order is over. */
async function sell(context: JobContext, order: Order, lines: OrderLine[]): Promise<boolean> {
	const { db } = context;
	const shares = [...sharesOf(lines), ...(await sharesBesideLines(db, order.id))];
	try {
		await transaction(db, async (db) => {
			const inside = { ...context, db };
			for (const kind of new Set(lines.map((line) => line.kind)))
				for (const wish of (await beforeSold[kind]?.(inside, order)) ?? []) await refundFirst(inside, wish);
			await sellShares(db, order.id, shares);
		});
		return true;
	} catch (error) {
		if (!(error instanceof NotEnough)) throw error;
		await moveOrder(db, order.id, "expired", { actor: "system" });
		await closeAttempts(context, order.id);
		return false;
	}
}

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
