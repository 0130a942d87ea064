import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { useFieldErrors } from "../../platform/http/field-errors";
import { formTexts } from "../../platform/words/form-texts";
import { useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { LoadingRegion, Skeleton } from "../../ui/feedback/skeleton";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { AuthHead } from "../forms/auth-screen";
import { NewPasswordFields } from "../passwords/new-password-fields";
import { changeSession, useSession } from "../sessions/session";
import { setNewPassword, validateReset } from "../sessions/session-actions";
import { memberTexts } from "../texts";

/** The token from the URL, removed from there immediately; "" without one, undefined until hydrated. */
export function useResetToken(): string | undefined {
	const [token, setToken] = useState<string>();
	useEffect(() => {
		const url = new URL(window.location.href);
		const found = url.searchParams.get("token");
		setToken((known) => known || (found ?? ""));
		if (found === null) return;
		url.searchParams.delete("token");
		window.history.replaceState(window.history.state, "", url);
	}, []);
	return token;
}

/** Follows `authStatus`: a valid link asks for the new password, an invalid one offers another link. */
export function ResetView({ token }: { token: string | undefined }) {
	const { authStatus } = useSession();
	useEffect(() => {
		if (token === undefined) return;
		if (token) void validateReset(token);
		else changeSession({ authStatus: "false" });
	}, [token]);
	if (token === undefined || authStatus === "") return <CheckingView />;
	return authStatus === "true" ? <NewPasswordView token={token} /> : <DeadLinkView />;
}

function NewPasswordView({ token }: { token: string }) {
	const texts = useTexts(memberTexts);
	const t = texts.reset;
	const navigate = useNavigate();
	const { errorOf } = useFieldErrors();
	// The link may become invalid while the form is open: used in another tab, or expired.
	if (errorOf("token")) return <DeadLinkView />;

	const send = (form: FormData) =>
		setNewPassword(
			{
				token,
				password: textIn(form, "password"),
				password_confirmation: textIn(form, "password_confirmation"),
			},
			navigate,
		);

	return (
		<>
			<AuthHead title={t.title} text={t.text} />
			<ServerForm submit={t.submit} onSubmit={send}>
				<NewPasswordFields label={texts.newPassword} />
			</ServerForm>
		</>
	);
}

function DeadLinkView() {
	const { reset: t } = useTexts(memberTexts);
	return (
		<div role="alert">
			<AuthHead title={t.deadTitle} text={t.dead} />
			<ButtonLink block to={pathTo("Forgot password")}>
				{t.again}
			</ButtonLink>
		</div>
	);
}

function CheckingView() {
	const { reset: t } = useTexts(memberTexts);
	const { scriptNeeded } = useTexts(formTexts);
	return (
		<>
			<AuthHead title={t.checking} />
			<noscript>
				<p>{scriptNeeded}</p>
			</noscript>
			<LoadingRegion>
				<Skeleton height="52px" />
			</LoadingRegion>
		</>
	);
}
