import { eq } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { whenDisputed } from "../fulfilment.server";
import { moveOrder, returnFromDispute } from "../move-order.server";
import { findSettlingAttempt } from "../payments/find-attempts.server";
import { findOrders } from "../sold-orders.server";
import { type Order, orders } from "../tables.server";
import { tellBuyer } from "../tell-buyer.server";
import { type decideDispute as decideEndpoint, disputeRefusals, type disputes } from "./contract";
import { kindsOf } from "./dispute-order.server";
import { endDispute, listDisputes, lockAttempt } from "./disputes.server";

export async function describeDisputes(db: CallContext["db"]): Promise<AnswerOf<typeof disputes>> {
	const found = await listDisputes(db);
	const orders = await findOrders(
		db,
		found.map(({ dispute }) => dispute.orderId),
	);
	return {
		disputes: found.map(
			({ dispute: { attemptId, orderId, amount, openedAt, outcome, decidedAt }, ...paid }) => {
				const { number, state } = orders.find(({ id }) => id === orderId)!;
				return {
					...paid,
					id: attemptId,
					orderNumber: number,
					orderState: state,
					amount,
					openedAt: openedAt.toISOString(),
					outcome,
					decidedAt: decidedAt?.toISOString() ?? null,
				};
			},
		),
	};
}

/** What the bank has decided, as staff learned it. In the caller's transaction; the payment is locked before its order, as everywhere. */
export async function noteOutcome(
	{ db, jobs, who }: MemberContext,
	{ id, outcome, reason }: ParsedInputOf<typeof decideEndpoint>,
) {
	const attempt = await lockAttempt(db, id);
	const [order] = attempt
		? await db.select().from(orders).where(eq(orders.id, attempt.orderId)).for("no key update")
		: [];
	const dispute = attempt && (await endDispute({ db, jobs }, id, outcome));
	if (!order || !dispute) throw refuse(disputeRefusals, "dispute.unknown");
	const held = order.state === "disputed" && (await findSettlingAttempt(db, order.id))?.id === id;
	const now = held ? await settleOrder({ db, jobs }, order, outcome, who.memberId) : order;
	await recordAudit(db, {
		by: who.memberId,
		action: `payments.dispute-${outcome}`,
		subject: `order/${order.number}`,
		before: { state: order.state },
		after: { state: now.state, payment: attempt.reference, amount: dispute.amount, reason },
	});
	return { orderState: now.state };
}

async function settleOrder(
	context: Pick<CallContext, "db" | "jobs">,
	order: Order,
	outcome: "won" | "lost",
	staffId: string,
): Promise<Order> {
	const { db } = context;
	const now =
		outcome === "won"
			? await returnFromDispute(db, order.id, staffId)
			: await moveOrder(db, order.id, "charged_back", { actor: "staff", actorId: staffId });
	for (const kind of await kindsOf(db, order.id)) await whenDisputed[kind]?.[outcome](context, order);
	await tellBuyer(context, order.id, outcome === "won" ? "dispute_won" : "dispute_lost");
	return now!;
}
