import { useNavigate } from "react-router";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Dialog } from "../../ui/dialogs/dialog";
import { PasswordField } from "../../ui/fields/password-field";
import { ActionButton } from "../../ui/forms/action-button";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { changeArrival, useArrival } from "../sessions/arrival";
import { memberTexts } from "../texts";
import { confirmEmailByPassword, startOver } from "./proof-actions";

/** Shown when a verification link is opened on a device other than the one used to register. */
export function ProofDialog() {
	const { emailProof } = useArrival();
	const { proofElsewhere: t } = useTexts(memberTexts);
	if (!emailProof) return null;
	const close = () => changeArrival({ emailProof: null });
	return (
		<Dialog title={t.title} description={t.text} open onOpenChange={(open) => !open && close()}>
			<PasswordForm token={emailProof} />
			<StartOver token={emailProof} />
		</Dialog>
	);
}

function PasswordForm({ token }: { token: string }) {
	const texts = useTexts(memberTexts);
	const { errorOf } = useFieldErrors();
	const send = (form: FormData) => confirmEmailByPassword(token, textIn(form, "password"));
	return (
		<ServerForm submit={texts.proofElsewhere.submit} onSubmit={send}>
			<PasswordField
				label={texts.password}
				name="password"
				autoComplete="current-password"
				required
				error={errorOf("password") ?? errorOf("token")}
			/>
		</ServerForm>
	);
}

function StartOver({ token }: { token: string }) {
	const { proofElsewhere: t } = useTexts(memberTexts);
	const navigate = useNavigate();
	return (
		<>
			<p className="small muted">{t.unknown}</p>
			<ActionButton variant="ghost" block onPress={() => startOver(token, navigate)}>
				{t.startOver}
			</ActionButton>
		</>
	);
}
