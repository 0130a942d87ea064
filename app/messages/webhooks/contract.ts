import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { webhookEvents } from "./webhook-events";

export const deliveriesPerPage = 50;
export const mostEndpoints = 20;
const access = { staff: "admin" } as const;

export const webhookRefusals = {
	"webhook.unknown": {
		status: 404,
		message: { id: "Webhook ini tidak ada.", en: "There is no such webhook." },
	},
	"webhook.too_many": {
		status: 409,
		message: {
			id: `Paling banyak ${mostEndpoints} webhook. Hapus satu dulu.`,
			en: `At most ${mostEndpoints} webhooks. Delete one first.`,
		},
	},
} as const satisfies RefusalTable;

const fields = {
	url: z.string().check(z.trim(), z.maxLength(500)),
	description: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
	events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
};

const endpointSchema = z.object({
	id: z.string(),
	url: z.string(),
	description: z.string(),
	events: z.array(z.enum(webhookEvents)),
	createdAt: z.string(),
	failingSince: z.nullable(z.string()),
	disabledAt: z.nullable(z.string()),
	disabledBecause: z.nullable(z.enum(["staff", "failing", "gone"])),
	/** Until when messages are also signed with the former secret. */
	formerSecretUntil: z.nullable(z.string()),
});
export type Webhook = z.infer<typeof endpointSchema>;

const deliverySchema = z.object({
	id: z.string(),
	event: z.string(),
	state: z.enum(["waiting", "delivered", "failed"]),
	at: z.string(),
	tries: z.int(),
	nextTryAt: z.nullable(z.string()),
	deliveredAt: z.nullable(z.string()),
	lastStatus: z.nullable(z.int()),
	lastError: z.nullable(z.string()),
	/** The body, as it was or will be sent. */
	body: z.string(),
});
export type WebhookDeliveryShown = z.infer<typeof deliverySchema>;

/** Only shown this once. */
const secret = z.string();
const one = z.object({ id: z.uuid() });

export const webhookList = endpoint({
	method: "GET",
	path: "/staff/webhooks",
	summary: "The endpoints that receive signed messages about events",
	access,
	input: z.object({}),
	answer: z.object({ webhooks: z.array(endpointSchema) }),
});

export const createWebhook = endpoint({
	method: "POST",
	path: "/staff/webhooks",
	summary: "Add an endpoint; the answer has its secret, which is not shown again",
	access,
	status: 201,
	input: z.object(fields),
	answer: z.object({ webhook: endpointSchema, secret }),
	refusals: webhookRefusals,
});

export const changeWebhook = endpoint({
	method: "PUT",
	path: "/staff/webhooks/:id",
	summary: "Change an endpoint, turn it off, or turn it on again",
	access,
	input: z.object({ ...one.shape, ...fields, isEnabled: z.boolean() }),
	answer: z.object({ webhook: endpointSchema }),
	refusals: webhookRefusals,
});

export const deleteWebhook = endpoint({
	method: "DELETE",
	path: "/staff/webhooks/:id",
	summary: "Delete an endpoint and its log",
	access,
	input: one,
	answer: z.object({ message: z.string() }),
	refusals: webhookRefusals,
});

export const renewWebhookSecret = endpoint({
	method: "POST",
	path: "/staff/webhooks/:id/secret",
	summary: "Replace the secret; for a day, messages are signed with the old one as well",
	access,
	input: one,
	answer: z.object({ webhook: endpointSchema, secret }),
	refusals: webhookRefusals,
});

export const testWebhook = endpoint({
	method: "POST",
	path: "/staff/webhooks/:id/test",
	summary: "Send a test message",
	access,
	input: one,
	answer: z.object({ message: z.string() }),
	refusals: webhookRefusals,
});

export const webhookLog = endpoint({
	method: "GET",
	path: "/staff/webhooks/:id/deliveries",
	summary: "Messages of the last thirty days, newest first",
	access,
	input: z.object({
		...one.shape,
		state: z.optional(z.enum(["waiting", "delivered", "failed"])),
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		webhook: endpointSchema,
		deliveries: z.array(deliverySchema),
		next: z.nullable(z.string()),
	}),
	refusals: webhookRefusals,
});

export const resendWebhook = endpoint({
	method: "POST",
	path: "/staff/webhooks/:id/deliveries/:delivery/again",
	summary: "Send a message again, with the same webhook-id",
	access,
	input: z.object({ ...one.shape, delivery: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: webhookRefusals,
});
