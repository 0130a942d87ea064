import { useState } from "react";
import { useRevalidator } from "react-router";
import { messages } from "../members/messages";
import { NewPasswordFields } from "../members/passwords/new-password-fields";
import { changePassword } from "../members/resets/reset-contract";
import { fetchUserInfo, useSession } from "../members/sessions/session";
import { callApi } from "../platform/call-api";
import { errorsOf, keepErrors, useFieldErrors } from "../platform/field-errors";
import { localize, useLanguage, useTexts } from "../platform/language";
import { showError, showSuccess } from "../platform/toast";
import { PasswordField } from "../ui/fields/password-field";
import { ServerForm, textIn } from "../ui/forms/server-form";
import { securityTexts } from "./security-texts";

export function PasswordForm() {
	const t = useTexts(securityTexts);
	const language = useLanguage();
	const { errorOf } = useFieldErrors();
	const { user } = useSession();
	const hasPassword = user?.has_password ?? true;
	const { revalidate } = useRevalidator();
	const [round, setRound] = useState(0);

	const send = async (form: FormData) => {
		try {
			await callApi(changePassword, {
				current_password: textIn(form, "current_password"),
				password: textIn(form, "password"),
				password_confirmation: textIn(form, "password_confirmation"),
			});
		} catch (error) {
			keepErrors(errorsOf(error));
			showError(localize(messages.newPasswordFailed, language));
			return false;
		}
		showSuccess(localize(messages.newPasswordDone, language));
		// Resets the form.
		setRound(round + 1);
		await Promise.all([revalidate(), fetchUserInfo().catch(() => {})]);
		return true;
	};

	return (
		<ServerForm key={round} submit={hasPassword ? t.change : t.set} onSubmit={send}>
			{hasPassword && (
				<PasswordField
					label={t.current}
					name="current_password"
					autoComplete="current-password"
					required
					error={errorOf("current_password")}
				/>
			)}
			<NewPasswordFields label={t.fresh} />
		</ServerForm>
	);
}
