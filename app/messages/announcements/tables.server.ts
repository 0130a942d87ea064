import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import type { PushMessage } from "../push/push-message";
import { type Audience, announcementTopics } from "./audience";

/** Announcements to followers. */
export const announcements = pgTable(
	"announcements",
	{
		id: id(),
		topic: text("topic", { enum: announcementTopics }).notNull(),
		audience: jsonb("audience").$type<Audience>().notNull(),
		message: jsonb("message").$type<PushMessage>().notNull(),
		/** Also by mail, to members who want that. */
		byMail: boolean("by_mail").notNull(),
		/** The sender. No foreign key: an announcement outlives its sender. */
		memberId: uuid("member_id").notNull(),
		createdAt: createdAt(),
		/** Progress: members with smaller ids have been told; each batch moves it in its own transaction. */
		toldUntil: uuid("told_until"),
		told: integer("told").notNull().default(0),
		mailed: integer("mailed").notNull().default(0),
		doneAt: instant("done_at"),
	},
	(announcement) => [
		index("announcements_newest").on(announcement.id),
		check(
			"announcements_topic_is_known",
			sql`${announcement.topic} in ('news', 'matches', 'tickets', 'store')`,
		),
	],
);
export type Announcement = typeof announcements.$inferSelect;
