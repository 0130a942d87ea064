import { eq, inArray } from "drizzle-orm";
import type { CallContext } from "../../platform/http/bind.server";
import { giveBack, type Share } from "../allotments/allotments.server";
import { whenPartReturned, whenRefunded } from "../fulfilment.server";
import { moveOrder } from "../move-order.server";
import { type OrderState, statesBefore } from "../order-states";
import { findSettlingAttempt } from "../payments/find-attempts.server";
import { bookRefundCovered, sumLost } from "../payments/ledger.server";
import type { Refund } from "../payments/tables.server";
import { sharesOf } from "../placing/place-order.server";
import {
	type Order,
	type OrderActor,
	type OrderLine,
	orderEvents,
	orderLines,
	orders,
	refundLines,
} from "../tables.server";
import { tellBuyer } from "../tell-buyer.server";
import { creditRefund, queueRefund } from "./refunds.server";
import { listReturnable, type Returned, returnedAmount } from "./returned-amount";

export type RefundWish = {
	number: string;
	/** Lines and quantities; left out for everything that remains. */
	lines?: readonly Returned[] | undefined;
	/** A code that screens and mails translate. */
	reason: string;
	actor: OrderActor;
	actorId?: string | undefined;
	/** The caller gives a voucher instead of money, and informs the buyer itself. */
	isCredit?: boolean;
} & NamedTickets;
export type NamedTickets = {
	/** Exactly the tickets that come back, of all lines; by default those that the buyer still has. */
	tickets?: readonly ChosenTicket[] | undefined;
	/** Whoever was given one of them hears of it from the caller. */
	holdersKnow?: boolean;
};
/** In the state in which it was chosen: one that was used meanwhile is another matter. */
export type ChosenTicket = { number: string; state: string };
export type RefundRefusal = "unknown" | "not_sold" | "not_left" | "disputed";
/** `order` as it was before, `state` as it is now. */
export type RefundedOrder = { order: Order; state: OrderState; refund: Refund; returned: Returned[] };

/**
 * Refunds some or all of a sold order: its stock is released, its money becomes due to the buyer, its timeline says so.
 * The amount is computed from what was paid: zero where vouchers paid for all of it,
 * and less by what the buyer's bank has taken back already. In the caller's transaction; the order's lock serialises concurrent calls.
 */
export async function refundOrder(
	context: Pick<CallContext, "db" | "jobs">,
	{ number, lines: wished, reason, actor, actorId, isCredit = false, ...which }: RefundWish,
): Promise<RefundedOrder | RefundRefusal> {
	const { db } = context;
	const [order] = await db.select().from(orders).where(eq(orders.number, number)).for("update");
	if (!order) return "unknown";
	if (order.state === "disputed") return "disputed";
	if (!statesBefore("refunded").includes(order.state)) return "not_sold";

	const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
	const before = await db.select().from(refundLines).where(eq(refundLines.orderId, order.id));
	const returnable = listReturnable(lines, before);
	const returned = mergeLines(wished ?? returnable);
	if (returned.length === 0 || !returned.every((one) => isLeft(returnable, one))) return "not_left";
	const worth = returnedAmount(lines, before, returned);
	const covered = Math.min(worth, await sumLost(db, order.id));
	const amount = worth - covered;
	const attempt = await findSettlingAttempt(db, order.id);

	const cause = `returned:${order.id}:${new Set(before.map(({ refundId }) => refundId)).size + 1}`;
	const refund = await (isCredit ? creditRefund : queueRefund)(context, {
		orderId: order.id,
		attemptId: attempt?.id ?? null,
		amount,
		reason,
		cause,
		from: "sales",
	});
	if (!refund) throw new Error(`Refund ${cause} exists already`);
	if (covered > 0) await bookRefundCovered(db, refund.id, { orderId: order.id, amount: covered });
	await db
		.insert(refundLines)
		.values(returned.map((line) => ({ ...line, refundId: refund.id, orderId: order.id })));
	const isWhole = listReturnable(lines, [...before, ...returned]).length === 0;
	// Uses of vouchers and promo links come back once everything they applied to has been returned.
	const ended = isWhole ? [...returned, ...lines.filter(({ amount }) => amount < 0)] : returned;
	const free: Share[] = [];
	for (const [kind, ofKind] of Map.groupBy(ended, (one) => lineOf(lines, one).kind)) {
		// Tickets know for themselves which of their places are free.
		if (kind !== "ticket")
			free.push(...sharesOf(ofKind.map((one) => ({ ...one, allotmentId: lineOf(lines, one).allotmentId }))));
		free.push(...((await whenRefunded[kind]?.(context, order, ofKind, which)) ?? []));
	}
	await giveBack(db, free);
	await whenPartReturned(db, refund, { lines, returned: [...before, ...returned] });
	await writeTimeline(db, order, isWhole, { actor, actorId, note: `refund:${refund.id}` });
	if (!isCredit)
		await tellBuyer(context, order.id, amount > 0 ? "refunded" : "taken_back", { refunded: amount });
	return { order, state: isWhole ? "refunded" : order.state, refund, returned };
}

