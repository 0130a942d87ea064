import { eq, sql } from "drizzle-orm";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { accountError } from "../account-errors.server";
import { takeGuess } from "../guess-limits.server";
import { hashCode } from "../passwords/passwords.server";
import { codeTimes, findOpenCode, issueCode, spendTry } from "../resets/one-time-codes.server";
import { lockCaller } from "../sessions/lock-caller.server";
import { members } from "../tables.server";
import { isTexted } from "../texted-numbers";
import type { confirmPhone } from "./proof-contract";

/** Sends a code to the member's own number. Idempotent: nothing happens if it is already verified. */
export async function textPhoneProof(context: MemberContext) {
	const member = await findOwn(context);
	if (member && !isTexted(member.phone)) throw accountError(context.language, null, { phone: "notTexted" });
	if (member && !member.phoneVerifiedAt)
		await issueCode(context, { memberId: member.id, phone: member.phone, purpose: "proof" });
	return { message: "ok", ...codeTimes };
}

/** Marks the number as verified, even if it was disowned before. */
export async function provePhone(context: MemberContext, { otp }: ParsedInputOf<typeof confirmPhone>) {
	const { db, language, limits, who } = context;
	const wrongCode = () => accountError(language, null, { otp: "wrongCode" });
	await takeGuess(limits, { codeTriesPerAddress: subscriberOf(context.address) });
	const member = await findOwn(context);
	const code = { phone: member?.phone ?? "", purpose: "proof" as const };
	const sent = await findOpenCode(db, code);
	if (!member || !sent) throw wrongCode();
	if ((await spendTry(db, code, await hashCode(otp, sent.salt))) !== member.id) throw wrongCode();
	await transaction(db, async (db) => {
		const { phone } = await lockCaller(db, who);
		if (phone !== code.phone) throw wrongCode();
		await db
			.update(members)
			.set({ phoneVerifiedAt: sql`now()`, phoneDisownedAt: null })
			.where(eq(members.id, who.memberId));
	});
}

async function findOwn({ db, who }: MemberContext) {
	const [member] = await db.select().from(members).where(eq(members.id, who.memberId));
	return member;
}
