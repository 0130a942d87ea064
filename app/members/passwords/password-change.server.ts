import { eq } from "drizzle-orm";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { accountError } from "../account-errors.server";
import { reauthenticate } from "../reauthenticate.server";
import type { changePassword } from "../resets/reset-contract";
import { lockCaller } from "../sessions/lock-caller.server";
import { members } from "../tables.server";
import { hashPassword } from "./passwords.server";
import { replacePassword } from "./replace-password.server";
import { findWeakness } from "./weak-passwords.server";

/**
 * For a member who knows the current password, or has none since the address was verified. The new one is judged first, so
 * that no code is spent on a weak one. This device stays logged in; all other sessions end.
 */
export async function replaceMyPassword(context: MemberContext, form: ParsedInputOf<typeof changePassword>) {
	const { db, language, who } = context;
	const [own] = await db.select().from(members).where(eq(members.id, who.memberId));
	const weakness = own && findWeakness(form.password, own);
	if (weakness) throw accountError(language, "newPasswordFailed", { password: weakness });
	const member = await reauthenticate(context, form, "newPasswordFailed");
	const passwordHash = await hashPassword(form.password);
	await transaction(db, async (db) => {
		const locked = await lockCaller(db, who);
		// Hashing takes a while. Only the password that was verified may be replaced.
		if (locked.passwordHash !== member.passwordHash)
			throw accountError(language, "newPasswordFailed", { current_password: "wrongPassword" });
		await replacePassword({ ...context, db }, who.memberId, { passwordHash, keepSession: who.sessionId });
	});
}
