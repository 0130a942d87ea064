import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { sendMail } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { CallContext, MemberContext } from "../../platform/bind.server";
import { transaction } from "../../platform/transaction.server";
import { fault } from "../faults.server";
import { takeGuess } from "../guess-limits.server";
import { emailProofs, members } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";
import { emailProofParameter } from "./email-proof-address";

type Recipient = { id: string; name: string; email: string };

/** The token stands behind the `#`, which browsers keep to themselves: no log and no referrer has it. */
export async function sendEmailProof(context: CallContext, { id, name, email }: Recipient) {
	const token = newToken();
	await context.db.insert(emailProofs).values({
		tokenHash: hashToken(token),
		memberId: id,
		email,
		expiresAt: sql`now() + interval '3 days'`,
	});
	const link = `${context.settings.publicUrl}${pathTo("Home")}#${emailProofParameter}=${token}`;
	await sendMail(context, {
		to: email,
		language: context.language,
		template: "verify-email",
		values: { name, link },
	});
}

/** A member who is already verified gets no more mails, and no complaint either. */
export async function resendProof(context: MemberContext) {
	const { memberId } = context.who;
	await takeGuess(context.limits, { proofPerMinute: memberId, proofPerDay: memberId });
	await transaction(context.db, async (db) => {
		const [member] = await db
			.select({ id: members.id, name: members.name, email: members.email })
			.from(members)
			.where(and(eq(members.id, memberId), isNull(members.emailVerifiedAt)));
		if (member) await sendEmailProof({ ...context, db }, member);
	});
}

/** Counts for the address it was sent to; a member who has changed it since proves nothing. */
export async function proveEmail(context: CallContext, token: string) {
	await transaction(context.db, async (db) => {
		const [proof] = await db
			.delete(emailProofs)
			.where(and(eq(emailProofs.tokenHash, hashToken(token)), gt(emailProofs.expiresAt, sql`now()`)))
			.returning({ memberId: emailProofs.memberId, email: emailProofs.email });
		const [member] = proof
			? await db
					.update(members)
					.set({ emailVerifiedAt: sql`now()` })
					.where(and(eq(members.id, proof.memberId), eq(members.email, proof.email)))
					.returning({ name: members.name, email: members.email })
			: [];
		if (!member) throw fault(context.language, null, { token: "deadLink" });
		await db.delete(emailProofs).where(eq(emailProofs.memberId, proof!.memberId));
		await sendMail(
			{ ...context, db },
			{
				to: member.email,
				language: context.language,
				template: "welcome",
				values: { name: member.name, link: `${context.settings.publicUrl}${pathTo("profile")}` },
			},
		);
	});
}
