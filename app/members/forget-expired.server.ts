import { lt, sql } from "drizzle-orm";
import * as z from "zod";
import { defineJob } from "../platform/data/jobs.server";
import {
	authTokens,
	emailChanges,
	emailProofs,
	knownDevices,
	memberLogIns,
	memberSessions,
	oneTimeCodes,
	passkeyChallenges,
	passwordGuesses,
	resetLinks,
	resetUndos,
} from "./tables.server";

/** Expired rows are only useful to an attacker. Correctness never relies on this: expiry is checked on read. */
export const forgetExpired = defineJob({
	name: "members-forget-expired",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "17 20 * * *",
	run: async ({ db }) => {
		for (const table of [
			memberSessions,
			resetLinks,
			resetUndos,
			authTokens,
			emailChanges,
			emailProofs,
			oneTimeCodes,
			passkeyChallenges,
		])
			await db.delete(table).where(lt(table.expiresAt, sql`now()`));
		await db.delete(memberLogIns).where(lt(memberLogIns.createdAt, sql`now() - interval '180 days'`));
		await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, sql`now() - interval '1 year'`));
		await db.delete(passwordGuesses).where(lt(passwordGuesses.lastAt, sql`now() - interval '1 day'`));
	},
});
