import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import type { TopicChange, TopicSettings } from "./contract";
import { notificationPreferences, pushSubscriptions } from "./tables.server";
import { type Topic, topicDefaults, topics } from "./topics";

export async function findNotificationTopics(db: Db, memberId: string): Promise<TopicSettings[]> {
	const kept = await db
		.select({
			topic: notificationPreferences.topic,
			email: notificationPreferences.email,
			push: notificationPreferences.push,
			phone: notificationPreferences.phone,
		})
		.from(notificationPreferences)
		.where(eq(notificationPreferences.memberId, memberId));
	return topics.map((topic) => kept.find((row) => row.topic === topic) ?? { topic, ...topicDefaults[topic] });
}

export async function changeNotificationTopics(
	db: Db,
	memberId: string,
	changes: TopicChange[],
): Promise<TopicSettings[]> {
	const before = await findNotificationTopics(db, memberId);
	const isOnPhone = (topic: Topic) => before.some((kept) => kept.topic === topic && kept.phone);
	// One row per topic: the last duplicate wins.
	const byTopic = new Map(
		changes.map(({ phone, ...change }) => [
			change.topic,
			{ memberId, ...change, phone: phone ?? isOnPhone(change.topic) },
		]),
	);
	await db
		.insert(notificationPreferences)
		.values([...byTopic.values()])
		.onConflictDoUpdate({
			target: [notificationPreferences.memberId, notificationPreferences.topic],
			set: { email: sql`excluded.email`, push: sql`excluded.push`, phone: sql`excluded.phone` },
		});
	return findNotificationTopics(db, memberId);
}

/** The browsers that want to hear about a topic: of these members, or of all. */
export const listListeners = (db: Db, topic: Topic, memberIds?: readonly string[]) =>
	listenersOf.run(db, { topic, byDefault: topicDefaults[topic].push, memberIds }, Boolean(memberIds));

const given = sql.placeholder;

const listenersOf = statement((db: Db, isOfSome: boolean) =>
	db
		.select({
			id: pushSubscriptions.id,
			language: pushSubscriptions.language,
			memberId: pushSubscriptions.memberId,
		})
		.from(pushSubscriptions)
		.leftJoin(
			notificationPreferences,
			and(
				eq(notificationPreferences.memberId, pushSubscriptions.memberId),
				eq(notificationPreferences.topic, given("topic")),
			),
		)
		.where(
			and(
				isNotNull(pushSubscriptions.sessionId),
				isOfSome ? isOneOf(pushSubscriptions.memberId, "memberIds") : isNotNull(pushSubscriptions.memberId),
				sql`coalesce(${notificationPreferences.push}, ${given("byDefault")}::boolean)`,
			),
		),
);
