import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { GatewayDispute } from "../payments/gateway";
import {
	bookDisputed,
	bookDisputeLost,
	bookDisputeReturned,
	bookDisputeWon,
	bookRefunded,
} from "../payments/ledger.server";
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
	attempt: PaymentAttempt,
	said: GatewayDispute | null,
): Promise<PaymentDispute | null> {
	const { id, orderId } = attempt;
	const held = await sumHeld(db, attempt);
	const amount = said?.amount ?? held;
	const [dispute] = await db
		.insert(paymentDisputes)
		.values({
			attemptId: id,
			orderId,
			amount,
			isPart: said?.isPart || amount < held,
			reason: said?.reason?.slice(0, mostReason) ?? null,
			evidenceDueAt: said?.evidenceDueAt ?? null,
			isDueByGateway: Boolean(said?.evidenceDueAt),
		})
		.onConflictDoNothing()
		.returning();
	if (!dispute) return null;
	await db.update(paymentAttempts).set({ state: "charged_back" }).where(eq(paymentAttempts.id, id));
	await bookDisputed(db, id, dispute);
	return dispute;
}

const mostReason = 500;

/** What of a payment the gateway has not refunded. */
const sumHeld = async (db: Db, { id, amount }: PaymentAttempt) =>
	amount - (await sumRefundedThere(db, id)) || amount;

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

/** `lost` is what the bank has kept, where that is not all that it took. */
export type Decision = { outcome: "won" | "lost"; lost?: number | undefined };

/** A part is disputed, and nobody has said yet how much that is: losing it has to. */
export const isPartUnknown = async (db: Db, attempt: PaymentAttempt, dispute: PaymentDispute) =>
	dispute.isPart && dispute.amount >= (await sumHeld(db, attempt));

export async function findOpenDispute(db: Db, attemptId: string): Promise<PaymentDispute | undefined> {
	const [open] = await db
		.select()
		.from(paymentDisputes)
		.where(and(eq(paymentDisputes.attemptId, attemptId), isNull(paymentDisputes.outcome)));
	return open;
}

/** In the caller's transaction, with the attempt locked before anything else of it. Null when nothing is open. */
export async function endDispute(
	context: Pick<CallContext, "db" | "jobs">,
	attempt: PaymentAttempt,
	{ outcome, lost }: Decision,
): Promise<PaymentDispute | null> {
	const { db } = context;
	const open = await findOpenDispute(db, attempt.id);
	if (!open) return null;
	const kept = outcome === "won" ? 0 : Math.min(lost ?? open.amount, open.amount);
	const isPart = outcome === "lost" && kept < (await sumHeld(db, attempt));
	const [dispute] = await db
		.update(paymentDisputes)
		.set({ outcome: isPart ? "part_lost" : outcome, lost: isPart ? kept : null, decidedAt: sql`now()` })
		.where(eq(paymentDisputes.attemptId, attempt.id))
		.returning();
	if (!dispute) return null;
	if (kept > 0) await writeOff(db, dispute, kept);
	if (dispute.outcome !== "lost") await takeMoneyBack(context, dispute, open.amount - kept);
	return dispute;
}

/** What the bank has not kept. Refunds that were held meanwhile go on. */
async function takeMoneyBack(
	{ db, jobs }: Pick<CallContext, "db" | "jobs">,
	{ attemptId, orderId, outcome }: PaymentDispute,
	amount: number,
) {
	await db.update(paymentAttempts).set({ state: "paid" }).where(eq(paymentAttempts.id, attemptId));
	const book = outcome === "won" ? bookDisputeWon : bookDisputeReturned;
	if (amount > 0) await book(db, attemptId, { orderId, amount });
	for (const { id } of await listUnpaid(db, attemptId)) await jobs.send(db, payRefund, { refundId: id });
}

/** What the club still owed of it has been paid by the chargeback; only the rest is lost. */
async function writeOff(db: Db, { attemptId, orderId }: PaymentDispute, kept: number) {
	let left = kept;
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

/** How many are open, and how much money that is; and of how many the evidence is due within three days, or was. */
export async function sumOpenDisputes(db: Db) {
	const isDue = sql`${paymentDisputes.evidenceDueAt} < now() + interval '3 days'`;
	const amount = sql`${paymentDisputes.amount}`;
	const [sum] = await db
		.select({
			count: sql<number>`count(*)::int`,
			amount: sql<number>`coalesce(sum(${amount}), 0)::float8`,
			countDue: sql<number>`(count(*) filter (where ${isDue}))::int`,
			amountDue: sql<number>`coalesce(sum(${amount}) filter (where ${isDue}), 0)::float8`,
		})
		.from(paymentDisputes)
		.where(isNull(paymentDisputes.outcome));
	return sum!;
}
