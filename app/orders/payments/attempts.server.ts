import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { localize } from "../../platform/words/language";
import { findOrder, linesOfOrder } from "../find-order.server";
import { gatewayNamed } from "./gateways/gateways.server";
import type { PaymentMethod } from "./payment-methods";
import type { AttemptState } from "./payment-states";
import { ledgerEntries, type PaymentAttempt, paymentAttempts } from "./tables.server";

/** The amount to pay, from the order. */
export type Due = { orderId: string; number: string; amount: number; payBy: Date };

/**
 * The first attempt to pay an order that the caller's transaction has just placed. It is written with the commit, since
 * nobody reads it before; that is why its id is generated here.
 */
export async function startFirstAttempt(
	{ db, jobs, settings }: Pick<CallContext, "db" | "jobs" | "settings">,
	due: Due,
	method: PaymentMethod,
) {
	const id = randomUUID();
	await insertFirst.runWithCommit(db, { id, ...due, gateway: settings.PAYMENT_GATEWAY, method });
	await jobs.send(db, openAttempt, { attemptId: id });
}

/**
 * A new attempt by the method the fan chose. Earlier ones stay open until it is, so that there is always a way to pay.
 * The caller holds the order's lock, so that serials don't collide.
 */
export async function startAttempt(
	{ db, jobs, settings }: Pick<CallContext, "db" | "jobs" | "settings">,
	due: Due,
	method: PaymentMethod,
): Promise<PaymentAttempt> {
	const [attempt] = await insert.run(db, {
		orderId: due.orderId,
		number: due.number,
		gateway: settings.PAYMENT_GATEWAY,
		method,
		amount: due.amount,
		payBy: due.payBy,
	});
	await jobs.send(db, openAttempt, { attemptId: attempt!.id });
	return attempt!;
}

const given = sql.placeholder;

const insertFirst = statement<object>(
	() => sql`
		insert into ${paymentAttempts} (id, order_id, serial, gateway, reference, method, amount, expires_at)
		values (${given("id")}, ${given("orderId")}, 1, ${given("gateway")}, ${given("number")}, ${given("method")},
			${given("amount")}, ${given("payBy")})`,
);

const insert = statement<PaymentAttempt>(
	() => sql`
		insert into ${paymentAttempts} (order_id, serial, gateway, reference, method, amount, expires_at)
		select ${given("orderId")}::uuid, last + 1, ${given("gateway")},
			${given("number")}::text || case last when 0 then '' else '~' || last + 1 end,
			${given("method")}, ${given("amount")}::bigint, ${given("payBy")}::timestamptz
		from (
			select coalesce(max(serial), 0) as last from ${paymentAttempts} where order_id = ${given("orderId")}
		) earlier
		returning id, order_id as "orderId", serial, gateway, reference, method, amount, state, page_url as "pageUrl",
			instructions, transaction_id as "transactionId", created_at as "createdAt", expires_at as "expiresAt",
			paid_at as "paidAt", next_check_at as "nextCheckAt"`,
);

/**
 * Opens the payment at the gateway. Idempotent after a crash: gateways identify it by its reference. An attempt that was
 * closed meanwhile is closed at the gateway too, or it could still be paid there.
 */
export const openAttempt = defineJob({
	name: "open-attempt",
	data: z.object({ attemptId: z.uuid() }),
	retry: { tries: 8, delay: 2 },
	soon: true,
	run: async ({ db, jobs, settings }, { attemptId }) => {
		let attempt = await findAttempt(db, attemptId);
		if (!attempt) return;
		const gateway = gatewayNamed(attempt.gateway, { db, settings });
		if (attempt.state === "opening") {
			const { number, ...payable } = await findPayable(db, attempt.orderId);
			const { pageUrl, instructions } = await gateway.open({
				...payable,
				reference: attempt.reference,
				amount: attempt.amount,
				method: attempt.method,
				expiresAt: attempt.expiresAt,
				returnUrl: `${settings.publicUrl}/order-complete?order=${number}`,
			});
			attempt = await transaction(db, async (db) => {
				const [opened] = await db
					.update(paymentAttempts)
					.set({
						state: sql`case ${paymentAttempts.state} when 'opening' then 'awaiting' else ${paymentAttempts.state} end`,
						pageUrl,
						instructions,
					})
					.where(eq(paymentAttempts.id, attemptId))
					.returning();
				if (opened && opened.serial > 1)
					await closeAttempts({ db, jobs }, opened.orderId, lt(paymentAttempts.serial, opened.serial));
				return opened;
			});
		}
		if (attempt?.state === "cancelled") await gateway.cancel(attempt.reference, attempt.pageUrl);
	},
});

/** What the gateway shows on its own page, and to whom. */
async function findPayable(db: Db, orderId: string) {
	const order = await findOrder(db, orderId);
	if (!order) throw new Error(`There is no order ${orderId} to pay`);
	const lines = await linesOfOrder(db, orderId);
	const { number, language, buyer } = order;
	return {
		number,
		language,
		buyer,
		items: lines.map(({ reference, position, title, unitPrice, quantity }) => ({
			id: reference ?? String(position),
			name: localize(title, language),
			price: unitPrice,
			quantity,
		})),
	};
}

const openStates = ["opening", "awaiting", "authorized"] as const satisfies readonly AttemptState[];

/** All but the paid one. */
export const otherThan = (attemptId: string) => ne(paymentAttempts.id, attemptId);

/** Whether it can still be paid. */
export const isOpen = ({ state }: Pick<PaymentAttempt, "state">) =>
	(openStates as readonly AttemptState[]).includes(state);

/** Closes an order's open attempts, or one of them: another attempt was paid, or the order was cancelled or expired. */
export async function closeAttempts(
	{ db, jobs }: Pick<CallContext, "db" | "jobs">,
	orderId: string,
	which?: SQL,
) {
	const open = await db
		.select({ id: paymentAttempts.id })
		.from(paymentAttempts)
		.where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, openStates), which));
	for (const { id } of open) await jobs.send(db, cancelAttempt, { attemptId: id });
}

/**
 * Closed here first, then at the gateway: a concurrent open sees that and closes it, too. The gateway may refuse because
 * the fan is paying right now: then it is handled as a late payment.
 */
export const cancelAttempt = defineJob({
	name: "cancel-attempt",
	data: z.object({ attemptId: z.uuid() }),
	retry: { tries: 6, delay: 10 },
	soon: true,
	run: async ({ db, settings }, { attemptId }) => {
		await db
			.update(paymentAttempts)
			.set({ state: "cancelled" })
			.where(and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.state, openStates)));
		const attempt = await findAttempt(db, attemptId);
		if (attempt?.state !== "cancelled") return;
		const gateway = gatewayNamed(attempt.gateway, { db, settings });
		await gateway.cancel(attempt.reference, attempt.pageUrl);
	},
});

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
