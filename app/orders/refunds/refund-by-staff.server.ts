import { inArray } from "drizzle-orm";
import { club } from "../../../club/profile";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import type { OpenRefundState } from "../payments/payment-states";
import { listOpenRefunds, settleDifference } from "../payments/staff-lists.server";
import { orders } from "../tables.server";
import { type openRefunds, refundsPerPage, staffRefundRefusals } from "./contract";
import { type RefundRefusal, type RefundWish, refundOrder } from "./refund-order.server";
import { refundProgress } from "./refund-progress";
import { finishRefund } from "./refunds.server";

const perStaff = { name: "refund-order", points: 120, seconds: 3_600 };

/** Each of these writes an audit log row in the transaction of the change. */
export async function refundByStaff(
	{ db, jobs, limits, who }: MemberContext,
	wish: Pick<RefundWish, "number" | "lines" | "tickets" | "reason">,
) {
	await limits.take(perStaff, who.memberId);
	const done = await refundOrder({ db, jobs }, { ...wish, actor: "staff", actorId: who.memberId });
	if (typeof done === "string") throw refuse(staffRefundRefusals, refusalOf[done]);
	const { order, refund, returned, state } = done;
	await recordAudit(db, {
		by: who.memberId,
		action: "orders.refund",
		subject: `order/${order.number}`,
		before: { state: order.state },
		after: {
			state,
			refund: refund.id,
			amount: refund.amount,
			lines: returned,
			...(wish.tickets && { tickets: wish.tickets }),
			reason: wish.reason,
		},
	});
	return { id: refund.id, amount: refund.amount, lines: returned, orderState: state };
}

const refusalOf = {
	unknown: "order.unknown",
	not_sold: "order.not_sold",
	not_left: "refund.not_left",
	disputed: "order.disputed",
} as const satisfies Record<RefundRefusal, keyof typeof staffRefundRefusals>;

export async function noteTransfer({ db, who }: MemberContext, refundId: string) {
	const refund = await finishRefund(db, refundId, "bank");
	if (!refund) throw refuse(staffRefundRefusals, "refund.not_payable");
	await recordAudit(db, {
		by: who.memberId,
		action: "refunds.transferred",
		subject: `refund/${refundId}`,
		before: { state: "sent" },
		after: { state: "done", amount: refund.amount },
	});
}

export async function noteSettled({ db, who }: MemberContext, id: string, note: string) {
	const difference = await settleDifference(db, id);
	if (!difference) throw refuse(staffRefundRefusals, "difference.unknown");
	const { reference, ours, theirs } = difference;
	await recordAudit(db, {
		by: who.memberId,
		action: "payments.difference-settled",
		subject: `payment/${reference}`,
		before: { ours, theirs },
		after: { note },
	});
}

/** With their order numbers, which payments don't know. */
export async function describeOpenRefunds(
	db: Db,
	page: ParsedInputOf<typeof openRefunds>,
	now = new Date(),
): Promise<AnswerOf<typeof openRefunds>> {
	const found = await listOpenRefunds(db, { ...page, limit: refundsPerPage + 1 });
	const open = found.slice(0, refundsPerPage);
	const ids = [...new Set(open.map(({ orderId }) => orderId))];
	const named = await db
		.select({ id: orders.id, number: orders.number })
		.from(orders)
		.where(inArray(orders.id, ids));
	const numbers = new Map(named.map(({ id, number }) => [id, number]));
	return {
		refunds: open.map(({ orderId, state, accountNamedAt, createdAt, ...refund }) => ({
			...refund,
			state: state as OpenRefundState,
			orderNumber: numbers.get(orderId)!,
			since: createdAt.toISOString(),
			workingDay: refundProgress({ state, createdAt, accountNamedAt }, now, club.timeZone),
		})),
		next: found.length > refundsPerPage ? open.at(-1)!.id : null,
	};
}
