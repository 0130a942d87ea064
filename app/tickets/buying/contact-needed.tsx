import { useEffect } from "react";
import { useResentProof } from "../../members/registration/use-resent-proof";
import { fetchUserInfo } from "../../members/sessions/session";
import type { SessionUser } from "../../members/sessions/session-contract";
import { useAccount } from "../../members/sessions/use-account";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { ActionButton } from "../../ui/forms/action-button";
import { buyingTexts } from "./texts";

/** For members whom the server would refuse: neither their e-mail nor their number is verified. */
export function ContactNeeded() {
	const account = useAccount();
	if (account.state !== "member") return null;
	const { user } = account;
	return user.email_verified || user.phone_verified ? null : <Card user={user} />;
}

function Card({ user }: { user: SessionUser }) {
	const { contactNeeded: t } = useTexts(buyingTexts);
	const { isSent, resend } = useResentProof();
	useEffect(() => {
		// The link opens in another tab: whoever comes back from there is verified.
		const comeBack = () => {
			if (document.visibilityState === "visible") void fetchUserInfo().catch(() => {});
		};
		document.addEventListener("visibilitychange", comeBack);
		return () => document.removeEventListener("visibilitychange", comeBack);
	}, []);
	return (
		<section className="contact-needed" aria-label={t.title}>
			<Note tone="warn">
				<p>
					<b>{t.title}</b>
				</p>
				<p role="status">{isSent ? t.sent(user.email) : t.text(user.email)}</p>
				<div className="button-row flow gap-3">
					{!isSent && (
						<ActionButton size="small" onPress={resend}>
							{t.resend}
						</ActionButton>
					)}
					<ButtonLink size="small" variant="ghost" to={pathTo("profile")}>
						{t.profile}
					</ButtonLink>
				</div>
			</Note>
		</section>
	);
}
