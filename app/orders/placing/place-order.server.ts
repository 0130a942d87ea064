import { sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { members } from "../../members/tables.server";
import { statement } from "../../platform/data/statement.server";
import type { CallContext } from "../../platform/http/bind.server";
import { holdShares, holdSharesAtCommit, type NotEnough, type Share } from "../allotments/allotments.server";
import { type LineDraft, priceLines } from "../order-lines";
import { type Buyer, type Order, orderEvents, orderLines, orders } from "../tables.server";
import { tellBuyer } from "../tell-buyer.server";
import { drawOrderNumber } from "./order-number.server";
import { checkUnpaid, type UnpaidLimits } from "./unpaid-limits.server";

export type OrderDraft = {
	/** The id of a hold the buyer already has: it becomes the order's, so nothing is released in between. */
	holdId?: string | undefined;
	memberId: string;
	/** The recipient, if not the account's owner. */
	buyer?: Buyer | undefined;
	/** The member of staff who places it for somebody. */
	placedBy?: string | undefined;
	/** How much the member may leave unpaid; absent where the club places it. */
	unpaidLimits?: UnpaidLimits;
	kind: Order["kind"];
	lines: readonly LineDraft[];
	/** How long the fan may take to pay; everything in it is held that long. */
	payWithinSeconds: number;
	/** Nothing is held: it is sold out, and somebody who gives theirs back makes room when it is paid. */
	isPromised?: true;
	/** What is held besides the items: a voucher's uses and budget. */
	alsoHold?: readonly Share[];
	/** The error to throw when something is no longer available; by default `NotEnough` itself. */
	refuseShort?: (short: NotEnough) => Error;
};
export type PlacedOrder = Pick<Order, "id" | "number" | "total" | "payBy" | "buyer">;

/**
 * Places an order at the prices its slice looked up: fixed from now on, with everything in it held until the deadline.
 * Runs in the caller's transaction; everything is held with its commit, or the transaction fails.
 */
export async function placeOrder(
	context: Pick<CallContext, "db" | "jobs" | "language" | "onceKey">,
	draft: OrderDraft,
): Promise<PlacedOrder> {
	const { lines, total } = priceLines(draft.lines, club.tax);
	if (draft.unpaidLimits && total > 0)
		await checkUnpaid(context.db, draft.memberId, draft.unpaidLimits, countGoods(lines));
	const order = await insertOrder(context, draft, lines, total);
	const shares = [...sharesOf(lines), ...(draft.alsoHold ?? [])];
	// Nobody is asked to pay nothing: it is sold in the same transaction.
	const hold = total > 0 ? holdSharesAtCommit : holdShares;
	if (!draft.isPromised) await hold(context.db, order.id, shares, draft.payWithinSeconds, draft.refuseShort);
	if (total > 0) await tellBuyer(context, order.id, "placed");
	return order;
}

const countGoods = (lines: readonly { kind: string; quantity: number }[]) =>
	lines.reduce((sum, { kind, quantity }) => sum + (kind === "goods" ? quantity : 0), 0);

export const sharesOf = (lines: readonly { allotmentId?: string | null; quantity: number }[]): Share[] =>
	lines.flatMap(({ allotmentId, quantity }) => (allotmentId ? [{ allotmentId, quantity }] : []));

/** Retries with another number if this one is taken. */
async function insertOrder(
	{ db, language, onceKey }: Pick<CallContext, "db" | "language" | "onceKey">,
	{ holdId, memberId, buyer, placedBy, kind, payWithinSeconds }: OrderDraft,
	lines: ReturnType<typeof priceLines>["lines"],
	total: number,
): Promise<PlacedOrder> {
	const rows = JSON.stringify(lines);
	for (;;) {
		const number = drawOrderNumber(club.orderPrefix, new Date(), club.timeZone);
		const values = {
			holdId: holdId ?? null,
			number,
			memberId,
			buyer: buyer ? JSON.stringify(buyer) : null,
			actor: placedBy ? "staff" : "member",
			actorId: placedBy ?? memberId,
			onceKey,
			kind,
			total,
			language,
			payWithinSeconds,
			rows,
		};
		const [order] = await insert.run(db, values);
		if (order) return order;
	}
}

const given = sql.placeholder;

/** Order, lines and first timeline row in one statement. */
const insert = statement<PlacedOrder>(
	() => sql`
		with placed as (
			insert into ${orders} (id, number, member_id, once_key, kind, total, buyer, language, pay_by)
			select coalesce(${given("holdId")}::uuid, uuidv7()), ${given("number")}, id, ${given("onceKey")}, ${given("kind")}, ${given("total")}::bigint,
				coalesce(${given("buyer")}::jsonb, jsonb_strip_nulls(jsonb_build_object('name', name, 'email', email, 'phone', phone,
					'verifiedPhone', case when phone_verified_at is not null then phone end))), ${given("language")},
				now() + make_interval(secs => ${given("payWithinSeconds")})
			from ${members} where id = ${given("memberId")}
			on conflict (number) do nothing
			returning id, member_id, number, total, pay_by, buyer
		), written as (
			insert into ${orderLines}
				(order_id, position, kind, title, reference, details, unit_price, quantity, amount, tax_inside, discounts, allotment_id)
			select placed.id, line.position, line.kind, line.title, line.reference, line.details, line."unitPrice", line.quantity,
				line.amount, line."taxInside", line.discounts, line."allotmentId"
			from placed, jsonb_to_recordset(${given("rows")}::jsonb) as line(
				position int, kind text, title jsonb, reference text, details jsonb, "unitPrice" bigint, quantity int,
				amount bigint, "taxInside" bigint, discounts jsonb, "allotmentId" uuid
			)
		), told as (
			insert into ${orderEvents} (order_id, state, actor, actor_id)
			select id, 'awaiting_payment', ${given("actor")}::text, ${given("actorId")}::uuid from placed
		)
		select id, number, total, pay_by as "payBy", buyer from placed`,
);
