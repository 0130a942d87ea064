import { lt, sql } from "drizzle-orm";
import * as z from "zod";
import { defineJob } from "../data/jobs.server";
import { onceAnswers } from "../data/tables.server";

/** No client retries after a week, and answers may contain personal data. */
export const forgetOnceAnswers = defineJob({
	name: "platform-forget-once-answers",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "41 20 * * *",
	run: async ({ db }) => {
		await db.delete(onceAnswers).where(lt(onceAnswers.createdAt, sql`now() - interval '7 days'`));
	},
});
