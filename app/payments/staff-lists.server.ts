import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { paymentAttempts, paymentDifferences, refunds } from "./tables.server";

const longest = 500;

/** Refunds due, oldest first. */
export const listOpenRefunds = (db: Db) =>
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
		})
		.from(refunds)
		.innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
		.where(ne(refunds.state, "done"))
		.orderBy(refunds.createdAt, refunds.id)
		.limit(longest);

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
		.limit(longest);

/** Null when it is unknown or already settled. */
export async function settleDifference(db: Db, id: string) {
	const [settled] = await db
		.update(paymentDifferences)
		.set({ settledAt: sql`now()` })
		.where(and(eq(paymentDifferences.id, id), isNull(paymentDifferences.settledAt)))
		.returning();
	return settled ?? null;
}
