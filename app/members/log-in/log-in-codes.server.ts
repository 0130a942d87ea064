import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import type { CallContext } from "../../platform/http/bind.server";
import { subscriberOf } from "../../platform/http/network-address";
import { languages } from "../../platform/words/language";
import { accountError } from "../account-errors.server";
import { canTake, checkGuess, takeGuess } from "../guess-limits.server";
import { lockMember } from "../lock-member.server";
import { hashCode } from "../passwords/passwords.server";
import { parsePhone } from "../phone-numbers.server";
import {
	type CodeKey,
	checkTry,
	codeTimes,
	findOpenCode,
	spendTry,
	textCode,
} from "../resets/one-time-codes.server";
import { members } from "../tables.server";
import { isTexted } from "../texted-numbers";

/** The same statements and answer for every number; the job looks up whose it is. */
export async function requestLogInCode(context: CallContext, typedPhone: string) {
	const { db, jobs, language, limits } = context;
	await takeGuess(limits, { codePerAddress: subscriberOf(context.address) });
	const phone = parsePhone(typedPhone);
	if (!phone) throw accountError(language, null, { phone: "phoneForm" });
	if (!isTexted(phone)) throw accountError(language, null, { phone: "notTexted" });
	// Taken by the job, only for what is really sent: requests for unknown numbers must not use it up.
	await checkGuess(limits, { codeOverall: "all" });
	await takeGuess(limits, { codePerMinute: phone, codePerDay: phone });
	await jobs.send(db, textLogInCode, { phone, language });
	return { message: "ok", ...codeTimes };
}

export const textLogInCode = defineJob({
	name: "members-text-log-in-code",
	data: z.object({ phone: z.string(), language: z.enum(languages) }),
	retry: { tries: 5, delay: 5 },
	run: async (context, { phone, language }) => {
		const [member] = await context.db.select({ id: members.id }).from(members).where(isOpenTo(phone));
		if (!member || !(await canTake(context.limits, "codeOverall", "all"))) return;
		await textCode({ ...context, language }, { memberId: member.id, phone, purpose: "log-in" });
	},
});

/** Only a verified number opens an account: an unverified one may be somebody else's, mistyped at registration. */
const isOpenTo = (phone: string) =>
	and(
		eq(members.phone, phone),
		isNotNull(members.phoneVerifiedAt),
		isNull(members.phoneDisownedAt),
		isNull(members.disabledAt),
	);

type SentCode = { key: CodeKey; codeHash: Buffer; memberId: string };

/** Null for a wrong code or an unknown number, which costs a hash, too. */
export async function checkLogInCode(
	{ db, limits, address }: CallContext,
	typedPhone: string,
	otp: string,
): Promise<SentCode | null> {
	await takeGuess(limits, { codeTriesPerAddress: subscriberOf(address) });
	const key: CodeKey = { phone: parsePhone(typedPhone) ?? "", purpose: "log-in" };
	const sent = await findOpenCode(db, key);
	const codeHash = await hashCode(otp, sent?.salt ?? randomBytes(16));
	const memberId = await checkTry(db, key, codeHash);
	return memberId ? { key, codeHash, memberId } : null;
}

/** Uses the code up, unless the number has changed hands or lost its proof since. Locks the member's row. */
export async function spendLogInCode(db: Db, { key, codeHash, memberId }: SentCode): Promise<boolean> {
	const member = await lockMember(db, memberId, "no key update");
	if (member?.phone !== key.phone || !member.phoneVerifiedAt) return false;
	return (await spendTry(db, key, codeHash)) === memberId;
}
