import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { Button } from "../../ui/button";
import { useClock } from "../../ui/clock";
import { ActionButton } from "../../ui/forms/action-button";
import { ServerForm } from "../../ui/forms/server-form";
import { Countdown } from "../../ui/words/countdown";
import { AuthHead } from "../forms/auth-screen";
import { PhoneField } from "../forms/phone-field";
import { phoneIn } from "../forms/phone-in";
import { ViewFocus } from "../forms/view-focus";
import { OtpInput } from "../resets/otp-input";
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
	const { logInCode: t, otp } = useTexts(memberTexts);
	const { errorOf } = useFieldErrors();
	const { id } = useParams();
	const navigate = useNavigate();
	const now = useClock("second") ?? 0;
	const [code, setCode] = useState("");
	return (
		<>
			<AuthHead title={t.codeTitle} text={t.sent(formatPhone(phone))} />
			<ServerForm submit={t.logIn} onSubmit={() => logIn({ phone, otp: code }, navigate, id)}>
				<OtpInput label={otp.code} error={errorOf("otp")} onChange={setCode}>
					{now < expiresAt ? (
						<>
							{otp.valid} <Countdown look="clock" label={otp.valid} until={expiresAt} /> {otp.left}
						</>
					) : (
						otp.expired
					)}
				</OtpInput>
			</ServerForm>
			<p className="auth-foot">
				{otp.missing}{" "}
				{now < resendAt ? (
					<>
						{otp.resendIn} <Countdown look="clock" label={otp.resendIn} until={resendAt} />
					</>
				) : (
					<ActionButton variant="ghost" size="small" onPress={onResend}>
						{otp.resend}
					</ActionButton>
				)}
			</p>
			<Button className="auth-after" variant="ghost" block onClick={onChange}>
				{t.change}
			</Button>
		</>
	);
}
