import { eq } from "drizzle-orm";
import type { JobContext } from "../../platform/data/jobs.server";
import { linesOfOrder } from "../find-order.server";
import { whenDisputed } from "../fulfilment.server";
import { moveOrder } from "../move-order.server";
import { findSettlingAttempt } from "../payments/find-attempts.server";
import type { PaymentAttempt } from "../payments/tables.server";
import { orders } from "../tables.server";
import { tellBuyer } from "../tell-buyer.server";

/** The payment that bought an order was charged back: what is left of the order stays with the club until the outcome. */
export async function disputeOrder(context: JobContext, attempt: PaymentAttempt) {
	const { db } = context;
	const [order] = await db.select().from(orders).where(eq(orders.id, attempt.orderId)).for("no key update");
	// A payment by mistake bought nothing that could be held.
	if (!order || (await findSettlingAttempt(db, order.id))?.id !== attempt.id) return;
	if (!(await moveOrder(db, order.id, "disputed", { actor: "gateway", note: attempt.reference }))) return;
	for (const kind of await kindsOf(db, order.id)) await whenDisputed[kind]?.open(context, order);
	await tellBuyer(context, order.id, "disputed");
}

/** The kinds of an order's lines. */
export const kindsOf = async (db: JobContext["db"], orderId: string) =>
	new Set((await linesOfOrder(db, orderId)).map(({ kind }) => kind));
