import { useState } from "react";
import { Link, type MetaArgs, useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { textsIn, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { OptionCard, OptionGroup } from "../../ui/fields/option-card";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { AuthHead, AuthScreen } from "../forms/auth-screen";
import { EmailField } from "../forms/email-field";
import { PhoneField } from "../forms/phone-field";
import { phoneIn } from "../forms/phone-in";
import { ViewFocus } from "../forms/view-focus";
import { useKeptReturn } from "../sessions/kept-return";
import { requestReset, sendOtp } from "../sessions/session-actions";
import { memberTexts } from "../texts";
import { OtpView, useOtpState } from "./otp-view";
import { ResetView, useResetToken } from "./reset-view";

export const meta = (args: MetaArgs) => {
	const t = textsIn(memberTexts, settingsOf(args.matches).language).forgot;
	return pageMeta(args, { title: t.title, description: t.meta, hidden: true });
};

/** Offers both ways to reset, and shows the OTP or the Reset view if opened with a phone number or a link. */
export default function ForgotPage() {
	const { forgot: t } = useTexts(memberTexts);
	const kept = useKeptReturn();
	const [sentTo, setSentTo] = useState<string | null>(null);
	const token = useResetToken();
	const otp = useOtpState();
	return (
		<AuthScreen art="forgot" headline={t.headline}>
			{token ? (
				<ResetView token={token} />
			) : otp ? (
				<OtpView {...otp} />
			) : sentTo ? (
				<ViewFocus>
					<AuthHead title={t.sentTitle} text={t.sent(sentTo)} />
					<p className="auth-foot">{t.sentHint}</p>
					<Button className="auth-after" variant="ghost" block onClick={() => setSentTo(null)}>
						{t.again}
					</Button>
				</ViewFocus>
			) : (
				<ChooseView onSent={setSentTo} />
			)}
			<Link className="auth-link auth-after link tap" to={pathTo("Login", { id: kept?.id })}>
				{t.back}
			</Link>
		</AuthScreen>
	);
}

function ChooseView({ onSent }: { onSent: (email: string) => void }) {
	const texts = useTexts(memberTexts);
	const t = texts.forgot;
	const [way, setWay] = useState<"email" | "phone">("email");
	const navigate = useNavigate();

	const send = async (form: FormData) => {
		if (way === "phone") return sendOtp(phoneIn(form), navigate);
		const email = textIn(form, "email").trim();
		const sent = await requestReset(email);
		if (sent) onSent(email);
		return sent;
	};

	return (
		<>
			<AuthHead title={t.title} text={t.text} />
			<ServerForm submit={way === "email" ? t.sendLink : t.sendCode} onSubmit={send}>
				<OptionGroup legend={t.way} hideLegend>
					<div className="stack gap-3">
						<OptionCard
							name="way"
							value="email"
							label={t.byEmail}
							hint={t.byEmailHint}
							checked={way === "email"}
							onChange={() => setWay("email")}
						/>
						<OptionCard
							name="way"
							value="phone"
							label={t.byPhone}
							hint={t.byPhoneHint}
							checked={way === "phone"}
							onChange={() => setWay("phone")}
						/>
					</div>
				</OptionGroup>
				{way === "email" ? <EmailField /> : <PhoneField hint={texts.phoneEntry.hint} />}
			</ServerForm>
		</>
	);
}
