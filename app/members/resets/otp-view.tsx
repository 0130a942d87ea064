import { Link, useLocation, useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { useHydrated } from "../../platform/browser/browser-value";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { textIn } from "../../ui/forms/server-form";
import { AuthHead } from "../forms/auth-screen";
import { NewPasswordFields } from "../passwords/new-password-fields";
import { type OtpState, sendOtp, updateByOtp } from "../sessions/session-actions";
import { memberTexts } from "../texts";
import { CodeForm } from "./code-form";

/** The phone number is in the navigation state, never in the URL, so the server-rendered page does not know it. */
export function useOtpState(): OtpState | null {
	const { state } = useLocation();
	const hydrated = useHydrated();
	return hydrated && typeof state?.phone === "string" ? (state as OtpState) : null;
}

export function OtpView({ phone, expiresAt, resendAt }: OtpState) {
	const texts = useTexts(memberTexts);
	const t = texts.otp;
	const navigate = useNavigate();

	const send = (code: string, form: FormData) =>
		updateByOtp(
			{
				otp: code,
				phone,
				password: textIn(form, "password"),
				password_confirmation: textIn(form, "password_confirmation"),
			},
			navigate,
		);

	return (
		<>
			<Link className="auth-link link tap" to={pathTo("Phone entry")}>
				{t.change}
			</Link>
			<AuthHead title={t.title} text={t.sentTo(formatPhone(phone))} />
			<CodeForm
				submit={t.submit}
				expiresAt={expiresAt}
				resendAt={resendAt}
				onSubmit={send}
				onResend={() => sendOtp(phone, (path, options) => navigate(path, { ...options, replace: true }))}
			>
				<NewPasswordFields label={texts.newPassword} />
			</CodeForm>
		</>
	);
}
