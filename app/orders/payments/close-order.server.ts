import { and, eq, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { doEach } from "../../platform/data/each-row.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { releaseHold } from "../allotments/allotments.server";
import { moveOrder } from "../move-order.server";
import { orders } from "../tables.server";
import { tellBuyer } from "../tell-buyer.server";
import { closeAttempts } from "./attempts.server";

type Closing = Pick<JobContext, "db" | "jobs" | "settings" | "limits">;

/** Before payment only. False when it is too late. */
export async function cancelOrder(context: Closing, orderId: string, memberId: string): Promise<boolean> {
	const moved = await moveOrder(context.db, orderId, "cancelled", { actor: "member", actorId: memberId });
	if (!moved) return false;
	await freeOrder(context, orderId, "cancelled");
	return true;
}

/** The same at the box office, by the member of staff who placed it for somebody. */
export async function cancelByStaff(context: Closing, orderId: string, staffId: string): Promise<boolean> {
	const moved = await moveOrder(context.db, orderId, "cancelled", { actor: "staff", actorId: staffId });
	if (!moved) return false;
	await freeOrder(context, orderId, "cancelled");
	return true;
}

/** What it was for has changed or is gone. To the buyer it is the same, except that nobody pressed a button. */
export async function cancelForBuyer(context: Closing, orderId: string): Promise<boolean> {
	if (!(await moveOrder(context.db, orderId, "cancelled", { actor: "system" }))) return false;
	await freeOrder(context, orderId, "cancelled");
	return true;
}

/** Runs every minute; what it releases counted as free from the moment the time was up. */
export const expireOrders = defineJob({
	name: "expire-orders",
	data: z.object({}),
	retry: { tries: 0, delay: 30 },
	every: "* * * * *",
	run: async (context) => {
		const due = await context.db.select({ id: orders.id }).from(orders).where(isDue).orderBy(orders.payBy);
		await doEach("order", due, ({ id }) => expireOrder(context, id));
	},
});

const isDue = and(eq(orders.state, "awaiting_payment"), lte(orders.payBy, sql`now()`));

/** One order per transaction: processes share the work, and a failure only delays one order. */
const expireOrder = (context: JobContext, orderId: string) =>
	transaction(context.db, async (db) => {
		const [due] = await db
			.select({ id: orders.id })
			.from(orders)
			.where(and(eq(orders.id, orderId), isDue))
			.for("no key update", { skipLocked: true });
		if (!due) return;
		await moveOrder(db, orderId, "expired", { actor: "system" });
		await freeOrder({ ...context, db }, orderId, "expired");
	});

async function freeOrder(context: Closing, orderId: string, happened: "cancelled" | "expired") {
	await releaseHold(context.db, orderId);
	await closeAttempts(context, orderId);
	await tellBuyer(context, orderId, happened);
}
