import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { sendText } from "../../messages/send.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { accountError } from "../account-errors.server";
import { guessLimits, takeGuess } from "../guess-limits.server";
import { type LockedMember, lockMember } from "../lock-member.server";
import { hashCode, inHashTurn } from "../passwords/passwords.server";
import { replacePassword } from "../passwords/replace-password.server";
import { findWeakness } from "../passwords/weak-passwords.server";
import { parsePhone } from "../phone-numbers.server";
import { members, oneTimeCodes } from "../tables.server";
import { isTexted } from "../texted-numbers";
import { otpLength, type updatePasswordByOtp } from "./reset-contract";
import { offerUndo } from "./reset-undos.server";

/** A code is valid for one purpose only. */
export type CodeKey = { phone: string; purpose: "reset" | "proof" | "log-in" };

/** Five minutes, in seconds. */
const codeLength = 5 * 60;
export const codeTimes = { expires_in: codeLength, resend_in: guessLimits.codePerMinute.seconds };
export const mostTries = 5;

export async function sendCode(context: CallContext, typedPhone: string) {
	const { db, language, limits } = context;
	await takeGuess(limits, { codePerAddress: subscriberOf(context.address) });
	const phone = parsePhone(typedPhone);
	if (!phone) throw accountError(language, "otpGenerateFailed", { phone: "phoneForm" });
	if (!isTexted(phone)) throw accountError(language, "otpGenerateFailed", { phone: "notTexted" });
	const [member] = await db
		.select({ id: members.id })
		.from(members)
		.where(and(eq(members.phone, phone), isNull(members.phoneDisownedAt)));
	if (!member) throw accountError(language, "otpGenerateFailed", { phone: "unknownPhone" });
	await issueCode(context, { memberId: member.id, phone, purpose: "reset" });
	return codeTimes;
}

/** Sends a new code and invalidates the previous one. */
export async function issueCode(context: CallContext, code: CodeKey & { memberId: string }) {
	const { phone } = code;
	await takeGuess(context.limits, { codePerMinute: phone, codePerDay: phone, codeOverall: "all" });
	await textCode(context, code);
}

/** The same for callers that have taken from the limits already. */
export async function textCode(
	context: Pick<CallContext, "db" | "jobs" | "language" | "settings">,
	{ memberId, ...key }: CodeKey & { memberId: string },
) {
	const { db, language } = context;
	const { phone } = key;
	const code = String(randomInt(10 ** otpLength)).padStart(otpLength, "0");
	const salt = randomBytes(16);
	const fresh = {
		memberId,
		salt,
		codeHash: await hashCode(code, salt),
		tries: 0,
		usedAt: null,
		expiresAt: sql`now() + make_interval(secs => ${codeLength})`,
	};
	await transaction(db, async (db) => {
		await db
			.insert(oneTimeCodes)
			.values({ ...key, ...fresh })
			.onConflictDoUpdate({ target: [oneTimeCodes.phone, oneTimeCodes.purpose], set: fresh });
		const mailTo = key.purpose === "proof" ? null : await findProvenMail(db, memberId);
		await sendText({ ...context, db }, { to: phone, language, template: "otp", values: { code }, mailTo });
	});
}

/** A code by mail proves no number, so it goes only to members who have proven their number before. */
async function findProvenMail(db: Db, memberId: string): Promise<string | null> {
	const [member] = await db
		.select({ email: members.email })
		.from(members)
		.where(
			and(eq(members.id, memberId), isNotNull(members.emailVerifiedAt), isNotNull(members.phoneVerifiedAt)),
		);
	return member?.email ?? null;
}

