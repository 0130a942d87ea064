import { eq } from "drizzle-orm";
import type { MemberContext } from "../../platform/bind.server";
import type { ParsedInputOf } from "../../platform/contract";
import { transaction } from "../../platform/transaction.server";
import { replacePassword } from "../accounts.server";
import { fault } from "../faults.server";
import { takeGuess } from "../guess-limits.server";
import type { changePassword } from "../resets/reset-contract";
import { members } from "../tables.server";
import { hashPassword, isCommonPassword, verifyPassword } from "./passwords.server";

/** By one who knows the present password. This device stays logged in, all others are out. */
export async function replaceOwnPassword(context: MemberContext, form: ParsedInputOf<typeof changePassword>) {
	const { db, language, limits, who } = context;
	const refuse = (field: "current_password" | "password", name: "wrongPassword" | "commonPassword") =>
		fault(language, "newPasswordFailed", { [field]: name });
	const [member] = await db
		.select({ email: members.email, passwordHash: members.passwordHash })
		.from(members)
		.where(eq(members.id, who.memberId));
	// A stolen session must not become a place to guess from.
	await takeGuess(limits, { passwordPerAccount: member?.email ?? who.memberId });
	if (!(await verifyPassword(member?.passwordHash, form.current_password)))
		throw refuse("current_password", "wrongPassword");
	if (isCommonPassword(form.password)) throw refuse("password", "commonPassword");
	const passwordHash = await hashPassword(form.password);
	await transaction(db, (db) =>
		replacePassword({ ...context, db }, who.memberId, { passwordHash, keepSession: who.sessionId }),
	);
}
