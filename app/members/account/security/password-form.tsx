import { useState } from "react";
import { useRevalidator } from "react-router";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { localize, useLanguage, useTexts } from "../../../platform/words/language";
import { textIn } from "../../../ui/forms/server-form";
import { ProofForm } from "../../forms/proof-form";
import { accountMessages } from "../../messages";
import { NewPasswordFields } from "../../passwords/new-password-fields";
import type { Proof } from "../../reauthenticate-contract";
import { changePassword } from "../../resets/reset-contract";
import { fetchUserInfo, useSession } from "../../sessions/session";
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
		showSuccess(localize(accountMessages.newPasswordDone, language));
		// Resets the form.
		setRound(round + 1);
		await Promise.all([revalidate(), fetchUserInfo().catch(() => {})]);
	};

	return (
		<ProofForm
			key={round}
			submit={(user?.has_password ?? true) ? t.change : t.set}
			onProof={change}
			failed={localize(accountMessages.newPasswordFailed, language)}
			after={<NewPasswordFields label={t.fresh} />}
		/>
	);
}
