import { and, eq, lte, sql } from "drizzle-orm";
import { mailMember } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import { accountError } from "../account-errors.server";
import { returnPasswordGuess, takePasswordGuess } from "../guess-ledger.server";
import { lockMember } from "../lock-member.server";
import { verifyPassword } from "../passwords/passwords.server";
import { endAccess } from "../sessions/end-access.server";
import { accountDeletions, members } from "../tables.server";
import { daysToStay } from "./days-to-stay";

/**
 * Ends all access at once and deletes the account after the waiting period, unless the member logs in before. Whoever has
 * only borrowed the device does not know the password; a member without one confirms with the e-mail address.
 */
export async function requestDeletion(context: MemberContext, proof: { password: string }) {
	const { who, settings } = context;
	await checkProof(context, proof.password);
	return transaction(context.db, async (db) => {
		const member = (await lockMember(db, who.memberId, "no key update"))!;
		const [deletion] = await db
			.insert(accountDeletions)
			.values({ memberId: member.id, dueAt: sql`now() + make_interval(days => ${daysToStay})` })
			.onConflictDoUpdate({
				target: accountDeletions.memberId,
				set: { memberId: member.id },
			})
			.returning({ dueAt: accountDeletions.dueAt });
		await endAccess(db, member.id);
		await mailMember({ ...context, db }, member, {
			language: member.language,
			template: "account-leaving",
			values: { name: member.name, dueAt: deletion!.dueAt, link: `${settings.publicUrl}${pathTo("Login")}` },
		});
		return deletion!;
	});
}

/** Called on every log-in: it cancels a pending deletion. Erased and disabled members are refused. */
export async function cancelDeletion(context: CallContext, memberId: string) {
	const { db, language, settings } = context;
	const member = await lockMember(db, memberId);
	if (!member || member.erasedAt) throw accountError(language, "logInFailed", { email: "wrongLogIn" });
	if (member.disabledAt) throw accountError(language, "logInFailed", { email: "disabled" });
	const taken = await db.delete(accountDeletions).where(eq(accountDeletions.memberId, memberId)).returning();
	if (taken.length === 0) return;
	await mailMember(context, member, {
		language: member.language,
		template: "account-kept",
		values: { name: member.name, link: `${settings.publicUrl}${pathTo("profile-privacy")}` },
	});
}

/** Members whose waiting period is over. */
export const listDueDeletions = (db: Db) =>
	db
		.select({ id: accountDeletions.memberId })
		.from(accountDeletions)
		.where(lte(accountDeletions.dueAt, sql`now()`));

/** Locks the member, so that no log-in comes in between; false if one came before. */
export async function lockForErasure(db: Db, memberId: string): Promise<boolean> {
	await db.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("update");
	const due = await db
		.select({ memberId: accountDeletions.memberId })
		.from(accountDeletions)
		.where(and(eq(accountDeletions.memberId, memberId), lte(accountDeletions.dueAt, sql`now()`)));
	return due.length > 0;
}

async function checkProof({ db, who, language }: MemberContext, proof: string) {
	const [member] = await db.select().from(members).where(eq(members.id, who.memberId));
	// A stolen session must not allow guessing the password.
	const guesser = `session of ${who.memberId}`;
	await takePasswordGuess(db, guesser);
	const isRight = member?.passwordHash
		? await verifyPassword(member.passwordHash, proof)
		: proof.trim().toLowerCase() === member?.email;
	if (!isRight)
		throw accountError(language, null, { password: member?.passwordHash ? "wrongPassword" : "otherEmail" });
	await returnPasswordGuess(db, guesser);
}
