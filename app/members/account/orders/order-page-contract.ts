import * as z from "zod";
import { trackOrder } from "../../../delivery/parcels/contract";
import { orderDetail } from "../../../orders/contract";
import { endpoint } from "../../../platform/http/contract";
import { itemSchema } from "../../../store/ratings/contract";
import { myReturnsSchema } from "../../../store/returns/contract";
import { myChangedTickets } from "../../../tickets/changes/contract";

/** One call for the whole page: parts that load separately would cause layout shifts. */
export const orderPage = endpoint({
	method: "GET",
	path: "/user/orders/:number",
	summary: "Everything about one of the member's orders: its items, parcels, returns, and changed matches",
	access: "member",
	input: orderDetail.input,
	answer: z.object({
		order: orderDetail.answer,
		/** What was bought in the store, with the member's ratings; empty for tickets. */
		items: z.array(itemSchema),
		/** Null for tickets. */
		delivery: z.nullable(trackOrder.answer),
		/** Null until something has arrived. */
		returns: z.nullable(myReturnsSchema),
		/** Tickets of it whose match has changed. */
		changes: myChangedTickets.answer.shape.tickets,
	}),
	refusals: orderDetail.refusals,
});