/** Everything that has been returned of an order, or would have been. */
export type ReturnedPart = { lines: readonly OrderLine[]; returned: readonly Returned[] };

/** What would be refunded if these lines of these orders came back now, in the given order; and what each order has returned then. */
export async function priceReturns(
	db: CallContext["db"],
	wanted: readonly { orderId: string; lines: readonly Returned[] }[],
): Promise<{ amount: number; part: ReturnedPart }[]> {
	const ids = [...new Set(wanted.map(({ orderId }) => orderId))];
	const [lines, before] = await Promise.all([
		db.select().from(orderLines).where(inArray(orderLines.orderId, ids)),
		db.select().from(refundLines).where(inArray(refundLines.orderId, ids)),
	]);
	const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
	const beforeOf = Map.groupBy(before, ({ orderId }) => orderId);
	return wanted.map(({ orderId, lines: now }) => {
		const [all, earlier] = [linesOf.get(orderId) ?? [], beforeOf.get(orderId) ?? []];
		return {
			amount: returnedAmount(all, earlier, now),
			part: { lines: all, returned: [...earlier, ...now] },
		};
	});
}

/** A partial refund leaves the order's state as it is, but gets a timeline row all the same. */
async function writeTimeline(
	db: CallContext["db"],
	{ id: orderId, state }: Order,
	isWhole: boolean,
	{ actor, actorId, note }: { actor: OrderActor; actorId: string | undefined; note: string },
) {
	if (isWhole) await moveOrder(db, orderId, "refunded", { actor, note, ...(actorId && { actorId }) });
	else await db.insert(orderEvents).values({ orderId, state, actor, actorId: actorId ?? null, note });
}

/** A line that is named twice counts twice. */
function mergeLines(lines: readonly Returned[]): Returned[] {
	const quantities = new Map<number, number>();
	for (const { position, quantity } of lines)
		quantities.set(position, (quantities.get(position) ?? 0) + quantity);
	return [...quantities].map(([position, quantity]) => ({ position, quantity }));
}

const isLeft = (returnable: readonly Returned[], { position, quantity }: Returned) =>
	returnable.some((left) => left.position === position && left.quantity >= quantity);

const lineOf = (lines: readonly OrderLine[], { position }: Returned) =>
	lines.find((line) => line.position === position)!;

/** An order's refunded lines so far, refund by refund. */
export const listReturnedLines = (db: CallContext["db"], orderId: string) =>
	db
		.select({
			refundId: refundLines.refundId,
			position: refundLines.position,
			quantity: refundLines.quantity,
		})
		.from(refundLines)
		.where(eq(refundLines.orderId, orderId))
		.orderBy(refundLines.refundId, refundLines.position);
