import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { passkeyChallenges } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";

/** Five minutes to complete the device's prompt. */
export const challengeSeconds = 5 * 60;

/** What an authenticator has to sign: for anybody's log-in, or for this member's new passkey or proof. */
export type Purpose = { to: "log in" } | { to: "add" | "prove"; memberId: string };

export async function makeChallenge(db: Db, purpose: Purpose): Promise<string> {
	const challenge = newToken();
	await db.insert(passkeyChallenges).values({
		challengeHash: digest(purpose, challenge),
		memberId: ownerOf(purpose),
		expiresAt: sql`now() + make_interval(secs => ${challengeSeconds})`,
	});
	return challenge;
}

/** A single statement, so a replayed answer counts once. */
export async function spendChallenge(db: Db, purpose: Purpose, challenge: string): Promise<boolean> {
	const memberId = ownerOf(purpose);
	const spent = await db
		.delete(passkeyChallenges)
		.where(
			and(
				eq(passkeyChallenges.challengeHash, digest(purpose, challenge)),
				memberId ? eq(passkeyChallenges.memberId, memberId) : isNull(passkeyChallenges.memberId),
				gt(passkeyChallenges.expiresAt, sql`now()`),
			),
		)
		.returning({ challengeHash: passkeyChallenges.challengeHash });
	return spent.length > 0;
}

const ownerOf = (purpose: Purpose) => ("memberId" in purpose ? purpose.memberId : null);

/** With the purpose: any session gets a challenge for a proof, which must not add a passkey. */
const digest = ({ to }: Purpose, challenge: string) => hashToken(`${to} ${challenge}`);
