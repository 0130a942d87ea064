import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { useHydrated } from "../../platform/browser/browser-value";
import { useSubmit } from "../../platform/browser/use-submit";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { useClock } from "../../ui/clock";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { Countdown } from "../../ui/words/countdown";
import { AuthHead } from "../forms/auth-screen";
import { NewPasswordFields } from "../passwords/new-password-fields";
import { type OtpState, sendOtp, updateByOtp } from "../sessions/session-actions";
import { memberTexts } from "../texts";
import { OtpInput } from "./otp-input";

/** The phone number is in the navigation state, never in the URL, so the server-rendered page does not know it. */
export function useOtpState(): OtpState | null {
	const { state } = useLocation();
	const hydrated = useHydrated();
	return hydrated && typeof state?.phone === "string" ? (state as OtpState) : null;
}

export function OtpView({ phone, expiresAt, resendAt }: OtpState) {
	const texts = useTexts(memberTexts);
	const t = texts.otp;
	const { errorOf } = useFieldErrors();
	const navigate = useNavigate();
	const now = useClock("second") ?? 0;
	const [code, setCode] = useState("");

	const send = (form: FormData) =>
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
			<ServerForm submit={t.submit} onSubmit={send}>
				<OtpInput label={t.code} error={errorOf("otp") ?? errorOf("phone")} onChange={setCode}>
					{now < expiresAt ? (
						<>
							{t.valid} <Countdown look="clock" label={t.valid} until={expiresAt} /> {t.left}
						</>
					) : (
						t.expired
					)}
				</OtpInput>
				<NewPasswordFields label={texts.newPassword} />
			</ServerForm>
			<p className="auth-foot">
				{t.missing}{" "}
				{now < resendAt ? (
					<>
						{t.resendIn} <Countdown look="clock" label={t.resendIn} until={resendAt} />
					</>
				) : (
					<ResendButton phone={phone} />
				)}
			</p>
		</>
	);
}

function ResendButton({ phone }: { phone: string }) {
	const { otp: t } = useTexts(memberTexts);
	const navigate = useNavigate();
	const { submit, isBusy } = useSubmit(() =>
		sendOtp(phone, (path, options) => navigate(path, { ...options, replace: true })),
	);
	return (
		<button
			type="button"
			className="auth-link link tap"
			aria-busy={isBusy}
			aria-disabled={isBusy}
			onClick={() => void submit()}
		>
			{t.resend}
		</button>
	);
}
