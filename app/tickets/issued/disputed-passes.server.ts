import { and, eq } from "drizzle-orm";
import { giveBack } from "../../orders/allotments/allotments.server";
import type { Order } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import type { JobContext } from "../../platform/data/jobs.server";
import { listPaidPlaces } from "../buying/paid-places.server";
import { sharesOfPlaces } from "../seats/ordered-seats.server";
import { lockOrderPasses } from "./order-passes.server";
import { passes } from "./tables.server";
import { tellHolders, voidPasses } from "./void-passes.server";

/**
 * The order's payment was charged back: its tickets let nobody in and don't change hands, whoever has them. Locked first, so
 * that a ticket whose transfer is just being accepted is found under its new code.
 */
export async function holdPasses(db: Db, orderId: string) {
	await lockOrderPasses(db, orderId);
	await db
		.update(passes)
		.set({ isDisputed: true })
		.where(and(eq(passes.orderId, orderId), eq(passes.state, "valid")));
}

/** They are as good as before. */
export async function releasePasses(db: Db, orderId: string) {
	await db
		.update(passes)
		.set({ isDisputed: false })
		.where(and(eq(passes.orderId, orderId), eq(passes.isDisputed, true)));
}

/** The club has lost: the tickets are void and their places free, except of fans who had gone in before. */
export async function voidHeld(
	context: Pick<JobContext, "db" | "jobs">,
	order: Pick<Order, "id" | "memberId">,
) {
	const { db } = context;
	const isIssued = (await db.$count(passes, eq(passes.orderId, order.id))) > 0;
	const voided = isIssued ? await voidPasses(db, eq(passes.orderId, order.id)) : [];
	await tellHolders(context, order, voided);
	await giveBack(db, sharesOfPlaces(isIssued ? voided : await listPaidPlaces(db, order.id)));
}
