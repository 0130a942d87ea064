import type { ReactNode } from "react";
import { secondStepTexts } from "../members/second-step/texts";
import { useSession } from "../members/sessions/session";
import { errorsOf, keepErrors, useFieldErrors } from "../platform/field-errors";
import { useTexts } from "../platform/language";
import { showError } from "../platform/toast";
import { Field } from "../ui/fields/field";
import { PasswordField } from "../ui/fields/password-field";
import { ServerForm, textIn } from "../ui/forms/server-form";
import { Note } from "../ui/note";

/** Proves that it is the member: the password or, for members without one, a code. */
export type Proof = { password?: string; code?: string };

type ProofFormProps = {
	submit: string;
	/** Gets the whole form, too; rejects with what the server says about its fields. */
	onProof: (proof: Proof, form: FormData) => Promise<void>;
	/** False before two-step verification is on: a member without a password then has no proof to give. */
	hasCode?: boolean;
	/** What is to be changed, above the proof. */
	children?: ReactNode;
};

export function ProofForm({ submit, onProof, hasCode = true, children }: ProofFormProps) {
	const t = useTexts(secondStepTexts);
	const { errorOf } = useFieldErrors();
	const hasPassword = useSession().user?.has_password ?? true;
	const send = async (form: FormData) => {
		try {
			const proof = hasPassword ? { password: textIn(form, "password") } : { code: textIn(form, "code") };
			await onProof(proof, form);
			return true;
		} catch (error) {
			keepErrors(errorsOf(error));
			showError(t.failed);
			return false;
		}
	};
	const passkeyError = errorOf("passkey");
	return (
		<ServerForm submit={submit} onSubmit={send}>
			{passkeyError && (
				<Note tone="err" announce>
					{passkeyError}
				</Note>
			)}
			{children}
			{hasPassword ? (
				<PasswordField
					label={t.password}
					name="password"
					autoComplete="current-password"
					required
					error={errorOf("password")}
				/>
			) : (
				hasCode && (
					<Field
						label={t.code}
						name="code"
						autoComplete="one-time-code"
						maxLength={40}
						required
						hint={t.codeHint}
						error={errorOf("code")}
					/>
				)
			)}
		</ServerForm>
	);
}
