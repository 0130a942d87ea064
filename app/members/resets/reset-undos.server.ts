import { and, eq, gt, sql } from "drizzle-orm";
import { sendMail } from "../../messages/send.server";
import { pathTo } from "../../paths";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { accountError } from "../account-errors.server";
import { lockMember } from "../lock-member.server";
import { dropPasskeys } from "../passkeys/my-passkeys.server";
import { proofParameters } from "../registration/proof-address";
import { endAccess } from "../sessions/end-access.server";
import { members, resetUndos } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";

type Reset = { id: string; name: string; email: string; phone: string; oldPasswordHash: string | null };

/** The number was never verified, so it may be a stranger's: the member gets a mail with an undo link. */
export async function offerUndo(context: CallContext, member: Reset) {
	const { db, language, settings } = context;
	const token = newToken();
	await db.insert(resetUndos).values({
		tokenHash: hashToken(token),
		memberId: member.id,
		passwordHash: member.oldPasswordHash,
		expiresAt: sql`now() + interval '7 days'`,
	});
	await sendMail(context, {
		to: member.email,
		language,
		template: "phone-reset",
		values: {
			name: member.name,
			phone: member.phone,
			at: new Date(),
			link: `${settings.publicUrl}${pathTo("Home")}#${proofParameters.undo}=${token}`,
		},
	});
}

/** Restores the old password, ends all sessions opened since, and bars the number from resets until it is verified. */
export async function restorePassword(context: CallContext, token: string) {
	await transaction(context.db, async (db) => {
		const isUsable = and(eq(resetUndos.tokenHash, hashToken(token)), gt(resetUndos.expiresAt, sql`now()`));
		const [found] = await db.select().from(resetUndos).where(isUsable);
		const member = found && (await lockMember(db, found.memberId, "no key update"));
		const [spent] = member ? await db.delete(resetUndos).where(isUsable).returning() : [];
		if (!member || !spent) throw accountError(context.language, null, { token: "deadLink" });
		await db
			.update(members)
			.set({ passwordHash: spent.passwordHash, phoneVerifiedAt: null, phoneDisownedAt: sql`now()` })
			.where(eq(members.id, member.id));
		await endAccess(db, member.id);
		await dropPasskeys(db, member.id);
	});
}
