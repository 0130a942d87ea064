import { useState } from "react";
import { useRevalidator } from "react-router";
import { ProofForm } from "../members/forms/proof-form";
import { messages } from "../members/messages";
import { NewPasswordFields } from "../members/passwords/new-password-fields";
import type { Proof } from "../members/prove-self-contract";
import { changePassword } from "../members/resets/reset-contract";
import { fetchUserInfo, useSession } from "../members/sessions/session";
import { callApi } from "../platform/call-api";
import { localize, useLanguage, useTexts } from "../platform/language";
import { showSuccess } from "../platform/toast";
import { textIn } from "../ui/forms/server-form";
import { securityTexts } from "./security-texts";

export function PasswordForm() {
	const t = useTexts(securityTexts);
	const language = useLanguage();
	const { user } = useSession();
	const { revalidate } = useRevalidator();
	const [round, setRound] = useState(0);

	const change = async (proof: Proof, form: FormData) => {
		await callApi(changePassword, {
			...proof,
			password: textIn(form, "password"),
			password_confirmation: textIn(form, "password_confirmation"),
		});
		showSuccess(localize(messages.newPasswordDone, language));
		// Resets the form.
		setRound(round + 1);
		await Promise.all([revalidate(), fetchUserInfo().catch(() => {})]);
	};

	return (
		<ProofForm
			key={round}
			submit={(user?.has_password ?? true) ? t.change : t.set}
			onProof={change}
			failed={localize(messages.newPasswordFailed, language)}
			after={<NewPasswordFields label={t.fresh} />}
		/>
	);
}
