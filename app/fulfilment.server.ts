import type { OrderLineKind } from "./orders/order-lines";
import type { Order } from "./orders/tables.server";
import type { JobContext } from "./platform/jobs.server";
import { issueTickets } from "./tickets/issue-tickets.server";

/** In the transaction that pays the order: what takes time or leaves the house is a job that is sent here. */
type Fulfil = (context: Pick<JobContext, "db" | "jobs">, order: Pick<Order, "id">) => Promise<void>;

/**
 * What a paid order's lines set in motion, by their kind. An order doesn't know what a shirt or a seat is, so it looks
 * here. Goods wait for staff to pack them.
 */
export const whenPaid: Partial<Record<OrderLineKind, Fulfil>> = {
	ticket: ({ db, jobs }, { id }) => jobs.send(db, issueTickets, { orderId: id }),
};
