import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { memberSessions, members } from "../../members/tables.server";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import type { Language } from "../../platform/words/language";
import type { ClientType } from "../push/client-type";
import type { PushMessage } from "../push/push-message";
import type { Topic } from "./topics";

/** A browser with a push subscription. */
export const pushSubscriptions = pgTable(
	"push_subscriptions",
	{
		id: id(),
		endpoint: text("endpoint").notNull().unique(),
		/** The browser's public key (p256dh), base64url. */
		key: text("key").notNull(),
		/** Its auth secret, base64url. */
		token: text("token").notNull(),
		memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
		/** The session that sent it. Once that ends, this browser gets no more of the member's messages. */
		sessionId: uuid("session_id").references(() => memberSessions.id, { onDelete: "set null" }),
		client: text("client").$type<ClientType>().notNull(),
		language: text("language").$type<Language>().notNull(),
		createdAt: createdAt(),
		lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
	},
	(table) => [
		check("push_subscriptions_client", sql`${table.client} in ('mobile', 'desktop')`),
		index("push_subscriptions_member").on(table.memberId),
		index("push_subscriptions_session").on(table.sessionId),
	],
);

/** A member's choice for a topic. Without a row, the topic's default applies. */
export const notificationPreferences = pgTable(
	"notification_preferences",
	{
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		topic: text("topic").$type<Topic>().notNull(),
		email: boolean("email").notNull(),
		push: boolean("push").notNull(),
		/** By WhatsApp or text message; only for the member's own orders and tickets. */
		phone: boolean("phone").notNull().default(false),
	},
	(table) => [primaryKey({ columns: [table.memberId, table.topic] })],
);

/** When a member wants no push. Messages during them wait until the end. */
export const quietHours = pgTable(
	"quiet_hours",
	{
		memberId: uuid("member_id")
			.primaryKey()
			.references(() => members.id, { onDelete: "cascade" }),
		/** Minutes after midnight; across midnight, the start is after the end. */
		startsAt: smallint("starts_at").notNull(),
		endsAt: smallint("ends_at").notNull(),
		/** The member's time zone: "Asia/Makassar". */
		timeZone: text("time_zone").notNull(),
	},
	(table) => [
		check(
			"quiet_hours_within_a_day",
			sql`${table.startsAt} between 0 and 1439 and ${table.endsAt} between 0 and 1439 and ${table.startsAt} <> ${table.endsAt}`,
		),
	],
);

/** A member's messages, whether or not they were also pushed or mailed. */
export const inboxMessages = pgTable(
	"inbox_messages",
	{
		id: id(),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		topic: text("topic").$type<Topic>().notNull(),
		message: jsonb("message").$type<PushMessage>().notNull(),
		createdAt: createdAt(),
		readAt: instant("read_at"),
	},
	(table) => [
		index("inbox_messages_of_member").on(table.memberId, table.id.desc().nullsFirst()),
		index("inbox_messages_unread").on(table.memberId).where(sql`${table.readAt} is null`),
	],
);
