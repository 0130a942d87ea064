import { and, eq, type Placeholder, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { findCourier } from "../../delivery/parcels/deliveries.server";
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
import { linesOfOrder } from "../find-order.server";
import type { OrderState } from "../order-states";
import { isOpen, listAttempts, openAttempt } from "../payments/attempts.server";
import { cancelOrder } from "../payments/close-order.server";
import { payOrder } from "../payments/pay-order.server";
import { methodsFor, type PaymentMethod } from "../payments/payment-methods";
import { broughtMoney } from "../payments/payment-states";
import { findRefundAccount } from "../payments/preferences.server";
import type { BankAccount, PaymentAttempt, Refund } from "../payments/tables.server";
import { limitOrders } from "../placing/order-limits.server";
import { refundProgress } from "../refunds/refund-progress";
import { listRefunds, nameRefundAccount } from "../refunds/refunds.server";
import { orderEvents, orders } from "../tables.server";

export async function readOrder(context: MemberContext, number: string): Promise<ShownOrder> {
	const { db, language } = context;
	const order = await findMyOrder(context, number);
	const [lines, timeline, attempts, refunds, courier] = await Promise.all([
		linesOfOrder(db, order.id),
		listEvents(db, order.id),
		listAttempts(db, order.id),
		listRefunds(db, order.id),
		order.kind === "goods" ? findCourier(db, order.id) : null,
	]);
	const attempt = attempts.find(({ state }) => broughtMoney(state)) ?? attempts[0];
	const state = shownStateOf(order);
	return {
		number: order.number,
		kind: order.kind,
		state,
		total: order.total,
		placedAt: order.createdAt.toISOString(),
		payBy: order.payBy.toISOString(),
		paidAt: order.paidAt?.toISOString() ?? null,
		now: order.now.toISOString(),
		courier,
		lines: lines.map((line) => ({ ...line, title: localize(line.title, language) })),
		timeline: timeline.map((event) => ({ ...event, at: event.at.toISOString() })),
		attempt: attempt ? showAttempt(attempt) : null,
		methods: state === "awaiting_payment" ? methodsFor(order.total) : [],
		refunds: refunds.filter(({ amount }) => amount > 0).map((refund) => showRefund(refund, order.now)),
	};
}

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
	selectOwn(db, { number: given("number"), memberId: given("memberId") }),
);

const selectOwn = (db: Db, own: Record<"number" | "memberId", string | Placeholder>) =>
	db
		.select({ order: orders, now: sql`now()`.mapWith(orders.createdAt) })
		.from(orders)
		.where(and(eq(orders.number, own.number), eq(orders.memberId, own.memberId)));

const given = sql.placeholder;

const listEvents = (db: Db, orderId: string) => eventsOfOrder.run(db, { orderId });

const eventsOfOrder = statement((db: Db) =>
	db
		.select()
		.from(orderEvents)
		.where(eq(orderEvents.orderId, given("orderId")))
		.orderBy(orderEvents.at, orderEvents.id),
);

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

function showRefund(refund: Refund, now: Date): ShownRefund {
	const { id, amount, reason, state, createdAt, doneAt, account } = refund;
	return {
		id,
		amount,
		reason,
		state,
		askedAt: createdAt.toISOString(),
		doneAt: doneAt?.toISOString() ?? null,
		workingDay: refundProgress(refund, now, club.timeZone),
		account: account && { bank: account.bank, numberEnd: account.number.slice(-4) },
	};
}
