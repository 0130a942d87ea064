import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { sendText } from "../../messages/send.server";
import type { CallContext } from "../../platform/bind.server";
import type { ParsedInputOf } from "../../platform/contract";
import type { Db } from "../../platform/database.server";
import { transaction } from "../../platform/transaction.server";
import { replacePassword } from "../accounts.server";
import { fault } from "../faults.server";
import { guessLimits, takeGuess } from "../guess-limits.server";
import { subscriberOf } from "../log-in/network-address";
import { hashCode, hashPassword, isCommonPassword } from "../passwords/passwords.server";
import { parsePhone } from "../phone-numbers.server";
import { members, oneTimeCodes } from "../tables.server";
import { otpLength, type updatePasswordByOtp } from "./reset-contract";

/** Five minutes, in seconds. */
const codeLength = 5 * 60;
export const mostTries = 5;

/** Sends a new code; the one before it no longer counts. */
export async function sendCode(context: CallContext, typedPhone: string) {
	const { db, language, limits } = context;
	await takeGuess(limits, { codePerAddress: subscriberOf(context.address) });
	const phone = parsePhone(typedPhone);
	if (!phone) throw fault(language, "otpGenerateFailed", { phone: "phoneForm" });
	const [member] = await db.select({ id: members.id }).from(members).where(eq(members.phone, phone));
	if (!member) throw fault(language, "otpGenerateFailed", { phone: "unknownPhone" });
	await takeGuess(limits, { codePerMinute: phone, codePerDay: phone, codeOverall: "all" });
	const code = String(randomInt(10 ** otpLength)).padStart(otpLength, "0");
	const salt = randomBytes(16);
	const fresh = {
		memberId: member.id,
		salt,
		codeHash: await hashCode(code, salt),
		tries: 0,
		usedAt: null,
		expiresAt: sql`now() + make_interval(secs => ${codeLength})`,
	};
	await transaction(db, async (db) => {
		await db
			.insert(oneTimeCodes)
			.values({ phone, ...fresh })
			.onConflictDoUpdate({ target: oneTimeCodes.phone, set: fresh });
		await sendText({ ...context, db }, { to: phone, language, template: "otp", values: { code } });
	});
	return { expires_in: codeLength, resend_in: guessLimits.codePerMinute.seconds };
}

export async function resetByCode(context: CallContext, form: ParsedInputOf<typeof updatePasswordByOtp>) {
	const { db, language, limits } = context;
	const wrongCode = () => fault(language, "otpUpdateFailed", { otp: "wrongCode" });
	await takeGuess(limits, { codeTriesPerAddress: subscriberOf(context.address) });
	const phone = parsePhone(form.phone);
	if (!phone) throw fault(language, "otpUpdateFailed", { phone: "phoneForm" });
	// A weak password must not cost a try, and a dead code must not cost a hash.
	if (isCommonPassword(form.password))
		throw fault(language, "otpUpdateFailed", { password: "commonPassword" });
	const salt = await findSalt(db, phone);
	if (!salt) throw wrongCode();
	const codeHash = await hashCode(form.otp, salt);
	const passwordHash = await hashPassword(form.password);
	const memberId = await transaction(db, async (db) => {
		const memberId = await spendTry(db, phone, codeHash);
		if (memberId) await replacePassword({ ...context, db }, memberId, { passwordHash });
		return memberId;
	});
	// Not inside the transaction: the count of a wrong try must stay.
	if (!memberId) throw wrongCode();
}

/** The salt of a code that may still be tried. */
export async function findSalt(db: Db, phone: string): Promise<Buffer | null> {
	const [sent] = await db.select({ salt: oneTimeCodes.salt }).from(oneTimeCodes).where(isOpen(phone));
	return sent?.salt ?? null;
}

/**
 * Counts the try and, when the code is right, uses it up: one statement, so that however many try at once, five
 * are counted and one succeeds. Answers with the member, or null.
 */
export async function spendTry(db: Db, phone: string, codeHash: Buffer): Promise<string | null> {
	const isRight = sql<boolean>`${oneTimeCodes.codeHash} = ${codeHash}`;
	const [tried] = await db
		.update(oneTimeCodes)
		.set({ tries: sql`${oneTimeCodes.tries} + 1`, usedAt: sql`case when ${isRight} then now() end` })
		.where(isOpen(phone))
		.returning({ isRight, memberId: oneTimeCodes.memberId });
	return tried?.isRight ? tried.memberId : null;
}

const isOpen = (phone: string) =>
	and(
		eq(oneTimeCodes.phone, phone),
		isNull(oneTimeCodes.usedAt),
		lt(oneTimeCodes.tries, mostTries),
		gt(oneTimeCodes.expiresAt, sql`now()`),
	);
