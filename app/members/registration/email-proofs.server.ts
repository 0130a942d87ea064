import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { sendMail } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { accountError } from "../account-errors.server";
import { takeGuess } from "../guess-limits.server";
import { lockMember } from "../lock-member.server";
import { isPasswordKnownHere, rememberDevice } from "../log-in/known-devices.server";
import { judgePassword } from "../log-in/log-ins.server";
import { inHashTurn } from "../passwords/passwords.server";
import { issueResetLink } from "../resets/reset-links.server";
import { emailProofs, members } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";
import { confirmAddress } from "./address-proofs.server";
import { proofParameters } from "./proof-address";
import type { confirmEmail } from "./proof-contract";

type Recipient = { id: string; name: string; email: string };

/** The token is in the URL fragment, which browsers never send: it appears in no log and no referrer. */
export async function sendEmailProof(context: CallContext, { id, name, email }: Recipient) {
	await takeGuess(context.limits, { proofsPerAddress: email });
	const token = newToken();
	await context.db.insert(emailProofs).values({
		tokenHash: hashToken(token),
		memberId: id,
		email,
		expiresAt: sql`now() + interval '3 days'`,
	});
	const link = `${context.settings.publicUrl}${pathTo("Home")}#${proofParameters.email}=${token}`;
	await sendMail(context, {
		to: email,
		language: context.language,
		template: "verify-email",
		values: { name, link },
	});
}

/** Idempotent: a verified member gets neither a mail nor an error. */
export async function resendProof(context: MemberContext) {
	await resendProofTo(context, context.who.memberId);
}

/** Also for staff: counts towards the member's own limits. Returns whether a mail is on its way. */
export async function resendProofTo(context: CallContext, memberId: string): Promise<boolean> {
	await takeGuess(context.limits, { proofPerMinute: memberId, proofPerDay: memberId });
	return transaction(context.db, async (db) => {
		const [member] = await db
			.select({ id: members.id, name: members.name, email: members.email })
			.from(members)
			.where(and(eq(members.id, memberId), isNull(members.emailVerifiedAt)));
		if (member) await sendEmailProof({ ...context, db }, member);
		return member !== undefined;
	});
}

/**
 * In the browser that registered, the link is enough. Elsewhere the password proves that reader and registrant are the
 * same person; someone who does not know it sets a new one, which revokes the registrant's access.
 */
export async function proveEmail(context: CallContext, form: ParsedInputOf<typeof confirmEmail>) {
	const deadLink = () => accountError(context.language, null, { token: "deadLink" });
	const member = await findProven(context.db, form.token);
	if (!member) throw deadLink();
	if (form.start_over) {
		const { token } = await issueResetLink(context, member.id);
		return { message: "ok", state: "start_over" as const, reset_token: token };
	}
	const isTyped = await isRightPassword(context, member.email, form.password);
	if (!isTyped && !(await isPasswordKnownHere(context, member.id)))
		return { message: "ok", state: "password_needed" as const, reset_token: null };
	await transaction(context.db, async (db) => {
		await lockMember(db, member.id, "no key update");
		if (!(await findProven(db, form.token))) throw deadLink();
		await confirmAddress(db, member.id);
		if (isTyped) await rememberDevice({ ...context, db }, member.id, { knowsPassword: true });
		await sendWelcome({ ...context, db }, member);
	});
	return { message: "ok", state: "proven" as const, reset_token: null };
}

/** False if none was given. */
async function isRightPassword(context: CallContext, email: string, password: string | undefined) {
	if (!password) return false;
	if (await inHashTurn((hasher) => judgePassword(context, hasher, email, password))) return true;
	throw accountError(context.language, null, { password: "wrongPassword" });
}

/** Valid only for the address it was sent to, if that is still the member's. */
async function findProven(db: Db, token: string) {
	const [member] = await db
		.select({ id: members.id, name: members.name, email: members.email })
		.from(emailProofs)
		.innerJoin(members, and(eq(members.id, emailProofs.memberId), eq(members.email, emailProofs.email)))
		.where(and(eq(emailProofs.tokenHash, hashToken(token)), gt(emailProofs.expiresAt, sql`now()`)));
	return member;
}

async function sendWelcome(context: CallContext, { name, email }: Recipient) {
	await sendMail(context, {
		to: email,
		language: context.language,
		template: "welcome",
		values: { name, link: `${context.settings.publicUrl}${pathTo("profile")}` },
	});
}
