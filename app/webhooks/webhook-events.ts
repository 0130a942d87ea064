/** What subscribers can hear of. The database queues them, see the migration that names them. */
export const webhookEvents = [
	"order.paid",
	"order.shipped",
	"order.refunded",
	"ticket.issued",
	"member.created",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Sent by hand, to see whether an endpoint listens. */
export const testEvent = "test";
