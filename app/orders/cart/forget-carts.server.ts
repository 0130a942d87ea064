import { and, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { defineJob } from "../../platform/data/jobs.server";
import { carts } from "./tables.server";

/** Guests' carts whose cookie has expired: nobody can open them any more. */
export const forgetCarts = defineJob({
	name: "cart-forget",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "53 20 * * *",
	run: async ({ db }) => {
		await db
			.delete(carts)
			.where(and(isNull(carts.memberId), lt(carts.changedAt, sql`now() - interval '60 days'`)));
	},
});
