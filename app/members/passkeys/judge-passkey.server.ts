import { and, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { AccountErrorName } from "../account-errors.server";
import { returnPasswordGuess, takePasswordGuess } from "../guess-ledger.server";
import { passkeys } from "../tables.server";
import { type Purpose, spendChallenge } from "./challenges.server";
import type { UsedPasskey } from "./passkey-answers";
import { readClientData, verifyUsed } from "./verify-passkey.server";

type Judged = { id: string; counter: number };

/** The passkey that signed what was offered, or what is wrong. Failures count like wrong passwords. */
export async function judgePasskey(
	{ db, settings }: CallContext,
	passkey: UsedPasskey,
	purpose: Purpose,
): Promise<AccountErrorName | Judged> {
	const signed = readClientData(settings, passkey.response.clientDataJSON);
	if (!signed || !(await spendChallenge(db, purpose, signed.challenge))) return "deadPasskey";
	if (!signed.isOurs) return "otherSitePasskey";
	const [kept] = await db.select().from(passkeys).where(eq(passkeys.credentialId, passkey.id));
	if (!kept || ("memberId" in purpose && kept.memberId !== purpose.memberId)) return "unknownPasskey";
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

/** Whose it is; undefined if it was removed meanwhile, or is a cloned key, whose counter lags behind. */
export async function recordUse(db: Db, { id, counter }: Judged) {
	const [used] = await db
		.update(passkeys)
		.set({ counter, lastUsedAt: sql`now()` })
		.where(and(eq(passkeys.id, id), lte(passkeys.counter, counter)))
		.returning({ memberId: passkeys.memberId });
	return used?.memberId;
}
