import { mailMember } from "../../messages/send.server";
import type { MailValues } from "../../messages/templates.server";
import { pathTo } from "../../paths";
import type { CallContext } from "../../platform/http/bind.server";
import { findMemberToTell } from "../find-member.server";

/** Mails the member about a change of credentials, since somebody else may have made it. */
export async function tellOfChange(
	context: CallContext,
	memberId: string,
	change: MailValues<"security-changed">["change"],
) {
	const { db, language, settings } = context;
	const member = await findMemberToTell(db, memberId);
	if (!member) return;
	const link = `${settings.publicUrl}${pathTo("profile-security")}`;
	await mailMember(context, member, {
		language,
		template: "security-changed",
		values: { name: member.name, change, at: new Date(), link },
	});
}
