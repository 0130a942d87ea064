import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.server";
import { passkeyChallenges } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";

/** Five minutes to complete the device's prompt. */
export const challengeSeconds = 5 * 60;

/** What an authenticator has to sign: for a new passkey of this member, or for anybody's log-in. */
export async function makeChallenge(db: Db, memberId: string | null): Promise<string> {
	const challenge = newToken();
	await db.insert(passkeyChallenges).values({
		challengeHash: hashToken(challenge),
		memberId,
		expiresAt: sql`now() + make_interval(secs => ${challengeSeconds})`,
	});
	return challenge;
}

/** A single statement, so a replayed answer counts once. */
export async function spendChallenge(db: Db, memberId: string | null, challenge: string): Promise<boolean> {
	const spent = await db
		.delete(passkeyChallenges)
		.where(
			and(
				eq(passkeyChallenges.challengeHash, hashToken(challenge)),
				memberId ? eq(passkeyChallenges.memberId, memberId) : isNull(passkeyChallenges.memberId),
				gt(passkeyChallenges.expiresAt, sql`now()`),
			),
		)
		.returning({ challengeHash: passkeyChallenges.challengeHash });
	return spent.length > 0;
}
