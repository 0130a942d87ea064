import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/language";
import { Button } from "../../ui/button";
import { useSession } from "../sessions/session";
import { resendProof } from "../sessions/session-actions";
import { memberTexts } from "../texts";
import "./verification-banner.css";

/** Stays until the e-mail is proven. */
export function VerificationBanner() {
	const { verification: t } = useTexts(memberTexts);
	const { user } = useSession();
	const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
	if (!user || user.email_verified) return null;

	const resend = async () => {
		setState("sending");
		setState((await resendProof()) ? "sent" : "asking");
	};

	return (
		<section className="verification-banner" aria-label={t.label}>
			<MailCheck className="icon" aria-hidden="true" />
			<p role="status">{state === "sent" ? t.sent : t.text(user.email)}</p>
			{state !== "sent" && (
				<Button variant="ghost" size="small" loading={state === "sending"} onClick={resend}>
					{t.resend}
				</Button>
			)}
		</section>
	);
}
