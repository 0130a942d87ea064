import { lt, sql } from "drizzle-orm";
import * as z from "zod";
import { defineJob } from "../../platform/data/jobs.server";
import { trialApplications } from "./tables.server";

/** The form promises it: a child's data is kept for one season of trials, no longer. */
export const forgetTrials = defineJob({
	name: "forget-trials",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "20 20 * * *",
	async run({ db }) {
		await db
			.delete(trialApplications)
			.where(lt(trialApplications.createdAt, sql`now() - interval '12 months'`));
	},
});
