/** The events to subscribe to. Database triggers queue them (migrations `webhooks` and `more_webhooks`). */
export const webhookEvents = [
	"order.paid",
	"order.shipped",
	"order.refunded",
	"order.cancelled",
	"order.disputed",
	"ticket.issued",
	"ticket.scanned",
	"ticket.transferred",
	"stock.changed",
	"member.created",
	"member.changed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Sent by hand, to test an endpoint. */
export const testEvent = "test";
