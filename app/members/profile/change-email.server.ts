import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import { mailMember, sendMail } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { accountError } from "../account-errors.server";
import { takeGuess } from "../guess-limits.server";
import { type LockedMember, lockMember } from "../lock-member.server";
import { hashCode } from "../passwords/passwords.server";
import { reauthenticate } from "../reauthenticate.server";
import { mostTries } from "../resets/one-time-codes.server";
import { otpLength } from "../resets/reset-contract";
import { issueResetLink } from "../resets/reset-links.server";
import { authTokens, emailChanges, emailProofs, members, resetLinks } from "../tables.server";
import type { changeEmail, confirmNewEmail } from "./profile-contract";
import { isReservedForOther } from "./reserved-emails.server";

/** Half an hour, in seconds: mail is slower than a text message. */
const codeLength = 30 * 60;

/**
 * Mails a code to the new address; until it is confirmed, nothing changes. If the address is somebody else's, its owner gets
 * a mail without a code instead. The same statements run in both cases, so neither the answer nor its time tells them apart.
 */
export async function requestEmailChange(
	context: MemberContext,
	{ email, ...proof }: ParsedInputOf<typeof changeEmail>,
) {
	const { db, language, limits, settings, who } = context;
	const member = await reauthenticate(context, proof);
	if (email === member.email) throw accountError(language, null, { email: "sameEmail" });
	await takeGuess(limits, { emailChanges: who.memberId });
	await takeGuess(limits, { emailChanges: email });
	const code = String(randomInt(10 ** otpLength)).padStart(otpLength, "0");
	const salt = randomBytes(16);
	const fresh = {
		email,
		salt,
		codeHash: await hashCode(code, salt),
		tries: 0,
		expiresAt: sql`now() + make_interval(secs => ${codeLength})`,
	};
	await transaction(db, async (db) => {
		const inside = { ...context, db };
		await db
			.insert(emailChanges)
			.values({ memberId: who.memberId, ...fresh })
			.onConflictDoUpdate({ target: emailChanges.memberId, set: fresh });
		if (await isSomebodyElses(db, email, who.memberId)) {
			const link = `${settings.publicUrl}${pathTo("Forgot password")}`;
			await sendMail(inside, { to: email, language, template: "email-wanted", values: { link } });
		} else {
			const values = { name: member.name, code };
			await sendMail(inside, { to: email, language, template: "new-email-code", values });
		}
	});
	return email;
}

/** Sessions stay: whoever confirms has shown the password and the new mailbox. */
export async function confirmEmailChange(
	context: MemberContext,
	{ otp }: ParsedInputOf<typeof confirmNewEmail>,
) {
	const { db, language, limits, who } = context;
	const wrongCode = () => accountError(language, null, { otp: "wrongCode" });
	await takeGuess(limits, { codeTriesPerAddress: subscriberOf(context.address) });
	const [open] = await db.select().from(emailChanges).where(isOpen(who.memberId));
	if (!open) throw wrongCode();
	const codeHash = await hashCode(otp, open.salt);
	// Counted by itself, so that a wrong attempt is never rolled back.
	const [tried] = await db
		.update(emailChanges)
		.set({ tries: sql`${emailChanges.tries} + 1` })
		.where(isOpen(who.memberId))
		.returning({ isRight: sql<boolean>`${emailChanges.codeHash} = ${codeHash}` });
	if (!tried?.isRight) throw wrongCode();
	return transaction(db, async (db) => {
		const before = await lockMember(db, who.memberId, "no key update");
		const [spent] = await db
			.delete(emailChanges)
			.where(and(eq(emailChanges.memberId, who.memberId), eq(emailChanges.codeHash, codeHash)))
			.returning();
		// Somebody may have registered it since the code was sent.
		if (!before || !spent || (await isSomebodyElses(db, spent.email, who.memberId))) throw wrongCode();
		await setEmail({ ...context, db }, before, spent.email);
		return spent.email;
	}).catch((error: unknown) => {
		throw isTaken(error) ? wrongCode() : error;
	});
}

export async function dropEmailChange({ db, who }: MemberContext) {
	await db.delete(emailChanges).where(eq(emailChanges.memberId, who.memberId));
}

/** The requested address whose code has not been entered yet, if any. */
export async function findPendingEmail(db: Db, memberId: string): Promise<string | null> {
	const [open] = await db.select({ email: emailChanges.email }).from(emailChanges).where(isOpen(memberId));
	return open?.email ?? null;
}

/** Also voids everything mailed to the old address before. */
async function setEmail(context: CallContext, before: LockedMember, newEmail: string) {
	const { db, language } = context;
	await db
		.update(members)
		.set({ email: newEmail, emailVerifiedAt: sql`now()` })
		.where(eq(members.id, before.id));
	await db.delete(emailProofs).where(eq(emailProofs.memberId, before.id));
	await db.delete(authTokens).where(and(eq(authTokens.memberId, before.id), authTokens.provesEmail));
	// Links that restore a still earlier address stay.
	await db
		.delete(resetLinks)
		.where(
			and(
				eq(resetLinks.memberId, before.id),
				sql`coalesce(${resetLinks.restoresEmail}, ${newEmail}) = ${newEmail}`,
			),
		);
	// An address that was never verified may be a stranger's, who must not get the account.
	if (!before.emailVerifiedAt) return;
	const { url: undoLink } = await issueResetLink(context, before.id, before.email);
	await mailMember(context, before, {
		language,
		template: "email-changed",
		values: { name: before.name, newEmail, at: new Date(), undoLink },
	});
}

async function isSomebodyElses(db: Db, email: string, memberId: string) {
	const others = await db.$count(members, and(eq(members.email, email), ne(members.id, memberId)));
	const isKept = await isReservedForOther(db, email, memberId);
	return others > 0 || isKept;
}

const isOpen = (memberId: string) =>
	and(
		eq(emailChanges.memberId, memberId),
		lt(emailChanges.tries, mostTries),
		gt(emailChanges.expiresAt, sql`now()`),
	);

/** The database has the last word: of two who want an address at once, one gets it. */
const isTaken = (error: unknown) => {
	const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
	return code === "23505" && constraint === "members_email_unique";
};
