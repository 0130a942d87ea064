import { useEffect, useState } from "react";
import { Link, type MetaArgs, useNavigate, useParams } from "react-router";
import { club } from "../../../club/profile";
import { useWantedPurchase } from "../../orders/resuming/wanted-purchase";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { useFieldErrors } from "../../platform/http/field-errors";
import { localize, textsIn, useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { PasswordField } from "../../ui/fields/password-field";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { AuthDivider, AuthHead, AuthScreen } from "../forms/auth-screen";
import { AuthTabs } from "../forms/auth-tabs";
import { EmailField } from "../forms/email-field";
import { PasskeyButton } from "../passkeys/passkey-button";
import { SecondStepView } from "../second-step/second-step-view";
import { logIn } from "../sessions/session-actions";
import { memberTexts } from "../texts";
import { LogInCodeView } from "./log-in-code-view";
import { LogInLinkView } from "./log-in-link-view";
import { storePendingLogIn, usePendingLogIn } from "./pending-log-in";

export const meta = (args: MetaArgs) => {
	const t = textsIn(memberTexts, settingsOf(args.matches).language).logIn;
	// A URL with an id is one visitor's return link.
	return pageMeta(args, { title: t.title, description: t.meta, hidden: Boolean(args.params.id) });
};

export default function LoginPage() {
	const [way, setWay] = useState<"password" | "link" | "code">("password");
	const backToPassword = () => setWay("password");
	const language = useLanguage();
	const pending = usePendingLogIn();
	// A password must not wait here for whoever comes back to this screen.
	useEffect(() => () => storePendingLogIn(null), []);
	const purchase = useWantedPurchase();
	return (
		<AuthScreen art="log-in" headline={localize(club.tagline, language)} purchase={purchase}>
			{pending ? (
				<SecondStepView form={pending} />
			) : way === "link" ? (
				<LogInLinkView onBack={backToPassword} />
			) : way === "code" ? (
				<LogInCodeView onBack={backToPassword} />
			) : (
				<PasswordView isBuying={purchase !== null} onChoose={setWay} />
			)}
		</AuthScreen>
	);
}

type PasswordViewProps = { isBuying: boolean; onChoose: (way: "link" | "code") => void };

function PasswordView({ isBuying, onChoose }: PasswordViewProps) {
	const texts = useTexts(memberTexts);
	const t = texts.logIn;
	const { id } = useParams();
	const { errorOf } = useFieldErrors();
	const navigate = useNavigate();

	const enter = (form: FormData) =>
		logIn({ email: textIn(form, "email"), password: textIn(form, "password") }, navigate, id);

	return (
		<>
			<AuthHead title={isBuying ? t.titleToPay : t.title} text={isBuying ? undefined : t.text} />
			<AuthTabs current="Login" />
			<ServerForm submit={isBuying ? t.submitToPay : t.submit} onSubmit={enter}>
				{id && !isBuying && <Note>{t.wanted}</Note>}
				<EmailField autoComplete="username" />
				<PasswordField
					label={texts.password}
					name="password"
					autoComplete="current-password"
					required
					error={errorOf("password")}
				/>
			</ServerForm>
			<nav className="auth-links flow apart" aria-label={t.forgot}>
				<Link className="auth-link link tap" to={pathTo("Forgot password")}>
					{t.forgot}
				</Link>
				<Link className="auth-link link tap" to={pathTo("Phone entry")}>
					{t.byPhone}
				</Link>
			</nav>
			<AuthDivider>{texts.or}</AuthDivider>
			<PasskeyButton />
			<Button className="auth-after" variant="ghost" block onClick={() => onChoose("code")}>
				{t.byCode}
			</Button>
			<Button className="auth-after" variant="ghost" block onClick={() => onChoose("link")}>
				{t.byLink}
			</Button>
		</>
	);
}
