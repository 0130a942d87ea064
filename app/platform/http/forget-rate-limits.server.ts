import { inArray, lt } from "drizzle-orm";
import * as z from "zod";
import { defineJob } from "../data/jobs.server";
import { rateLimitRows } from "../data/tables.server";

const day = 86_400_000;

/** Deletes counters that have expired by every server's clock. Skips locked ones, so that nobody waits for it. */
export const forgetRateLimits = defineJob({
	name: "platform-forget-rate-limits",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "47 20 * * *",
	run: async ({ db }) => {
		const over = db
			.select({ key: rateLimitRows.key })
			.from(rateLimitRows)
			.where(lt(rateLimitRows.expire, Date.now() - day))
			.for("update", { skipLocked: true });
		await db.delete(rateLimitRows).where(inArray(rateLimitRows.key, over));
	},
});