export async function resetByCode(context: CallContext, form: ParsedInputOf<typeof updatePasswordByOtp>) {
	const { db, language } = context;
	const wrongCode = () => accountError(language, "otpUpdateFailed", { otp: "wrongCode" });
	const phone = parsePhone(form.phone);
	if (!phone) throw accountError(language, "otpUpdateFailed", { phone: "phoneForm" });
	const key: CodeKey = { phone, purpose: "reset" };
	const hashes = await inHashTurn(async (hasher) => {
		await takeGuess(context.limits, { codeTriesPerAddress: subscriberOf(context.address) });
		// A weak password must not use up an attempt, and an expired code must not cost a hash.
		const weakness = findWeakness(form.password, await findOwner(db, phone));
		if (weakness) throw accountError(language, "otpUpdateFailed", { password: weakness });
		const sent = await findOpenCode(db, key);
		if (!sent) throw wrongCode();
		return {
			memberId: sent.memberId,
			code: await hasher.hashCode(form.otp, sent.salt),
			password: await hasher.hash(form.password),
		};
	});
	const isSet = await transaction(db, async (db) => {
		const before = await lockMember(db, hashes.memberId, "no key update");
		const memberId = await spendTry(db, key, hashes.code);
		if (!before || memberId !== before.id) return false;
		await setPassword({ ...context, db }, before, hashes.password);
		return true;
	});
	// Thrown outside the transaction, so the wrong attempt stays counted.
	if (!isSet) throw wrongCode();
}

/** The code also verifies the number. If it was unverified before, the reset can be undone by e-mail. */
async function setPassword(context: CallContext, before: LockedMember, passwordHash: string) {
	const isProven = before.phoneVerifiedAt !== null;
	await replacePassword(context, before.id, { passwordHash, isTold: isProven });
	if (isProven) return;
	await context.db.update(members).set({ phoneVerifiedAt: sql`now()` }).where(eq(members.id, before.id));
	await offerUndo(context, { ...before, oldPasswordHash: before.passwordHash });
}

async function findOwner(db: Db, phone: string) {
	const [owner] = await db
		.select({ name: members.name, email: members.email, phone: members.phone })
		.from(members)
		.where(eq(members.phone, phone));
	return owner;
}

/** The latest code, if it has not expired and has attempts left. */
export async function findOpenCode(db: Db, key: CodeKey) {
	const [sent] = await db
		.select({ salt: oneTimeCodes.salt, memberId: oneTimeCodes.memberId })
		.from(oneTimeCodes)
		.where(isOpen(key));
	return sent;
}

/**
 * Counts the attempt and, if the code is right, consumes it. A single statement, so of any number of concurrent
 * attempts five are counted and one succeeds. Returns the member id, or null.
 */
export async function spendTry(db: Db, key: CodeKey, codeHash: Buffer): Promise<string | null> {
	const isRight = sql<boolean>`${oneTimeCodes.codeHash} = ${codeHash}`;
	const [tried] = await db
		.update(oneTimeCodes)
		.set({ tries: sql`${oneTimeCodes.tries} + 1`, usedAt: sql`case when ${isRight} then now() end` })
		.where(isOpen(key))
		.returning({ isRight, memberId: oneTimeCodes.memberId });
	return tried?.isRight ? tried.memberId : null;
}

/** Counts a wrong attempt; a right one is not used up, for a log-in that still lacks its second step. */
export async function checkTry(db: Db, key: CodeKey, codeHash: Buffer): Promise<string | null> {
	const isRight = sql<boolean>`${oneTimeCodes.codeHash} = ${codeHash}`;
	const [tried] = await db
		.update(oneTimeCodes)
		.set({ tries: sql`${oneTimeCodes.tries} + case when ${isRight} then 0 else 1 end` })
		.where(isOpen(key))
		.returning({ isRight, memberId: oneTimeCodes.memberId });
	return tried?.isRight ? tried.memberId : null;
}

const isOpen = ({ phone, purpose }: CodeKey) =>
	and(
		eq(oneTimeCodes.phone, phone),
		eq(oneTimeCodes.purpose, purpose),
		isNull(oneTimeCodes.usedAt),
		lt(oneTimeCodes.tries, mostTries),
		gt(oneTimeCodes.expiresAt, sql`now()`),
	);
