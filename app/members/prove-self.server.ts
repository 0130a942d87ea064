import { eq } from "drizzle-orm";
import type { MemberContext } from "../platform/bind.server";
import { fault } from "./faults.server";
import { returnPasswordGuess, takePasswordGuess } from "./guess-ledger.server";
import { verifyPassword } from "./passwords/passwords.server";
import { passSecondStep } from "./second-step/second-step.server";
import { members } from "./tables.server";

export type Proof = { password?: string | undefined; code?: string | undefined };

/** A stolen session must not change credentials: requires the password, or a code from members without one. */
export async function proveSelf(context: MemberContext, { password, code }: Proof) {
	const { db, language, who } = context;
	const [member] = await db.select().from(members).where(eq(members.id, who.memberId));
	if (!member?.passwordHash) {
		await passSecondStep(context, who.memberId, code, null);
		return member!;
	}
	const guesser = `session of ${who.memberId}`;
	await takePasswordGuess(db, guesser);
	if (!(await verifyPassword(member.passwordHash, password ?? "")))
		throw fault(language, null, { password: "wrongPassword" });
	await returnPasswordGuess(db, guesser);
	return member;
}
