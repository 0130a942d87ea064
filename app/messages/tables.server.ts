import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../platform/data/columns.server";
import type { TextChannel } from "../platform/text-channels";
import type { Language } from "../platform/words/language";

/** Every mail and text message, written in the same transaction as its cause. */
export const messages = pgTable(
	"messages",
	{
		id: id(),
		kind: text("kind").$type<"mail" | "text">().notNull(),
		to: text("recipient").notNull(),
		language: text("language").$type<Language>().notNull(),
		template: text("template").notNull(),
		subject: text("subject"),
		/** Null once a provider has it: codes and links must not stay in the database longer than needed. */
		text: text("body_text"),
		html: text("body_html"),
		createdAt: createdAt(),
		/** An expired code or link is not sent. */
		expiresAt: instant("expires_at"),
		claimedUntil: instant("claimed_until"),
		sentAt: instant("sent_at"),
		/** Set when a retry cannot help. */
		failedAt: instant("failed_at"),
		tries: integer("tries").notNull().default(0),
		lastError: text("last_error"),
		providerId: text("provider_id"),
		/** What a text says, for WhatsApp's template or a mail in its place. Kept as long as its words. */
		values: jsonb("text_values").$type<Record<string, unknown>>(),
		/** Where a mail may take the place of a text that reaches no phone. */
		mailTo: text("mail_to"),
		/** The link that ends mails like this one, for those that a member subscribed to. */
		unsubscribe: text("unsubscribe"),
		/** By which a text went out; null while it waits, and in the outbox. */
		channel: text("channel").$type<TextChannel>(),
		/** The channels that would not take it: none is asked twice. */
		refusedBy: text("refused_by").$type<TextChannel>().array().notNull().default([]),
		/** As the provider reports it. */
		deliveryState: text("delivery_state").$type<"sent" | "delivered" | "read" | "failed">(),
	},
	(table) => [
		check("messages_delivery_state", sql`${table.deliveryState} in ('sent', 'delivered', 'read', 'failed')`),
		index("messages_provider").on(table.providerId).where(sql`${table.channel} is not null`),
		check("messages_kind", sql`${table.kind} in ('mail', 'text')`),
		index("messages_created").on(table.createdAt.desc().nullsFirst()),
		index("messages_recipient").on(table.to, table.createdAt.desc().nullsFirst()),
	],
);
