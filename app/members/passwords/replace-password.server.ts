import { eq } from "drizzle-orm";
import { mailMember } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { CallContext } from "../../platform/http/bind.server";
import { forgiveGuess } from "../guess-limits.server";
import { rememberDevice } from "../log-in/known-devices.server";
import { dropPasskeys } from "../passkeys/my-passkeys.server";
import { endAccess } from "../sessions/end-access.server";
import { members } from "../tables.server";

/** Revokes all earlier access: other sessions, links and codes end with the old password. */
export async function replacePassword(
	context: CallContext,
	memberId: string,
	change: {
		passwordHash: string;
		keepSession?: string;
		/** False if another mail already reports it. */
		isTold?: boolean;
	},
) {
	const { db, language, settings } = context;
	const [member] = await db
		.update(members)
		.set({ passwordHash: change.passwordHash })
		.where(eq(members.id, memberId))
		.returning({ name: members.name, email: members.email, emailVerifiedAt: members.emailVerifiedAt });
	if (!member) return;
	await endAccess(db, memberId, change.keepSession);
	if (!change.keepSession) await dropPasskeys(db, memberId);
	await rememberDevice(context, memberId, { knowsPassword: true });
	// All links are void now, so the next request deserves a mail again.
	await forgiveGuess(context.limits, { resetLinks: member.email, logInLinks: member.email });
	if (change.isTold === false) return;
	await mailMember(context, member, {
		language,
		template: "password-changed",
		values: { name: member.name, at: new Date(), link: `${settings.publicUrl}${pathTo("Forgot password")}` },
	});
}
