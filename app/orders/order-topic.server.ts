import { changeTopic } from "../platform/http/change-topic.server";
import { findMyOrder } from "./history/my-orders.server";
import { orderSignal } from "./order-signal.server";

/** For the member who placed it. */
export const orderTopic = changeTopic({
	name: "order",
	access: "member",
	signalOf: async (context, number) => orderSignal((await findMyOrder(context, number)).id),
});
