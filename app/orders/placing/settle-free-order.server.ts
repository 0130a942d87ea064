import type { CallContext } from "../../platform/http/bind.server";
import { sellShares } from "../allotments/allotments.server";
import { linesOfOrder } from "../find-order.server";
import { sharesBesideLines, whenPaid } from "../fulfilment.server";
import { moveOrder } from "../move-order.server";
import { tellBuyer } from "../tell-buyer.server";
import { sharesOf } from "./place-order.server";

/**
 * An order that vouchers paid for entirely, or that the club gives away, is sold in the transaction that placed it: no
 * gateway takes a payment of zero, and there is no money for the ledger to book.
 */
export async function settleFreeOrder(
	context: Pick<CallContext, "db" | "jobs">,
	orderId: string,
	/** The caller informs the buyer itself. */
	{ isQuiet = false } = {},
) {
	const { db } = context;
	const lines = await linesOfOrder(db, orderId);
	const kinds = new Set(lines.map(({ kind }) => kind));
	await sellShares(db, orderId, [...sharesOf(lines), ...(await sharesBesideLines(db, orderId, kinds))]);
	const order = await moveOrder(db, orderId, "paid", { actor: "system" });
	if (order?.total !== 0) throw new Error(`Order ${orderId} is not free`);
	if (!isQuiet) await tellBuyer(context, orderId, "paid");
	for (const kind of kinds) await whenPaid[kind]?.(context, order);
}
