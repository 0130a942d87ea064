import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import { bookDisputed, bookDisputeLost, bookDisputeWon, bookRefunded } from "../payments/ledger.server";
import type { DisputeOutcome } from "../payments/payment-states";
import {
	type PaymentAttempt,
	type PaymentDispute,
	paymentAttempts,
	paymentDisputes,
	refunds,
} from "../payments/tables.server";
import { payRefund } from "../refunds/refunds.server";

/**
 * The buyer's bank has taken a payment back, or the part that the gateway names. Where it names none, all that it has not
 * refunded is taken for gone. In the caller's transaction, with the attempt locked; null if it was known.
 */
export async function openDispute(
	db: Db,
	{ id, orderId, amount }: PaymentAttempt,
	reported: number | null,
): Promise<PaymentDispute | null> {
	const [dispute] = await db
		.insert(paymentDisputes)
		.values({
			attemptId: id,
			orderId,
			amount: reported ?? (amount - (await sumRefundedThere(db, id)) || amount),
		})
		.onConflictDoNothing()
		.returning();
	if (!dispute) return null;
	await db.update(paymentAttempts).set({ state: "charged_back" }).where(eq(paymentAttempts.id, id));
	await bookDisputed(db, id, dispute);
	return dispute;
}

/** By the gateway, not from the club's bank. */
async function sumRefundedThere(db: Db, attemptId: string): Promise<number> {
	const [there] = await db
		.select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
		.from(refunds)
		.where(
			and(
				eq(refunds.attemptId, attemptId),
				eq(refunds.state, "done"),
				eq(refunds.isCredit, false),
				isNull(refunds.account),
			),
		);
	return there!.sum;
}

/** In the caller's transaction, with the attempt locked before anything else of it. Null when nothing is open. */
export async function endDispute(
	context: Pick<CallContext, "db" | "jobs">,
	attemptId: string,
	outcome: DisputeOutcome,
): Promise<PaymentDispute | null> {
	const { db } = context;
	const [dispute] = await db
		.update(paymentDisputes)
		.set({ outcome, decidedAt: sql`now()` })
		.where(and(eq(paymentDisputes.attemptId, attemptId), isNull(paymentDisputes.outcome)))
		.returning();
	if (!dispute) return null;
	await (outcome === "won" ? takeMoneyBack(context, dispute) : writeOff(db, dispute));
	return dispute;
}

/** Refunds that were held meanwhile go on. */
async function takeMoneyBack(
	{ db, jobs }: Pick<CallContext, "db" | "jobs">,
	{ attemptId, ...sum }: PaymentDispute,
) {
	await db.update(paymentAttempts).set({ state: "paid" }).where(eq(paymentAttempts.id, attemptId));
	await bookDisputeWon(db, attemptId, sum);
	for (const { id } of await listUnpaid(db, attemptId)) await jobs.send(db, payRefund, { refundId: id });
}

/** What the club still owed of it has been paid by the chargeback; only the rest is lost. */
async function writeOff(db: Db, { attemptId, orderId, amount }: PaymentDispute) {
	let left = amount;
	for (const refund of await listUnpaid(db, attemptId)) {
		if (refund.amount > left) continue;
		left -= refund.amount;
		await db.update(refunds).set({ state: "done", doneAt: sql`now()` }).where(eq(refunds.id, refund.id));
		await bookRefunded(db, refund.id, "disputes", refund);
	}
	if (left > 0) await bookDisputeLost(db, attemptId, { orderId, amount: left });
}

const listUnpaid = (db: Db, attemptId: string) =>
	db
		.select()
		.from(refunds)
		.where(and(eq(refunds.attemptId, attemptId), ne(refunds.state, "done")))
		.orderBy(asc(refunds.createdAt), asc(refunds.id))
		.for("no key update");

/** Concurrent notices and decisions about the same payment wait here for each other. */
export async function lockAttempt(db: Db, id: string): Promise<PaymentAttempt | null> {
	const [attempt] = await db
		.select()
		.from(paymentAttempts)
		.where(eq(paymentAttempts.id, id))
		.for("no key update");
	return attempt ?? null;
}

const mostShown = 200;

/** The open ones first, oldest first; then those that were decided, newest first. */
export const listDisputes = (db: Db) =>
	db
		.select({
			dispute: paymentDisputes,
			method: paymentAttempts.method,
			reference: paymentAttempts.reference,
		})
		.from(paymentDisputes)
		.innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentDisputes.attemptId))
		.orderBy(
			desc(isNull(paymentDisputes.outcome)),
			desc(paymentDisputes.decidedAt),
			asc(paymentDisputes.openedAt),
			asc(paymentDisputes.attemptId),
		)
		.limit(mostShown);

/** How many are open, and how much money that is. */
export async function sumOpenDisputes(db: Db): Promise<{ count: number; amount: number }> {
	const [sum] = await db
		.select({
			count: sql<number>`count(*)::int`,
			amount: sql<number>`coalesce(sum(${paymentDisputes.amount}), 0)::float8`,
		})
		.from(paymentDisputes)
		.where(isNull(paymentDisputes.outcome));
	return sum!;
}
