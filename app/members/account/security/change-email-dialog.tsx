import { useState } from "react";
import { callApi } from "../../../platform/http/call-api";
import { useFieldErrors } from "../../../platform/http/field-errors";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { Field } from "../../../ui/fields/field";
import { ActionButton } from "../../../ui/forms/action-button";
import { ServerForm, textIn } from "../../../ui/forms/server-form";
import { ProofForm } from "../../forms/proof-form";
import { cancelEmailChange, changeEmail, confirmNewEmail } from "../../profile/profile-contract";
import type { Proof } from "../../reauthenticate-contract";
import { fetchUserInfo } from "../../sessions/session";
import { accountTexts } from "../texts";

/** Requires a proof; the new address takes effect once the code mailed to it is entered here. */
export function ChangeEmail({ waiting }: { waiting: string | null }) {
	const t = useTexts(accountTexts);
	const [pending, setPending] = useState(waiting);
	const [isOpen, setOpen] = useState(false);
	const finish = () => {
		setOpen(false);
		setPending(null);
	};
	const cancel = async () => {
		await callApi(cancelEmailChange, {});
		finish();
	};
	return (
		<>
			<Button size="small" variant="ghost" onClick={() => setOpen(true)}>
				{pending ? t.enterEmailCode : t.changeEmail}
			</Button>
			{pending && <p className="profile-pending small muted">{t.emailWaits(pending)}</p>}
			<Dialog
				title={t.changeEmail}
				description={pending ? t.emailCodeText(pending) : t.changeEmailText}
				open={isOpen}
				onOpenChange={setOpen}
			>
				{pending ? (
					<>
						<CodeForm onDone={finish} />
						<ActionButton variant="ghost" block onPress={cancel} failed={t.emailNotCancelled}>
							{t.cancelEmail}
						</ActionButton>
					</>
				) : (
					<AddressForm onSent={setPending} />
				)}
			</Dialog>
		</>
	);
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
	const t = useTexts(accountTexts);
	const { errorOf } = useFieldErrors();
	const ask = async (proof: Proof, form: FormData) => {
		const { pending_email } = await callApi(changeEmail, { email: textIn(form, "email"), ...proof });
		onSent(pending_email);
	};
	return (
		<ProofForm submit={t.sendEmailCode} onProof={ask}>
			<Field
				label={t.newEmail}
				name="email"
				type="email"
				autoComplete="email"
				maxLength={254}
				required
				error={errorOf("email")}
			/>
		</ProofForm>
	);
}

function CodeForm({ onDone }: { onDone: () => void }) {
	const t = useTexts(accountTexts);
	const { errorOf } = useFieldErrors();
	const confirm = async (form: FormData) => {
		await callApi(confirmNewEmail, { otp: textIn(form, "otp").trim() });
		await fetchUserInfo().catch(() => {});
		onDone();
	};
	return (
		<ServerForm submit={t.confirmEmail} onSubmit={confirm} done={t.emailChanged}>
			<Field
				label={t.emailCode}
				name="otp"
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={6}
				required
				error={errorOf("otp")}
			/>
		</ServerForm>
	);
}
