import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { ledgerEntries, type PaymentAttempt, paymentAttempts } from "./tables.server";

const given = sql.placeholder;

export async function findAttempt(db: Db, id: string): Promise<PaymentAttempt | undefined> {
	const [attempt] = await attemptById.run(db, { id });
	return attempt;
}

const attemptById = statement((db: Db) =>
	db
		.select()
		.from(paymentAttempts)
		.where(eq(paymentAttempts.id, given("id"))),
);

/** Newest first. */
export const listAttempts = (db: Db, orderId: string): Promise<PaymentAttempt[]> =>
	attemptsOfOrder.run(db, { orderId });

const attemptsOfOrder = statement((db: Db) =>
	db
		.select()
		.from(paymentAttempts)
		.where(eq(paymentAttempts.orderId, given("orderId")))
		.orderBy(desc(paymentAttempts.serial)),
);

/** The paid ones, oldest first: a second one was paid by mistake. */
export const listPaidAttempts = (db: Db, orderIds: readonly string[]) =>
	db
		.select({ orderId: paymentAttempts.orderId, method: paymentAttempts.method })
		.from(paymentAttempts)
		.where(and(inArray(paymentAttempts.orderId, [...orderIds]), isNotNull(paymentAttempts.paidAt)))
		.orderBy(paymentAttempts.paidAt);

/** The attempt whose money bought the order; other paid ones have been refunded. */
export async function findSettlingAttempt(db: Db, orderId: string): Promise<PaymentAttempt | undefined> {
	const [attempt] = await db
		.select()
		.from(paymentAttempts)
		.where(
			and(
				eq(paymentAttempts.orderId, orderId),
				sql`exists (select from ${ledgerEntries} where cause = 'sold:' || ${paymentAttempts.id})`,
			),
		);
	return attempt;
}
