import * as z from "zod";
import { defineJob } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { addToInboxes } from "../inbox/inbox.server";
import { type PushMessage, pushMessage } from "../push/push-message";
import { sendPush } from "../push/send-push.server";
import { listListeners } from "./preferences.server";
import { textNews } from "./text-news.server";
import { type Topic, topics } from "./topics";

type AnnounceContext = Pick<CallContext, "db" | "jobs">;

/** Puts a message into one member's inbox, pushes it to every browser that wants the topic, and texts it to those who want that. Pass the caller's transaction as `db`. */
export const notifyMember = (
	context: AnnounceContext,
	memberId: string,
	topic: Topic,
	message: PushMessage,
): Promise<void> => notifyMembers(context, topic, [{ memberId, message }]);

/** The same for many, each with a message of their own. */
export async function notifyMembers(
	{ db, jobs }: AnnounceContext,
	topic: Topic,
	told: readonly { memberId: string; message: PushMessage }[],
) {
	if (told.length === 0) return;
	await addToInboxes(db, topic, told);
	const listeners = await listListeners(
		db,
		topic,
		told.map(({ memberId }) => memberId),
	);
	const pushes = told.flatMap(({ memberId, message }) =>
		listeners
			.filter((listener) => listener.memberId === memberId)
			.map(({ id }) => ({ subscriptionId: id, message })),
	);
	await jobs.sendAll(db, sendPush, pushes);
	if (topic === "orders") await textNews({ db, jobs }, told);
}

/** Notifies everybody who subscribed to a topic; the fan-out happens in a job, not in the caller's request. */
export async function announce({ db, jobs }: AnnounceContext, topic: Topic, message: PushMessage) {
	await jobs.send(db, announcePush, { topic, message });
}

export const announcePush = defineJob({
	name: "announce-push",
	data: z.object({ topic: z.enum(topics), message: pushMessage }),
	retry: { tries: 3, delay: 30 },
	run: async ({ db, jobs }, { topic, message }) => {
		// All or none: after a partial failure, a retry would notify the first ones twice.
		await transaction(db, async (db) => {
			const listeners = await listListeners(db, topic);
			await jobs.sendAll(
				db,
				sendPush,
				listeners.map(({ id }) => ({ subscriptionId: id, message })),
			);
		});
	},
});
