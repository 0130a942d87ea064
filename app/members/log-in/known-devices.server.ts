import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import { knownDevices, members } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";

type Surroundings = Pick<CallContext, "db" | "device">;

/**
 * Marks this browser as one of the member's. Its token is rotated on every log-in, by any member, so an earlier copy of
 * the cookie becomes worthless.
 */
export async function rememberDevice(
	{ db, device }: Surroundings,
	memberId: string,
	{ knowsPassword }: { knowsPassword: boolean },
) {
	const token = newToken();
	const tokenHash = hashToken(token);
	if (device.token)
		await db
			.update(knownDevices)
			.set({ tokenHash })
			.where(eq(knownDevices.tokenHash, hashToken(device.token)));
	await db
		.insert(knownDevices)
		.values({ tokenHash, memberId, knowsPassword })
		.onConflictDoUpdate({
			target: [knownDevices.tokenHash, knownDevices.memberId],
			set: {
				lastSeenAt: sql`now()`,
				knowsPassword: sql`${knownDevices.knowsPassword} or excluded.knows_password`,
			},
		});
	device.keep(token);
}

/** Whether the member has registered or logged in with their password in this browser. */
export async function isPasswordKnownHere({ db, device }: Surroundings, memberId: string) {
	const known = await db.$count(
		knownDevices,
		and(isThis(device.token), eq(knownDevices.memberId, memberId), knownDevices.knowsPassword),
	);
	return known > 0;
}

/** Which limit a guess counts against: each known browser has its own, all others share one per account. */
export async function findGuesser({ db, device }: Surroundings, email: string) {
	const known = await db
		.select({ tokenHash: knownDevices.tokenHash })
		.from(knownDevices)
		.innerJoin(members, eq(members.id, knownDevices.memberId))
		.where(and(eq(members.email, email), isThis(device.token)));
	return known[0] ? `${email} ${known[0].tokenHash}` : email;
}

/** Whether the member and one of the others have logged in with the same browser: likely one person. */
export async function shareBrowser(db: Db, memberId: string, others: readonly string[]): Promise<boolean> {
	const theirs = alias(knownDevices, "theirs");
	const [shared] = await db
		.select({ tokenHash: theirs.tokenHash })
		.from(knownDevices)
		.innerJoin(theirs, eq(theirs.tokenHash, knownDevices.tokenHash))
		.where(and(eq(knownDevices.memberId, memberId), inArray(theirs.memberId, [...others])))
		.limit(1);
	return shared !== undefined;
}

export async function forgetDevices(db: Db, memberId: string) {
	await db.delete(knownDevices).where(eq(knownDevices.memberId, memberId));
}

const isThis = (token: string | null) => eq(knownDevices.tokenHash, token ? hashToken(token) : "");
