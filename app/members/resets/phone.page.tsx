import { Link, type MetaArgs, useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { textsIn, useTexts } from "../../platform/words/language";
import { ServerForm } from "../../ui/forms/server-form";
import { AuthHead, AuthScreen } from "../forms/auth-screen";
import { PhoneField } from "../forms/phone-field";
import { phoneIn } from "../forms/phone-in";
import { useKeptReturn } from "../sessions/kept-return";
import { sendOtp } from "../sessions/session-actions";
import { memberTexts } from "../texts";

export const meta = (args: MetaArgs) => {
	const t = textsIn(memberTexts, settingsOf(args.matches).language).phoneEntry;
	return pageMeta(args, { title: t.title, description: t.meta, hidden: true });
};

export default function PhonePage() {
	const { phoneEntry: t, forgot } = useTexts(memberTexts);
	const navigate = useNavigate();
	const kept = useKeptReturn();
	return (
		<AuthScreen art="phone" headline={forgot.headline}>
			<AuthHead title={t.title} text={t.text} />
			<ServerForm submit={t.submit} onSubmit={(form) => sendOtp(phoneIn(form), navigate)}>
				<PhoneField hint={t.hint} />
			</ServerForm>
			<div className="auth-links flow apart">
				<Link className="auth-link link tap" to={pathTo("Forgot password")}>
					{t.byEmail}
				</Link>
				<Link className="auth-link link tap" to={pathTo("Login", { id: kept?.id })}>
					{forgot.back}
				</Link>
			</div>
		</AuthScreen>
	);
}
