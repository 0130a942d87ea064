import { and, count, desc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { isSitePath } from "../../platform/browser/site-path";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf } from "../../platform/http/contract";
import { type Language, localize } from "../../platform/words/language";
import { inboxMessages } from "../notifications/tables.server";
import type { Topic } from "../notifications/topics";
import type { PushMessage } from "../push/push-message";
import { type InboxMessage, type inbox, messagesPerPage } from "./inbox-contract";

export const addToInbox = (db: Db, memberId: string, topic: Topic, message: PushMessage) =>
	addToInboxes(db, topic, [{ memberId, message }]);

export const addToInboxes = (
	db: Db,
	topic: Topic,
	told: readonly { memberId: string; message: PushMessage }[],
) => addTold.run(db, { topic, told: JSON.stringify(told) });

const addTold = statement<object>(
	() => sql`
		insert into ${inboxMessages} (member_id, topic, message)
		select "memberId", ${sql.placeholder("topic")}, message
		from json_to_recordset(${sql.placeholder("told")}::json) as told ("memberId" uuid, message jsonb)`,
);

/** Those of these members who have a message with this tag. */
export async function listTold(db: Db, memberIds: readonly string[], tag: string): Promise<Set<string>> {
	const rows = await db
		.select({ memberId: inboxMessages.memberId })
		.from(inboxMessages)
		.where(
			and(inArray(inboxMessages.memberId, [...memberIds]), sql`${inboxMessages.message} ->> 'tag' = ${tag}`),
		);
	return new Set(rows.map(({ memberId }) => memberId));
}

/** Newest first; `before` is the id of the last message of the previous page. */
export async function listInbox(
	db: Db,
	memberId: string,
	language: Language,
	before?: string,
): Promise<AnswerOf<typeof inbox>> {
	const [rows, unread] = await Promise.all([
		db
			.select()
			.from(inboxMessages)
			.where(and(eq(inboxMessages.memberId, memberId), before ? lt(inboxMessages.id, before) : undefined))
			.orderBy(desc(inboxMessages.id))
			.limit(messagesPerPage + 1),
		countUnread(db, memberId),
	]);
	const shown = rows.slice(0, messagesPerPage);
	return {
		messages: shown.map((row) => describeMessage(row, language)),
		next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
		unread,
	};
}

/** The newest of those that the member has not read. */
export const listUnread = async (db: Db, memberId: string, language: Language, limit: number) =>
	(
		await db
			.select()
			.from(inboxMessages)
			.where(and(eq(inboxMessages.memberId, memberId), isNull(inboxMessages.readAt)))
			.orderBy(desc(inboxMessages.id))
			.limit(limit)
	).map((row) => describeMessage(row, language));

export async function countUnread(db: Db, memberId: string): Promise<number> {
	const [row] = await db
		.select({ unread: count() })
		.from(inboxMessages)
		.where(and(eq(inboxMessages.memberId, memberId), isNull(inboxMessages.readAt)));
	return row?.unread ?? 0;
}

const describeMessage = (
	{ id, topic, message, createdAt, readAt }: typeof inboxMessages.$inferSelect,
	language: Language,
): InboxMessage => ({
	id,
	topic,
	title: localize(message.title, language),
	body: localize(message.body, language),
	// Old messages were stored under a weaker rule.
	path: isSitePath(message.path) ? message.path : "/",
	at: createdAt.toISOString(),
	isRead: readAt !== null,
});

/** False if the member has no such message. Idempotent. */
export async function markRead(db: Db, memberId: string, id: string): Promise<boolean> {
	const rows = await db
		.update(inboxMessages)
		.set({ readAt: sql`coalesce(${inboxMessages.readAt}, now())` })
		.where(and(eq(inboxMessages.memberId, memberId), eq(inboxMessages.id, id)))
		.returning({ id: inboxMessages.id });
	return rows.length > 0;
}

/** Up to the newest message on the screen: one that arrives meanwhile stays unread. */
export const markReadUntil = (db: Db, memberId: string, until: string) =>
	db
		.update(inboxMessages)
		.set({ readAt: sql`now()` })
		.where(
			and(eq(inboxMessages.memberId, memberId), lte(inboxMessages.id, until), isNull(inboxMessages.readAt)),
		);

export const forgetInbox = defineJob({
	name: "inbox-forget",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "23 20 * * *",
	run: async ({ db }) => {
		await db.delete(inboxMessages).where(lt(inboxMessages.createdAt, sql`now() - interval '1 year'`));
	},
});
