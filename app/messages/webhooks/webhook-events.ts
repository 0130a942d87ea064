/** The events to subscribe to. Database triggers queue them (migration `webhooks`). */
export const webhookEvents = [
	"order.paid",
	"order.shipped",
	"order.refunded",
	"ticket.issued",
	"member.created",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Sent by hand, to test an endpoint. */
export const testEvent = "test";
