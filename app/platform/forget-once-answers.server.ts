import { lt, sql } from "drizzle-orm";
import * as z from "zod";
import { defineJob } from "./jobs.server";
import { onceAnswers } from "./tables.server";

/** Nobody repeats a request after a week; and an answer may hold personal data. */
export const forgetOnceAnswers = defineJob({
	name: "platform-forget-once-answers",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "41 20 * * *",
	run: async ({ db }) => {
		await db.delete(onceAnswers).where(lt(onceAnswers.createdAt, sql`now() - interval '7 days'`));
	},
});
