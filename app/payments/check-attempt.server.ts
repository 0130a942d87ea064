import { createHash } from "node:crypto";
import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { club } from "../../club/profile";
import type { Db } from "../platform/database.server";
import type { JobContext } from "../platform/jobs.server";
import { transaction } from "../platform/transaction.server";
import { findAttempt } from "./attempts.server";
import type { GatewayStatus } from "./gateway";
import { gatewayNamed } from "./gateways/gateways.server";
import { bookFee, bookReceived } from "./ledger.server";
import { type AttemptState, attemptStates } from "./payment-states";
import { type PaymentAttempt, paymentAttempts, paymentDifferences } from "./tables.server";

/** What an order does once it is paid, in the same transaction. Passed in: payments don't know orders. */
export type WhenPaid = (context: JobContext, attempt: PaymentAttempt) => Promise<void>;

/**
 * The only source of truth about a payment: ask the gateway about an attempt, and take over its answer. Notices, the
 * five-minute job and the nightly one all end here, so it does not matter how often or in which order they come.
 */
export async function checkAttempt(context: JobContext, attemptId: string, whenPaid: WhenPaid) {
	const { db, settings } = context;
	const attempt = await findAttempt(db, attemptId);
	if (!attempt) return;
	const gateway = gatewayNamed(attempt.gateway, { db, settings });
	const status = await gateway.readStatus(attempt.reference);
	if (status.state === "unknown") return;
	await transaction(db, async (db) => takeOver({ ...context, db }, attemptId, status, whenPaid));
}

async function takeOver(context: JobContext, attemptId: string, status: GatewayStatus, whenPaid: WhenPaid) {
	const { db } = context;
	const [attempt] = await db
		.select()
		.from(paymentAttempts)
		.where(eq(paymentAttempts.id, attemptId))
		.for("no key update");
	if (!attempt || !isLater(status.state as AttemptState, attempt.state)) return;
	const difference = differenceBetween(attempt, status);
	if (difference) return keepDifference(db, attempt, difference);
	const [changed] = await db
		.update(paymentAttempts)
		.set({
			state: status.state as AttemptState,
			transactionId: status.transactionId,
			...(status.state === "paid" && { paidAt: status.paidAt ?? sql`now()` }),
		})
		.where(eq(paymentAttempts.id, attemptId))
		.returning();
	if (status.state !== "paid" || !changed) return;
	await bookReceived(db, changed.id, changed);
	if (status.fee) await bookFee(db, changed.id, { orderId: changed.orderId, amount: status.fee });
	await whenPaid(context, changed);
}

const isLater = (next: AttemptState, now: AttemptState) =>
	attemptStates.indexOf(next) > attemptStates.indexOf(now);

/** A payment is only booked if amount, currency and merchant are the ones we asked for. */
function differenceBetween(attempt: PaymentAttempt, status: GatewayStatus) {
	const isOurs = status.amount === attempt.amount && status.currency === club.currency && !status.merchant;
	if (isOurs) return null;
	const merchant = status.merchant ? ` for ${status.merchant}` : "";
	return {
		ours: `${club.currency} ${attempt.amount}`,
		theirs: `${status.currency} ${status.amount}${merchant} (${status.state})`,
	};
}

async function keepDifference(
	db: Db,
	attempt: PaymentAttempt,
	{ ours, theirs }: { ours: string; theirs: string },
) {
	const digest = createHash("sha256").update(`${attempt.reference}|${ours}|${theirs}`).digest("hex");
	await db
		.insert(paymentDifferences)
		.values({ attemptId: attempt.id, reference: attempt.reference, digest, ours, theirs })
		.onConflictDoNothing();
}

/** Attempts worth checking: all open ones, and by night also those closed within a day, for late payments. */
export const listAttemptsToCheck = (db: Db, { includeClosed }: { includeClosed: boolean }) =>
	db
		.select({ id: paymentAttempts.id })
		.from(paymentAttempts)
		.where(
			or(
				inArray(paymentAttempts.state, ["awaiting", "authorized"]),
				includeClosed
					? and(
							inArray(paymentAttempts.state, ["failed", "expired", "cancelled"]),
							gt(paymentAttempts.createdAt, sql`now() - interval '3 days'`),
						)
					: undefined,
			),
		)
		.orderBy(paymentAttempts.createdAt);
