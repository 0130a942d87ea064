import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { Button } from "../../ui/button";
import { ServerForm } from "../../ui/forms/server-form";
import { AuthHead } from "../forms/auth-screen";
import { PhoneField } from "../forms/phone-field";
import { phoneIn } from "../forms/phone-in";
import { ViewFocus } from "../forms/view-focus";
import { CodeForm } from "../resets/code-form";
import { logIn, type OtpState, sendCodeToLogIn } from "../sessions/session-actions";
import { memberTexts } from "../texts";

/** For members who would rather type a code from their phone than remember a password. */
export function LogInCodeView({ onBack }: { onBack: () => void }) {
	const { logInCode: t, logInLink } = useTexts(memberTexts);
	const [sent, setSent] = useState<OtpState | null>(null);
	const send = async (phone: string) => {
		const state = await sendCodeToLogIn(phone);
		if (state) setSent(state);
		return Boolean(state);
	};
	return (
		<ViewFocus key={sent ? "sent" : "form"}>
			{sent ? (
				<CodeView {...sent} onResend={() => send(sent.phone)} onChange={() => setSent(null)} />
			) : (
				<>
					<AuthHead title={t.title} text={t.text} />
					<ServerForm submit={t.submit} onSubmit={(form) => send(phoneIn(form))}>
						<PhoneField />
					</ServerForm>
				</>
			)}
			<Button className="auth-after" variant="ghost" block onClick={onBack}>
				{logInLink.back}
			</Button>
		</ViewFocus>
	);
}

type CodeViewProps = OtpState & { onResend: () => Promise<boolean>; onChange: () => void };

function CodeView({ phone, expiresAt, resendAt, onResend, onChange }: CodeViewProps) {
	const { logInCode: t } = useTexts(memberTexts);
	const { id } = useParams();
	const navigate = useNavigate();
	return (
		<>
			<AuthHead title={t.codeTitle} text={t.sent(formatPhone(phone))} />
			<CodeForm
				submit={t.logIn}
				expiresAt={expiresAt}
				resendAt={resendAt}
				onSubmit={(otp) => logIn({ phone, otp }, navigate, id)}
				onResend={onResend}
			/>
			<Button className="auth-after" variant="ghost" block onClick={onChange}>
				{t.change}
			</Button>
		</>
	);
}
