import { and, eq, type Placeholder, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { deliveries } from "../../delivery/parcels/tables.server";
import { reauthenticate } from "../../members/reauthenticate.server";
import type { Proof } from "../../members/reauthenticate-contract";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import {
	closedRefusals,
	orderRefusals,
	refundRefusals,
	type ShownAttempt,
	type ShownOrder,
	type ShownRefund,
} from "../contract";
import type { OrderState } from "../order-states";
import { isOpen, openAttempt } from "../payments/attempts.server";
import { cancelOrder } from "../payments/close-order.server";
import { listAttempts } from "../payments/find-attempts.server";
import { payOrder } from "../payments/pay-order.server";
import { methodsFor, type PaymentMethod } from "../payments/payment-methods";
import { findRefundAccount } from "../payments/preferences.server";
import {
	type BankAccount,
	type PaymentAttempt,
	paymentAttempts,
	type Refund,
	refunds,
} from "../payments/tables.server";
import { limitOrders } from "../placing/order-limits.server";
import { refundProgress } from "../refunds/refund-progress";
import { listRefunds, nameRefundAccount } from "../refunds/refunds.server";
import { type OrderLine, orderEvents, orderLines, orders } from "../tables.server";

export async function readOrder({ db, who, language }: MemberContext, number: string): Promise<ShownOrder> {
	const [found] = await shownOrder.run(db, { number, memberId: who.memberId });
	if (!found) throw refuse(orderRefusals, "order.unknown");
	const { order, now, courier, lines, timeline, attempt, refunds } = found;
	const state = shownStateOf({ ...order, now });
	return {
		number: order.number,
		kind: order.kind,
		state,
		total: order.total,
		placedAt: order.createdAt.toISOString(),
		payBy: order.payBy.toISOString(),
		paidAt: order.paidAt?.toISOString() ?? null,
		now: now.toISOString(),
		courier,
		lines: lines.map((line) => ({ ...line, title: localize(line.title, language) })),
		timeline: timeline.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
		attempt,
		methods: state === "awaiting_payment" ? methodsFor(order.total) : [],
		refunds: refunds.map((refund) => showRefund(refund, now)),
	};
}

type ReadLine = Pick<OrderLine, "kind" | "title" | "quantity" | "unitPrice" | "amount">;
type ReadRefund = Pick<Refund, "id" | "amount" | "reason" | "state" | "account"> &
	Record<"createdAt", string> &
	Record<"doneAt" | "accountNamedAt", string | null>;

/** One statement, since a fan who waits for a payment asks again and again. */
const shownOrder = statement((db: Db) =>
	db
		.select({
			order: orders,
			now: sql`now()`.mapWith(orders.createdAt),
			courier: deliveries.courier,
			lines: sql<ReadLine[]>`(
				select json_agg(json_build_object('kind', line.kind, 'title', line.title, 'quantity', line.quantity,
					'unitPrice', line.unit_price, 'amount', line.amount) order by line.position)
				from ${orderLines} line where line.order_id = ${orders.id})`,
			timeline: sql<ShownOrder["timeline"]>`(
				select json_agg(json_build_object('state', event.state, 'at', event.at, 'actor', event.actor, 'note', event.note)
					order by event.at, event.id)
				from ${orderEvents} event where event.order_id = ${orders.id})`,
			attempt: sql<ShownAttempt | null>`(
				select json_build_object('reference', attempt.reference, 'method', attempt.method, 'state', attempt.state,
					'instructions', attempt.instructions, 'pageUrl', attempt.page_url)
				from ${paymentAttempts} attempt where attempt.order_id = ${orders.id}
				order by attempt.state in ('paid', 'charged_back') desc, attempt.serial desc limit 1)`,
			refunds: sql<ReadRefund[]>`(
				select coalesce(json_agg(json_build_object('id', refund.id, 'amount', refund.amount, 'reason', refund.reason,
					'state', refund.state, 'account', refund.account, 'createdAt', refund.created_at, 'doneAt', refund.done_at,
					'accountNamedAt', refund.account_named_at) order by refund.created_at, refund.id), '[]')
				from ${refunds} refund where refund.order_id = ${orders.id} and refund.amount > 0)`,
		})
		.from(orders)
		.leftJoin(deliveries, eq(deliveries.orderId, orders.id))
		.where(isOwn({ number: sql.placeholder("number"), memberId: sql.placeholder("memberId") })),
);

/** The same method reuses the attempt while it is open; one that is still opening is only hurried along. */
export async function payAgain(context: MemberContext, number: string, method: PaymentMethod) {
	await limitOrders(context, "attempts");
	const { db, jobs } = context;
	const order = await findMyOrder(context, number, "update");
	refuseClosed(shownStateOf(order));
	const [last] = await listAttempts(db, order.id);
	if (last?.method !== method || !isOpen(last))
		return { attempt: showAttempt(await payOrder(context, order, method)) };
	if (last.state === "opening") await jobs.send(db, openAttempt, { attemptId: last.id });
	return { attempt: showAttempt(last) };
}

/** Idempotent: the first answer may have been lost. */
export async function cancelOwn(context: MemberContext, number: string): Promise<{ state: OrderState }> {
	return transaction(context.db, async (db) => {
		const inside = { ...context, db };
		const order = await findMyOrder(inside, number, "update");
		const state = shownStateOf(order);
		if (state !== "cancelled") refuseClosed(state);
		await cancelOrder(inside, order.id, context.who.memberId);
		return { state: "cancelled" as const };
	});
}

/** A stolen session must not send the member's refund elsewhere. */
export async function nameAccount(
	context: MemberContext,
	number: string,
	refundId: string,
	account: BankAccount,
	proof: Proof,
) {
	await limitOrders(context, "accounts");
	const order = await findMyOrder(context, number);
	await reauthenticate(context, proof);
	return giveAccount(context, order, refundId, account);
}

/** To the member's saved account, whose number never reaches the browser, and which took a proof to save. */
export async function nameSavedAccount(context: MemberContext, number: string, refundId: string) {
	await limitOrders(context, "accounts");
	const order = await findMyOrder(context, number);
	const account = await findRefundAccount(context.db, context.who.memberId);
	if (!account) throw refuse(refundRefusals, "refund.no_kept_account");
	return giveAccount(context, order, refundId, account);
}

async function giveAccount(context: MemberContext, order: OwnOrder, refundId: string, account: BankAccount) {
	const isNamed = await nameRefundAccount(context.db, { refundId, orderId: order.id }, account);
	if (isNamed) return { state: "sent" as const };
	const isKnown = (await listRefunds(context.db, order.id)).some(({ id }) => id === refundId);
	throw refuse(refundRefusals, isKnown ? "refund.needs_no_account" : "refund.unknown");
}

type OwnOrder = Awaited<ReturnType<typeof findMyOrder>>;

/** Another member's order is answered as if it did not exist. */
export async function findMyOrder({ db, who }: MemberContext, number: string, lock?: "update") {
	const own = { number, memberId: who.memberId };
	const [found] = await (lock ? selectOwn(db, own).for(lock) : ownOrder.run(db, own));
	if (!found) throw refuse(orderRefusals, "order.unknown");
	return { ...found.order, now: found.now };
}

const ownOrder = statement((db: Db) =>
	selectOwn(db, { number: sql.placeholder("number"), memberId: sql.placeholder("memberId") }),
);

const selectOwn = (db: Db, own: Own) =>
	db
		.select({ order: orders, now: sql`now()`.mapWith(orders.createdAt) })
		.from(orders)
		.where(isOwn(own));

type Own = Record<"number" | "memberId", string | Placeholder>;
const isOwn = (own: Own) => and(eq(orders.number, own.number), eq(orders.memberId, own.memberId));

/** By the clock: an order whose time is up has expired, whether or not the job has run. */
export const shownStateOf = ({ state, payBy, now }: Pick<OwnOrder, "state" | "payBy" | "now">): OrderState =>
	state === "awaiting_payment" && payBy <= now ? "expired" : state;

function refuseClosed(state: OrderState) {
	if (state === "awaiting_payment") return;
	const known = {
		expired: "order.expired",
		cancelled: "order.cancelled",
		refunded: "order.refunded",
	} as const;
	throw refuse(closedRefusals, state in known ? known[state as keyof typeof known] : "order.paid");
}

const showAttempt = ({ reference, method, state, instructions, pageUrl }: PaymentAttempt): ShownAttempt => ({
	reference,
	method,
	state,
	instructions,
	pageUrl,
});

function showRefund(refund: ReadRefund, now: Date): ShownRefund {
	const { id, amount, reason, state, account } = refund;
	const createdAt = new Date(refund.createdAt);
	const accountNamedAt = refund.accountNamedAt === null ? null : new Date(refund.accountNamedAt);
	return {
		id,
		amount,
		reason,
		state,
		askedAt: createdAt.toISOString(),
		doneAt: refund.doneAt === null ? null : new Date(refund.doneAt).toISOString(),
		workingDay: refundProgress({ state, createdAt, accountNamedAt }, now, club.timeZone),
		account: account && { bank: account.bank, numberEnd: account.number.slice(-4) },
	};
}
