import { eq } from "drizzle-orm";
import type { MemberContext } from "../platform/http/bind.server";
import { accountError } from "./account-errors.server";
import { returnPasswordGuess, takePasswordGuess } from "./guess-ledger.server";
import type { MessageName } from "./messages";
import { hasPasskey, proveByPasskey } from "./passkeys/prove-by-passkey.server";
import { verifyPassword } from "./passwords/passwords.server";
import type { Proof } from "./reauthenticate-contract";
import { hasSecondStep, passSecondStep } from "./second-step/second-step.server";
import { members } from "./tables.server";

/**
 * A stolen session must not change credentials or redirect money, nor must a session with a stolen password if the member
 * has a second step or a passkey.
 */
export async function reauthenticate(
	context: MemberContext,
	given: Proof,
	failed: MessageName | null = null,
) {
	const { db, language, who } = context;
	const [member] = await db.select().from(members).where(eq(members.id, who.memberId));
	if (member?.passwordHash) {
		const guesser = `session of ${who.memberId}`;
		await takePasswordGuess(db, guesser);
		if (!(await verifyPassword(member.passwordHash, given.current_password ?? "")))
			throw accountError(language, failed, { current_password: "wrongPassword" });
		await returnPasswordGuess(db, guesser);
	}
	// After the password: a code is spent by being tried.
	if (given.passkey) await proveByPasskey(context, given.passkey, failed);
	else if (await hasSecondStep(db, who.memberId))
		await passSecondStep(context, who.memberId, given.code, failed);
	else if (await hasPasskey(db, who.memberId))
		throw accountError(language, failed, { passkey: "passkeyNeeded" });
	return member!;
}
