import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { sendMail, sendText } from "../../messages/send.server";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { findMemberToTell, listProvenAddresses } from "../find-member.server";
import { takeGuess } from "../guess-limits.server";
import { hideAddress } from "../hidden-address";
import { hashCode } from "../passwords/passwords.server";
import { mostTries } from "../resets/one-time-codes.server";
import { otpLength } from "../resets/reset-contract";
import { stillWaits } from "./merge-requests.server";
import { type CodePlace, codeMinutes, codePlaces } from "./merge-states";
import { type MergeRequest, mergeRequests } from "./tables.server";

/** What the owner of the account has proven to be theirs, by where a code can be sent. */
export async function findCodeAddresses(db: Db, memberId: string) {
	const proven = await listProvenAddresses(db, memberId);
	const found = codePlaces.map((place) => [
		place,
		proven.find((address) => address.includes("@") === (place === "email")),
	]);
	return Object.fromEntries(found.filter(([, address]) => address)) as Partial<Record<CodePlace, string>>;
}

type MergeCode = { place: CodePlace; address: string; code: string; salt: Buffer; codeHash: Buffer };

export async function makeMergeCode(
	{ limits, who }: MemberContext,
	{ place, address }: Pick<MergeCode, "place" | "address">,
): Promise<MergeCode> {
	await takeGuess(limits, { mergeCodes: who.memberId, codePerMinute: address, codePerDay: address });
	if (place === "phone") await takeGuess(limits, { codeOverall: "all" });
	const code = String(randomInt(10 ** otpLength)).padStart(otpLength, "0");
	const salt = randomBytes(16);
	return { place, address, code, salt, codeHash: await hashFor(address, code, salt) };
}

/** Sends it to the account that goes; the one before stops working. Call in a transaction. False if the request is over. */
export async function sendMergeCode(
	context: MemberContext,
	{ id, goneId, keptId }: MergeRequest,
	{ place, address, code, salt, codeHash }: MergeCode,
): Promise<boolean> {
	const { db } = context;
	const [waiting] = await db
		.update(mergeRequests)
		.set({
			codeTo: place,
			codeSalt: salt,
			codeHash,
			codeTries: 0,
			codeExpiresAt: sql`now() + make_interval(mins => ${codeMinutes[place]})`,
		})
		.where(stillWaits(id))
		.returning({ id: mergeRequests.id });
	const gone = waiting && (await findMemberToTell(db, goneId));
	const kept = gone && (await findMemberToTell(db, keptId));
	if (!kept) return false;
	const { name, language } = gone;
	if (place === "phone")
		await sendText(context, { to: address, language, template: "merge-code", values: { code } });
	else {
		const values = { name, code, otherEmail: hideAddress(kept.email) };
		await sendMail(context, { to: address, language, template: "merge-code", values });
	}
	return true;
}

/**
 * The hash of the code, if it is right. The attempt is counted by itself, so that a wrong one is never rolled back. A code
 * that was sent to an address which is no longer the owner's is wrong, too.
 */
export async function tryMergeCode(db: Db, request: MergeRequest, code: string): Promise<Buffer | null> {
	const { id, codeTo, codeSalt, goneId } = request;
	const address = codeTo && (await findCodeAddresses(db, goneId))[codeTo];
	if (!address || !codeSalt) return null;
	const codeHash = await hashFor(address, code, codeSalt);
	const [tried] = await db
		.update(mergeRequests)
		.set({ codeTries: sql`${mergeRequests.codeTries} + 1` })
		.where(
			and(
				stillWaits(id),
				lt(mergeRequests.codeTries, mostTries),
				gt(mergeRequests.codeExpiresAt, sql`now()`),
			),
		)
		.returning({ isRight: sql<boolean>`${eq(mergeRequests.codeHash, codeHash)}` });
	return tried?.isRight ? codeHash : null;
}

const hashFor = (address: string, code: string, salt: Buffer) => hashCode(`${code} ${address}`, salt);
