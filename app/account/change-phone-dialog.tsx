import { useState } from "react";
import { ProofForm } from "../members/forms/proof-form";
import { changePhone } from "../members/profile/profile-contract";
import type { Proof } from "../members/prove-self-contract";
import { fetchUserInfo } from "../members/sessions/session";
import { callApi } from "../platform/call-api";
import { useFieldErrors } from "../platform/field-errors";
import { useTexts } from "../platform/language";
import { showSuccess } from "../platform/toast";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialogs/dialog";
import { Field } from "../ui/fields/field";
import { textIn } from "../ui/forms/server-form";
import { accountTexts } from "./texts";

/** Requires a proof. The banner then asks to verify the new number. */
export function ChangePhone() {
	const t = useTexts(accountTexts);
	const { errorOf } = useFieldErrors();
	const [isOpen, setOpen] = useState(false);
	const change = async (proof: Proof, form: FormData) => {
		await callApi(changePhone, { phone: textIn(form, "phone"), ...proof });
		showSuccess(t.phoneChanged);
		setOpen(false);
		await fetchUserInfo().catch(() => {});
	};
	return (
		<>
			<Button size="small" variant="ghost" onClick={() => setOpen(true)}>
				{t.changePhone}
			</Button>
			<Dialog title={t.changePhone} description={t.changePhoneText} open={isOpen} onOpenChange={setOpen}>
				<ProofForm submit={t.save} onProof={change}>
					<Field
						label={t.newPhone}
						name="phone"
						type="tel"
						autoComplete="tel"
						maxLength={30}
						required
						error={errorOf("phone")}
					/>
				</ProofForm>
			</Dialog>
		</>
	);
}
