import { and, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../platform/database.server";
import { defineJob } from "../platform/jobs.server";
import { messages } from "./tables.server";

/** What was sent to whom is personal data: it goes after a month, and an unsent message's words after two days. */
export const forgetMessages = defineJob({
	name: "forget-messages",
	data: z.object({}),
	retry: { tries: 2, delay: 60 },
	every: "17 3 * * *",
	run: async ({ db }) => forgetOldMessages(db),
});

export async function forgetOldMessages(db: Db) {
	await db.delete(messages).where(lt(messages.createdAt, sql`now() - interval '30 days'`));
	await db
		.update(messages)
		.set({ text: null, html: null, failedAt: sql`now()`, lastError: "too late" })
		.where(and(isNull(messages.sentAt), lt(messages.createdAt, sql`now() - interval '2 days'`)));
}
