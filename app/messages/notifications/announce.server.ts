import * as z from "zod";
import { defineJob } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { addToInbox } from "../inbox/inbox.server";
import { type PushMessage, pushMessage } from "../push/push-message";
import { sendPush } from "../push/send-push.server";
import { listListeners } from "./preferences.server";
import { type Topic, topics } from "./topics";

type AnnounceContext = Pick<CallContext, "db" | "jobs">;

/** Puts a message into one member's inbox and pushes it to every browser that wants the topic. Pass the caller's transaction as `db`. */
export async function notifyMember(
	{ db, jobs }: AnnounceContext,
	memberId: string,
	topic: Topic,
	message: PushMessage,
) {
	await addToInbox(db, memberId, topic, message);
	for (const { id } of await listListeners(db, topic, memberId))
		await jobs.send(db, sendPush, { subscriptionId: id, message });
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
			for (const { id } of await listListeners(db, topic))
				await jobs.send(db, sendPush, { subscriptionId: id, message });
		});
	},
});
