import type { JobContext } from "../../platform/data/jobs.server";
import { whenDisputed } from "../fulfilment.server";
import { type Mover, moveOrder, returnFromDispute } from "../move-order.server";
import { findSettlingAttempt } from "../payments/find-attempts.server";
import type { PaymentAttempt, PaymentDispute } from "../payments/tables.server";
import type { Order } from "../tables.server";
import { tellBuyer } from "../tell-buyer.server";
import { kindsOf } from "./dispute-order.server";
import { type Decision, endDispute } from "./disputes.server";

type Decided = { dispute: PaymentDispute; order: Order };

/**
 * Ends an open dispute, whoever says how. Lost as a whole, the order ends with it; otherwise it goes on where it was. In the
 * caller's transaction, with payment and order locked. Null when nothing is open.
 */
export async function settleDispute(
	context: Pick<JobContext, "db" | "jobs">,
	attempt: PaymentAttempt,
	order: Order,
	{ by, ...decision }: Decision & { by: Mover },
): Promise<Decided | null> {
	const { db } = context;
	const dispute = await endDispute(context, attempt, decision);
	if (!dispute) return null;
	// A payment by mistake bought nothing that could be held.
	const isHeld = order.state === "disputed" && (await findSettlingAttempt(db, order.id))?.id === attempt.id;
	if (!isHeld) return { dispute, order };
	const isOver = dispute.outcome === "lost";
	const now = isOver
		? await moveOrder(db, order.id, "charged_back", by)
		: await returnFromDispute(db, order.id, by);
	for (const kind of await kindsOf(db, order.id))
		await whenDisputed[kind]?.[isOver ? "lost" : "won"](context, order);
	await tellBuyer(context, order.id, isOver ? "dispute_lost" : "dispute_won");
	return { dispute, order: now! };
}
