import { readTracking } from "../../../delivery/tracking/track-order.server";
import { readOrder } from "../../../orders/history/my-orders.server";
import type { MemberContext } from "../../../platform/http/bind.server";
import type { AnswerOf } from "../../../platform/http/contract";
import { listOrderItems } from "../../../store/ratings/my-items.server";
import { readMyReturns } from "../../../store/returns/my-returns.server";
import { listMyChanges } from "../../../tickets/changes/my-changes.server";
import type { orderPage } from "./order-page-contract";

export async function readOrderPage(
	context: MemberContext,
	number: string,
): Promise<AnswerOf<typeof orderPage>> {
	const order = await readOrder(context, number);
	if (order.kind === "tickets") {
		const { tickets } = await listMyChanges(context);
		const changes = tickets.filter(({ orderNumber }) => orderNumber === number);
		return { order, items: [], delivery: null, returns: null, changes };
	}
	// True even if some or all of it was returned since: the returns stay visible.
	const hasArrived = order.timeline.some(({ state }) => state === "delivered");
	const [items, delivery, returns] = await Promise.all([
		listOrderItems(context, number),
		order.courier ? readTracking(context, number, order.courier) : null,
		hasArrived ? readMyReturns(context, number) : null,
	]);
	return { order, items, delivery, returns, changes: [] };
}
