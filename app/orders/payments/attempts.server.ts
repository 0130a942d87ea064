import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import * as z from "zod";
import { allColumns } from "../../platform/data/columns.server";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { localize } from "../../platform/words/language";
import { orderChanged } from "../order-signal.server";
import { type OrderLine, orderLines, orders } from "../tables.server";
import { findAttempt, listAttempts } from "./find-attempts.server";
import { GatewayRefused, type OpenedPayment, type PaymentRequest } from "./gateway";
import { gatewayNamed } from "./gateways/gateways.server";
import type { PaymentMethod } from "./payment-methods";
import type { AttemptState } from "./payment-states";
import { type PaymentAttempt, paymentAttempts, paymentDifferences } from "./tables.server";

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
		returning ${allColumns(paymentAttempts)}`,
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
		const [payable] = await payableByAttempt.run(db, { attemptId });
		if (!payable) return;
		let { attempt } = payable;
		const gateway = gatewayNamed(attempt.gateway, { db, settings });
		if (attempt.state === "opening") {
			const opened = await gateway
				.open(describePayment(payable, settings.publicUrl))
				.catch((error) => noteRefused(db, attempt, error));
			if (!opened) return replaceAttempt({ db, jobs, settings }, attempt);
			if (opened === "refused") return;
			attempt = await noteOpened({ db, jobs }, attempt, opened);
		}
		if (attempt.state === "cancelled") await gateway.cancel(attempt.reference, attempt.pageUrl);
	},
});

type Payable = Awaited<ReturnType<typeof payableByAttempt.run>>[number];
type BoughtLine = Pick<OrderLine, "position" | "reference" | "title" | "unitPrice" | "quantity">;

const payableByAttempt = statement((db: Db) =>
	db
		.select({
			attempt: paymentAttempts,
			order: { number: orders.number, language: orders.language, buyer: orders.buyer },
			lines: sql<BoughtLine[]>`(
				select json_agg(json_build_object('position', line.position, 'reference', line.reference, 'title', line.title,
					'unitPrice', line.unit_price, 'quantity', line.quantity) order by line.position)
				from ${orderLines} line where line.order_id = ${orders.id})`,
		})
		.from(paymentAttempts)
		.innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
		.where(eq(paymentAttempts.id, given("attemptId"))),
);

/** What the gateway shows on its own page, and to whom. */
function describePayment({ attempt, order, lines }: Payable, publicUrl: string): PaymentRequest {
	const { reference, amount, method, expiresAt } = attempt;
	const { number, language, buyer } = order;
	return {
		reference,
		amount,
		method,
		expiresAt,
		language,
		buyer,
		items: lines.map(({ reference, position, title, unitPrice, quantity }) => ({
			id: reference ?? String(position),
			name: localize(title, language),
			price: unitPrice,
			quantity,
		})),
		returnUrl: `${publicUrl}/order-complete?order=${number}`,
	};
}

/** Earlier ones are closed with it, now that there is another way to pay. */
async function noteOpened(
	{ db, jobs }: Pick<CallContext, "db" | "jobs">,
	{ id, orderId, serial }: PaymentAttempt,
	opened: OpenedPayment,
): Promise<PaymentAttempt> {
	const note = async (db: Db) => {
		const [attempt] = await setOpened.run(db, { id, ...opened });
		orderChanged(db, orderId);
		return attempt!;
	};
	if (serial === 1) return note(db);
	return transaction(db, async (db) => {
		await closeAttempts({ db, jobs }, orderId, { before: serial });
		return note(db);
	});
}

/** Staff read why; the fan chooses another method. */
async function noteRefused(
	db: Db,
	{ id, orderId, reference, method, gateway }: PaymentAttempt,
	error: unknown,
) {
	if (!(error instanceof GatewayRefused)) throw error;
	return transaction(db, async (db) => {
		const ours = `${method} was offered`;
		const digest = createHash("sha256").update(`refused|${gateway}|${ours}|${error.message}`).digest("hex");
		await db
			.insert(paymentDifferences)
			.values({ attemptId: id, reference, digest, ours, theirs: error.message })
			.onConflictDoUpdate({
				target: paymentDifferences.digest,
				set: { attemptId: id, reference, foundAt: sql`now()`, settledAt: null },
			});
		await db
			.update(paymentAttempts)
			.set({ state: "failed" })
			.where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, "opening")));
		orderChanged(db, orderId);
		return "refused" as const;
	});
}

/** Its reference is used up at the gateway, so the fan gets the next one, unless there is a newer attempt or nothing to pay. */
const replaceAttempt = (
	context: Pick<CallContext, "db" | "jobs" | "settings">,
	{ id, method }: PaymentAttempt,
) =>
	transaction(context.db, async (db) => {
		const [locked] = await db
			.select({ attempt: paymentAttempts, order: orders })
			.from(paymentAttempts)
			.innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
			.where(eq(paymentAttempts.id, id))
			.for("no key update");
		if (locked?.attempt.state !== "opening") return;
		await db.update(paymentAttempts).set({ state: "cancelled" }).where(eq(paymentAttempts.id, id));
		const { id: orderId, number, total: amount, payBy, state } = locked.order;
		const [newest] = await listAttempts(db, orderId);
		if (state === "awaiting_payment" && newest?.id === id)
			await startAttempt({ ...context, db }, { orderId, number, amount, payBy }, method);
		orderChanged(db, orderId);
	});

const setOpened = statement<PaymentAttempt>(
	() => sql`
		update ${paymentAttempts} set
			state = case state when 'opening' then 'awaiting' else state end,
			page_url = ${given("pageUrl")}, instructions = ${given("instructions")}::jsonb,
			expires_at = least(expires_at, ${given("expiresAt")}::timestamptz)
		where id = ${given("id")}
		returning ${allColumns(paymentAttempts)}`,
);

const openStates = ["opening", "awaiting", "authorized"] as const satisfies readonly AttemptState[];

/** Whether it can still be paid. */
export const isOpen = ({ state }: Pick<PaymentAttempt, "state">) =>
	(openStates as readonly AttemptState[]).includes(state);

/** The ids of an order's attempts that can still be paid; as a subquery. */
export const openAttemptsOf = (orderId: SQLWrapper) => sql<string[]>`array(
	select attempt.id from ${paymentAttempts} attempt
	where attempt.order_id = ${orderId} and attempt.state in ${openStates})`;

/** Closes an order's open attempts, or those before one of them: that was opened, or the order was cancelled or expired. */
export async function closeAttempts(
	context: Pick<CallContext, "db" | "jobs">,
	orderId: string,
	{ before = null }: { before?: number | null } = {},
) {
	const open = await openBefore.run(context.db, { orderId, before });
	await cancelAttempts(
		context,
		open.map(({ id }) => id),
	);
}

const openBefore = statement((db: Db) =>
	db
		.select({ id: paymentAttempts.id })
		.from(paymentAttempts)
		.where(
			and(
				eq(paymentAttempts.orderId, given("orderId")),
				inArray(paymentAttempts.state, openStates),
				sql`(${paymentAttempts.serial} < ${given("before")}::int) is not false`,
			),
		),
);

/** In the caller's transaction. */
export async function cancelAttempts(
	{ db, jobs }: Pick<CallContext, "db" | "jobs">,
	attemptIds: readonly string[],
) {
	for (const attemptId of attemptIds) await jobs.send(db, cancelAttempt, { attemptId });
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
