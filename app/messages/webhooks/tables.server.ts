import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import type { WebhookEvent } from "./webhook-events";

/** A third-party program that is told about events. */
export const webhookEndpoints = pgTable(
	"webhook_endpoints",
	{
		id: id(),
		url: text("url").notNull(),
		description: text("description").notNull(),
		events: text("events").array().$type<WebhookEvent[]>().notNull(),
		/** "whsec_…"; in plain text, since every message is signed with it. */
		secret: text("secret").notNull(),
		/** Also used for signing until then, so that the subscriber can switch over without a gap. */
		formerSecret: text("former_secret"),
		formerSecretUntil: instant("former_secret_until"),
		createdAt: createdAt(),
		/** The time of its first failure since the last delivery. */
		failingSince: instant("failing_since"),
		disabledAt: instant("disabled_at"),
		disabledBecause: text("disabled_because", { enum: ["staff", "failing", "gone"] }),
	},
	(endpoint) => [
		check("webhook_endpoints_listen_to_something", sql`cardinality(${endpoint.events}) > 0`),
		check(
			"webhook_endpoints_disabled_with_reason",
			sql`(${endpoint.disabledAt} is null) = (${endpoint.disabledBecause} is null)`,
		),
		check(
			"webhook_endpoints_reason_is_known",
			sql`${endpoint.disabledBecause} in ('staff', 'failing', 'gone')`,
		),
		check(
			"webhook_endpoints_former_secret_ends",
			sql`(${endpoint.formerSecret} is null) = (${endpoint.formerSecretUntil} is null)`,
		),
	],
);
export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;

/** Messages to subscribers. Triggers write them in the transaction of their cause; `send-webhooks` delivers them. */
export const webhookDeliveries = pgTable(
	"webhook_deliveries",
	{
		/** Also the `webhook-id`, by which a subscriber recognises duplicates. */
		id: id(),
		endpointId: uuid("endpoint_id")
			.notNull()
			.references(() => webhookEndpoints.id, { onDelete: "cascade" }),
		event: text("event").notNull(),
		data: jsonb("data").$type<Record<string, unknown>>().notNull(),
		createdAt: createdAt(),
		tries: integer("tries").notNull().default(0),
		/** Null once it is delivered or given up. */
		nextTryAt: instant("next_try_at").defaultNow(),
		deliveredAt: instant("delivered_at"),
		/** Of the last try; null if there was no answer. */
		lastStatus: integer("last_status"),
		lastError: text("last_error"),
	},
	(delivery) => [
		index("webhook_deliveries_due")
			.on(delivery.endpointId, delivery.nextTryAt)
			.where(sql`${delivery.nextTryAt} is not null`),
		index("webhook_deliveries_of_endpoint").on(delivery.endpointId, delivery.id),
	],
);
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;
