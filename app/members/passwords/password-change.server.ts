import { eq } from "drizzle-orm";
import type { MemberContext } from "../../platform/bind.server";
import type { ParsedInputOf } from "../../platform/contract";
import { transaction } from "../../platform/transaction.server";
import { fault } from "../faults.server";
import { returnPasswordGuess, takePasswordGuess } from "../guess-ledger.server";
import type { changePassword } from "../resets/reset-contract";
import { lockCaller } from "../sessions/lock-caller.server";
import { members } from "../tables.server";
import { hashPassword, verifyPassword } from "./passwords.server";
import { replacePassword } from "./replace-password.server";
import { findWeakness } from "./weak-passwords.server";

/**
 * For a member who knows the current password, or has none since the address was verified. This device stays logged in;
 * all other sessions end.
 */
export async function replaceOwnPassword(context: MemberContext, form: ParsedInputOf<typeof changePassword>) {
	const { db, language, who } = context;
	const [member] = await db.select().from(members).where(eq(members.id, who.memberId));
	if (member?.passwordHash) {
		// A stolen session must not allow guessing the password.
		const guesser = `session of ${who.memberId}`;
		await takePasswordGuess(db, guesser);
		if (!(await verifyPassword(member.passwordHash, form.current_password ?? "")))
			throw fault(language, "newPasswordFailed", { current_password: "wrongPassword" });
		await returnPasswordGuess(db, guesser);
	}
	const weakness = findWeakness(form.password, member);
	if (weakness) throw fault(language, "newPasswordFailed", { password: weakness });
	const passwordHash = await hashPassword(form.password);
	await transaction(db, async (db) => {
		const locked = await lockCaller(db, who);
		// Hashing takes a while. Only the password that was verified may be replaced.
		if (locked.passwordHash !== member?.passwordHash)
			throw fault(language, "newPasswordFailed", { current_password: "wrongPassword" });
		await replacePassword({ ...context, db }, who.memberId, { passwordHash, keepSession: who.sessionId });
	});
}
