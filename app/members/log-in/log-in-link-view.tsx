import { useState } from "react";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { AuthHead } from "../forms/auth-screen";
import { EmailField } from "../forms/email-field";
import { ViewFocus } from "../forms/view-focus";
import { mailLogInLink } from "../sessions/session-actions";
import { memberTexts } from "../texts";

/** For members who would rather open a mail than remember a password. */
export function LogInLinkView({ onBack }: { onBack: () => void }) {
	const { logInLink: t } = useTexts(memberTexts);
	const [sentTo, setSentTo] = useState<string | null>(null);

	const send = async (form: FormData) => {
		const email = textIn(form, "email").trim();
		const sent = await mailLogInLink(email);
		if (sent) setSentTo(email);
		return sent;
	};

	return (
		<ViewFocus key={sentTo ? "sent" : "form"}>
			{sentTo ? (
				<AuthHead title={t.sentTitle} text={t.sent(sentTo)} />
			) : (
				<>
					<AuthHead title={t.title} text={t.text} />
					<ServerForm submit={t.submit} onSubmit={send}>
						<EmailField />
					</ServerForm>
				</>
			)}
			<Button className="auth-after" variant="ghost" block onClick={onBack}>
				{t.back}
			</Button>
		</ViewFocus>
	);
}
