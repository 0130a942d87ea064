import { and, eq, lte, sql } from "drizzle-orm";
import type { CallContext } from "../../platform/bind.server";
import { subscriberOf } from "../../platform/network-address";
import { transaction } from "../../platform/transaction.server";
import { type FaultName, fault } from "../faults.server";
import { returnPasswordGuess, takePasswordGuess } from "../guess-ledger.server";
import { checkGuess, takeGuess } from "../guess-limits.server";
import { admitMember } from "../log-in/log-ins.server";
import { passkeys } from "../tables.server";
import { challengeSeconds, makeChallenge, spendChallenge } from "./challenges.server";
import type { UsedPasskey } from "./passkey-contract";
import { readClientData, siteOf, verifyUsed } from "./verify-passkey.server";

export async function beginLogIn({ db, limits, address, settings }: CallContext) {
	await takeGuess(limits, { passkeyPerAddress: subscriberOf(address), passkeyOverall: "all" });
	return {
		challenge: await makeChallenge(db, null),
		rpId: siteOf(settings).host,
		timeout: challengeSeconds * 1000,
		userVerification: "required" as const,
	};
}

/** The device has asked for a finger, a face or a PIN, so no second step follows. Failures count like wrong passwords. */
export async function logInByPasskey(context: CallContext, { passkey }: { passkey: UsedPasskey }) {
	const misses = { passwordPerAddress: subscriberOf(context.address), passwordOverall: "all" };
	await checkGuess(context.limits, misses);
	const judged = await judgePasskey(context, passkey);
	if (typeof judged === "string") {
		await takeGuess(context.limits, misses);
		throw fault(context.language, "logInFailed", { passkey: judged });
	}
	return transaction(context.db, async (db) => {
		const [used] = await db
			.update(passkeys)
			.set({ counter: judged.counter, lastUsedAt: sql`now()` })
			// It may have been removed meanwhile. A cloned key is detected by a counter that lags behind.
			.where(and(eq(passkeys.id, judged.id), lte(passkeys.counter, judged.counter)))
			.returning({ memberId: passkeys.memberId });
		if (!used) throw fault(context.language, "logInFailed", { passkey: "unknownPasskey" });
		return admitMember({ ...context, db }, used.memberId, { knowsPassword: false });
	});
}

async function judgePasskey(
	{ db, settings }: CallContext,
	passkey: UsedPasskey,
): Promise<FaultName | { id: string; counter: number }> {
	const signed = readClientData(settings, passkey.response.clientDataJSON);
	if (!signed || !(await spendChallenge(db, null, signed.challenge))) return "deadPasskey";
	if (!signed.isOurs) return "otherSitePasskey";
	const [kept] = await db.select().from(passkeys).where(eq(passkeys.credentialId, passkey.id));
	if (!kept) return "unknownPasskey";
	const guesser = `passkey of ${kept.memberId}`;
	await takePasswordGuess(db, guesser);
	const counter = await verifyUsed(settings, passkey, signed.challenge, {
		id: kept.credentialId,
		publicKey: new Uint8Array(kept.publicKey),
		counter: kept.counter,
	});
	if (counter === null) return "badPasskey";
	await returnPasswordGuess(db, guesser);
	return { id: kept.id, counter };
}
