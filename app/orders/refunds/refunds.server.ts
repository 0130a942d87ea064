import { and, eq, lte, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { orderChanged } from "../order-signal.server";
import { findAttempt } from "../payments/find-attempts.server";
import { gatewayNamed } from "../payments/gateways/gateways.server";
import { bookRefundDue, bookRefunded } from "../payments/ledger.server";
import type { RefundState } from "../payments/payment-states";
import { type BankAccount, paymentAttempts, type Refund, refunds } from "../payments/tables.server";

export type RefundRequest = {
	orderId: string;
	/** Null where nothing was paid. */
	attemptId: string | null;
	amount: number;
	reason: string;
	/** Idempotency key: requested twice with the same cause, it is paid once. */
	cause: string;
	/** Whether the money had already bought something. */
	from: "customers" | "sales";
};

/** In the caller's transaction. Null when this refund exists already. A refund of zero is done at once. */
export async function queueRefund(
	{ db, jobs }: Pick<CallContext, "db" | "jobs">,
	{ from, ...request }: RefundRequest,
): Promise<Refund | null> {
	const isNothing = request.amount === 0;
	const [refund] = await db
		.insert(refunds)
		.values({ ...request, ...(isNothing && { state: "done", doneAt: sql`now()` }) })
		.onConflictDoNothing()
		.returning();
	if (!refund || isNothing) return refund ?? null;
	orderChanged(db, refund.orderId);
	await bookRefundDue(db, refund.id, from, refund);
	await jobs.send(db, payRefund, { refundId: refund.id });
	return refund;
}

/** The same where the fan gets a voucher instead: no money leaves, so it is done at once. */
export async function creditRefund(
	{ db }: Pick<CallContext, "db">,
	{ from, ...request }: RefundRequest,
): Promise<Refund | null> {
	const done = { ...request, isCredit: true, state: "done", doneAt: sql`now()` } as const;
	const [refund] = await db.insert(refunds).values(done).onConflictDoNothing().returning();
	if (!refund) return null;
	await bookRefundDue(db, refund.id, from, refund);
	await bookRefunded(db, refund.id, "credit", refund);
	return refund;
}

/** By the gateway where the method allows it; otherwise the fan is asked for a bank account. */
export const payRefund = defineJob({
	name: "pay-refund",
	data: z.object({ refundId: z.uuid() }),
	retry: { tries: 10, delay: 60 },
	run: async ({ db, settings }, { refundId }) => {
		const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
		if (refund?.state !== "due" || !refund.attemptId) return;
		const attempt = await findAttempt(db, refund.attemptId);
		// While a dispute is open the buyer may have this money already; the outcome decides.
		if (!attempt || attempt.state === "charged_back") return;
		const answer = await gatewayNamed(attempt.gateway, { db, settings }).refund({
			reference: attempt.reference,
			method: attempt.method,
			key: refund.id,
			amount: refund.amount,
			reason: refund.reason,
		});
		if (answer === "done") return void (await finishRefund(db, refundId, "gateway"));
		await db
			.update(refunds)
			.set({ state: "needs_account" })
			.where(and(eq(refunds.id, refundId), eq(refunds.state, "due")));
		orderChanged(db, refund.orderId);
	},
});

/** For refunds whose retries were used up while the gateway was down, or which it only accepts at certain hours. */
export const retryRefunds = defineJob({
	name: "retry-refunds",
	data: z.object({}),
	retry: { tries: 2, delay: 600 },
	every: "10 3 * * *",
	run: async ({ db, jobs }) => {
		const late = and(eq(refunds.state, "due"), lte(refunds.createdAt, sql`now() - interval '1 day'`));
		for (const { id } of await db.select({ id: refunds.id }).from(refunds).where(late))
			await jobs.send(db, payRefund, { refundId: id });
	},
});

/** The money was sent. Booked once, whoever reports it; null if it was reported before. */
export async function finishRefund(db: Db, refundId: string, by: "gateway" | "bank"): Promise<Refund | null> {
	return transaction(db, async (db) => {
		const [done] = await db
			.update(refunds)
			.set({ state: "done", doneAt: sql`now()` })
			.where(and(eq(refunds.id, refundId), eq(refunds.state, unpaid[by]), isNotDisputed(by)))
			.returning();
		if (done) await bookRefunded(db, refundId, by, done);
		if (done) orderChanged(db, done.orderId);
		return done ?? null;
	});
}

/** The gateway has sent it already; the bank must not, where another bank has taken the payment back. */
const isNotDisputed = (by: "gateway" | "bank") =>
	by === "bank"
		? sql`not exists (select from ${paymentAttempts} a where a.id = ${refunds.attemptId} and a.state = 'charged_back')`
		: undefined;

/** The state a refund must be in: the bank needs an account, and must not pay what the gateway may be sending right now. */
const unpaid = { gateway: "due", bank: "sent" } as const satisfies Record<string, RefundState>;

/** The account given by the fan. False when no account was asked for. */
export async function nameRefundAccount(
	db: Db,
	{ refundId, orderId }: { refundId: string; orderId: string },
	account: BankAccount,
): Promise<boolean> {
	const named = await db
		.update(refunds)
		.set({ account, state: "sent", accountNamedAt: sql`now()` })
		.where(and(eq(refunds.id, refundId), eq(refunds.orderId, orderId), eq(refunds.state, "needs_account")))
		.returning({ id: refunds.id });
	return named.length > 0;
}

export const listRefunds = (db: Db, orderId: string) => listRefundsOf(db, [orderId]);

export const listRefundsOf = (db: Db, orderIds: readonly string[]): Promise<Refund[]> =>
	refundsOfOrders.run(db, { orderIds });

const refundsOfOrders = statement((db: Db) =>
	db
		.select()
		.from(refunds)
		.where(isOneOf(refunds.orderId, "orderIds"))
		.orderBy(refunds.createdAt, refunds.id),
);
