import { sql } from "drizzle-orm";
import { club } from "../../club/profile";
import { holdShares, type Share } from "../allotments/allotments.server";
import type { CallContext } from "../platform/bind.server";
import { type LineDraft, priceLines } from "./order-lines";
import { drawOrderNumber } from "./order-number.server";
import { type Order, orderEvents, orderLines, orders } from "./tables.server";
import { tellBuyer } from "./tell-buyer.server";

export type OrderDraft = {
	memberId: string;
	kind: Order["kind"];
	lines: readonly LineDraft[];
	/** How long the fan may take to pay; so long everything in it is held. */
	payWithinSeconds: number;
	/** What is held besides what its lines name: a voucher's uses and budget. */
	alsoHold?: readonly Share[];
};
export type PlacedOrder = Pick<Order, "id" | "number" | "total" | "payBy" | "buyer">;

/**
 * Places an order at the prices its slice looked up: fixed from now on, everything in it held until it must be paid.
 * Runs in the caller's transaction. Throws `NotEnough` when something has gone meanwhile; then nothing is kept.
 */
export async function placeOrder(
	context: Pick<CallContext, "db" | "jobs" | "language">,
	draft: OrderDraft,
): Promise<PlacedOrder> {
	const { db } = context;
	const { lines, total } = priceLines(draft.lines, club.tax);
	const order = await insertOrder(context, draft, lines, total);
	// Nobody is asked to pay nothing: that it is paid follows in the same transaction.
	if (total > 0) await tellBuyer(context, order.id, "placed");
	// Last, since a popular section is one row that everybody waits for: its lock is held until the commit only.
	await holdShares(db, order.id, [...sharesOf(lines), ...(draft.alsoHold ?? [])], draft.payWithinSeconds);
	return order;
}

export const sharesOf = (lines: readonly { allotmentId?: string | null; quantity: number }[]): Share[] =>
	lines.flatMap(({ allotmentId, quantity }) => (allotmentId ? [{ allotmentId, quantity }] : []));

/** Order, lines and first row of the timeline in one statement; again with another number should it be taken. */
async function insertOrder(
	{ db, language }: Pick<CallContext, "db" | "language">,
	{ memberId, kind, payWithinSeconds }: OrderDraft,
	lines: ReturnType<typeof priceLines>["lines"],
	total: number,
): Promise<PlacedOrder> {
	const rows = JSON.stringify(
		lines.map(({ isTaxed: _, ...line }) => ({ reference: null, allotmentId: null, ...line })),
	);
	for (;;) {
		const number = drawOrderNumber(club.orderPrefix, new Date(), club.timeZone);
		const { rows: placed } = await db.execute<PlacedOrder & { payBy: string }>(sql`
			with placed as (
				insert into ${orders} (number, member_id, kind, total, buyer, language, pay_by)
				select ${number}, id, ${kind}, ${total}, jsonb_build_object('name', name, 'email', email, 'phone', phone),
					${language}, now() + make_interval(secs => ${payWithinSeconds})
				from members where id = ${memberId}
				on conflict (number) do nothing
				returning id, number, total, pay_by, buyer
			), written as (
				insert into ${orderLines}
					(order_id, position, kind, title, reference, unit_price, quantity, amount, tax_inside, allotment_id)
				select placed.id, line.position, line.kind, line.title, line.reference, line."unitPrice", line.quantity,
					line.amount, line."taxInside", line."allotmentId"
				from placed, jsonb_to_recordset(${rows}::jsonb) as line(
					position int, kind text, title jsonb, reference text, "unitPrice" bigint, quantity int,
					amount bigint, "taxInside" bigint, "allotmentId" uuid
				)
			), told as (
				insert into ${orderEvents} (order_id, state, actor, actor_id)
				select id, 'awaiting_payment', 'member', ${memberId} from placed
			)
			select id, number, total, pay_by as "payBy", buyer from placed`);
		const [order] = placed;
		if (order) return { ...order, total: Number(order.total), payBy: new Date(order.payBy) };
	}
}
