import type { OrderLineKind } from "./orders/order-lines";
import type { Order } from "./orders/tables.server";
import type { JobContext } from "./platform/jobs.server";
import { issueTickets } from "./tickets/issue-tickets.server";

/** Runs in the transaction that pays the order: slow or external work is queued as a job. */
type Fulfil = (context: Pick<JobContext, "db" | "jobs">, order: Pick<Order, "id">) => Promise<void>;

/**
 * Fulfilment of a paid order's lines by kind, since orders know nothing about shirts or seats. Goods wait for staff to
 * pack them.
 */
export const whenPaid: Partial<Record<OrderLineKind, Fulfil>> = {
	ticket: ({ db, jobs }, { id }) => jobs.send(db, issueTickets, { orderId: id }),
};
