import * as z from "zod";
import { defineJob } from "../../platform/data/jobs.server";
import { releaseExpiredHolds } from "./allotments.server";

/** Keeps `held` small, so that reading what is left stays cheap. */
export const sweepHolds = defineJob({
	name: "sweep-holds",
	data: z.object({}),
	retry: { tries: 0, delay: 30 },
	every: "* * * * *",
	run: async ({ db }) => releaseExpiredHolds(db),
});
