import { and, isNotNull, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../platform/data/database.server";
import { defineJob } from "../platform/data/jobs.server";
import { messages } from "./tables.server";

/** Who was sent what is personal data: rows are deleted after a month, and the body of an unsent message after two days. */
export const forgetMessages = defineJob({
	name: "forget-messages",
	data: z.object({}),
	retry: { tries: 2, delay: 60 },
	every: "17 * * * *",
	run: async ({ db }) => forgetOldMessages(db),
});

export async function forgetOldMessages(db: Db) {
	await db.delete(messages).where(lt(messages.createdAt, sql`now() - interval '30 days'`));
	// Kept for another channel, in case the provider reports that it could not be delivered.
	await db
		.update(messages)
		.set({ text: null, values: null })
		.where(
			and(
				isNotNull(messages.channel),
				isNotNull(messages.text),
				lt(messages.sentAt, sql`now() - interval '1 hour'`),
			),
		);
	await db
		.update(messages)
		.set({ text: null, html: null, failedAt: sql`now()`, lastError: "too late" })
		.where(and(isNull(messages.sentAt), lt(messages.createdAt, sql`now() - interval '2 days'`)));
}
