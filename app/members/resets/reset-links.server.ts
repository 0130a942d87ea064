import { and, eq, gt, gte, sql } from "drizzle-orm";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { accountError } from "../account-errors.server";
import { lockMember } from "../lock-member.server";
import { hashPassword } from "../passwords/passwords.server";
import { replacePassword } from "../passwords/replace-password.server";
import { findWeakness } from "../passwords/weak-passwords.server";
import { confirmAddress, doubtPhone } from "../registration/address-proofs.server";
import { members, resetLinks, resetUndos } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";
import type { newPasswordByLink } from "./reset-contract";

/** Sixty minutes, in seconds. */
const linkLength = 60 * 60;

/** Seven days, in seconds. */
const restoringLinkLength = 7 * 24 * 60 * 60;

/** For whoever reads the member's mail. One that brings an earlier address back is valid for longer. */
export async function issueResetLink(
	{ db, settings }: Pick<CallContext, "db" | "settings">,
	memberId: string,
	restoresEmail: string | null = null,
) {
	const token = newToken();
	await db.insert(resetLinks).values({
		tokenHash: hashToken(token),
		memberId,
		restoresEmail,
		expiresAt: sql`now() + make_interval(secs => ${restoresEmail ? restoringLinkLength : linkLength})`,
	});
	return { token, url: `${settings.publicUrl}${pathTo("Reset password")}?token=${token}` };
}

/** Validating does not consume it: link previews and impatient readers open it more than once. */
export async function checkResetLink({ db, language }: CallContext, token: string) {
	if (!(await findOwner(db, token))) throw accountError(language, null, { token: "deadLink" });
}

/** Whoever has the link reads the member's mail, so it also verifies the address. */
export async function resetByLink(context: CallContext, form: ParsedInputOf<typeof newPasswordByLink>) {
	const { db, language } = context;
	const deadLink = () => accountError(language, "newPasswordFailed", { token: "deadLink" });
	const owner = await findOwner(db, form.token);
	if (!owner) throw deadLink();
	// A weak password must not use up the link, and an invalid link must not cost a hash.
	const weakness = findWeakness(form.password, owner);
	if (weakness) throw accountError(language, "newPasswordFailed", { password: weakness });
	const passwordHash = await hashPassword(form.password);
	await transaction(db, async (db) => {
		const before = await lockMember(db, owner.id, "no key update");
		const spent = await spendResetLink(db, form.token);
		if (!spent) throw deadLink();
		if (spent.restoresEmail) await restoreEmail(db, spent);
		await replacePassword({ ...context, db }, owner.id, { passwordHash });
		const undos = await db.delete(resetUndos).where(eq(resetUndos.memberId, owner.id)).returning();
		// Somebody else may have registered the address, changed it, or reset the password by phone.
		if (!before?.emailVerifiedAt || spent.restoresEmail || undos.length > 0) await doubtPhone(db, owner.id);
		await confirmAddress(db, owner.id);
	});
}

const usable = (token: string) =>
	and(eq(resetLinks.tokenHash, hashToken(token)), gt(resetLinks.expiresAt, sql`now()`));

async function findOwner(db: Db, token: string) {
	const [owner] = await db
		.select({ id: members.id, name: members.name, email: members.email, phone: members.phone })
		.from(resetLinks)
		.innerJoin(members, eq(members.id, resetLinks.memberId))
		.where(usable(token));
	return owner;
}

/** Atomic: of many concurrent attempts, exactly one deletes the row. */
async function spendResetLink(db: Db, token: string) {
	const [spent] = await db.delete(resetLinks).where(usable(token)).returning();
	return spent;
}

/** After several changes, restoring an earlier address voids the links of those in between. */
async function restoreEmail(db: Db, { memberId, restoresEmail, expiresAt }: typeof resetLinks.$inferSelect) {
	await db
		.update(members)
		.set({ email: restoresEmail!, emailVerifiedAt: sql`now()` })
		.where(eq(members.id, memberId));
	await db
		.delete(resetLinks)
		.where(and(eq(resetLinks.memberId, memberId), gte(resetLinks.expiresAt, expiresAt)));
}
