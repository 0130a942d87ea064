import { eq } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { orders } from "../tables.server";
import { type decideDispute as decideEndpoint, disputeRefusals } from "./contract";
import { insertNote } from "./dispute-notes.server";
import { findOpenDispute, isPartUnknown, lockAttempt } from "./disputes.server";
import { settleDispute } from "./settle-dispute.server";

/** What the bank has decided, as staff learned it. In the caller's transaction; the payment is locked before its order, as everywhere. */
export async function noteOutcome(
	{ db, jobs, who }: MemberContext,
	{ id, outcome, lost, reason }: ParsedInputOf<typeof decideEndpoint>,
) {
	const attempt = await lockAttempt(db, id);
	const [order] = attempt
		? await db.select().from(orders).where(eq(orders.id, attempt.orderId)).for("no key update")
		: [];
	const open = attempt && (await findOpenDispute(db, id));
	if (!order || !open) throw refuse(disputeRefusals, "dispute.unknown");
	if (outcome === "lost") {
		if (lost === undefined && (await isPartUnknown(db, attempt, open)))
			throw refuse(disputeRefusals, "dispute.how_much");
		if (lost !== undefined && lost > open.amount) throw refuse(disputeRefusals, "dispute.too_much");
	}
	const by = { actor: "staff", actorId: who.memberId } as const;
	const decided = (await settleDispute({ db, jobs }, attempt, order, { outcome, lost, by }))!;
	await insertNote(db, { attemptId: id, writtenBy: who.memberId, text: reason });
	await recordAudit(db, {
		by: who.memberId,
		action: `payments.dispute-${outcome}`,
		subject: `order/${order.number}`,
		before: { state: order.state },
		after: {
			state: decided.order.state,
			payment: attempt.reference,
			amount: decided.dispute.lost ?? decided.dispute.amount,
			reason,
		},
	});
	return { orderState: decided.order.state };
}
