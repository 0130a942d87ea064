import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { OpenRefundState } from "./payment-states";
import { paymentAttempts, paymentDifferences, refunds } from "./tables.server";

const mostDifferences = 500;

const isOpen = ne(refunds.state, "done");

type RefundPage = { state?: OpenRefundState | undefined; after?: string | undefined; limit: number };

/** Refunds due, oldest first, from the one after `after`. */
export const listOpenRefunds = (db: Db, { state, after, limit }: RefundPage) =>
	db
		.select({
			id: refunds.id,
			orderId: refunds.orderId,
			amount: refunds.amount,
			reason: refunds.reason,
			state: refunds.state,
			account: refunds.account,
			accountNamedAt: refunds.accountNamedAt,
			createdAt: refunds.createdAt,
			method: paymentAttempts.method,
			reference: paymentAttempts.reference,
			isDisputed: sql<boolean>`${paymentAttempts.state} = 'charged_back'`,
		})
		.from(refunds)
		.innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
		.where(
			and(
				isOpen,
				state && eq(refunds.state, state),
				after
					? sql`(${refunds.createdAt}, ${refunds.id}) > (select created_at, id from ${refunds} where id = ${after})`
					: undefined,
			),
		)
		.orderBy(refunds.createdAt, refunds.id)
		.limit(limit);

/** How many refunds are due and how much money that is, by state. */
export const sumOpenRefunds = (db: Db) =>
	db
		.select({
			state: refunds.state,
			count: sql<number>`count(*)::int`,
			amount: sql<number>`sum(${refunds.amount})::float8`,
		})
		.from(refunds)
		.where(isOpen)
		.groupBy(refunds.state);

/** Unsettled differences between the gateway and our records, oldest first. */
export const listOpenDifferences = (db: Db) =>
	db
		.select({
			id: paymentDifferences.id,
			reference: paymentDifferences.reference,
			ours: paymentDifferences.ours,
			theirs: paymentDifferences.theirs,
			foundAt: paymentDifferences.foundAt,
		})
		.from(paymentDifferences)
		.where(isNull(paymentDifferences.settledAt))
		.orderBy(paymentDifferences.foundAt, paymentDifferences.id)
		.limit(mostDifferences);

/** Null when it is unknown or already settled. */
export async function settleDifference(db: Db, id: string) {
	const [settled] = await db
		.update(paymentDifferences)
		.set({ settledAt: sql`now()` })
		.where(and(eq(paymentDifferences.id, id), isNull(paymentDifferences.settledAt)))
		.returning();
	return settled ?? null;
}
