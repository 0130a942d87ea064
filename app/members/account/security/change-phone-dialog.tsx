import { useState } from "react";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { PhoneField } from "../../forms/phone-field";
import { phoneIn } from "../../forms/phone-in";
import { ProofForm } from "../../forms/proof-form";
import { changePhone } from "../../profile/profile-contract";
import type { Proof } from "../../reauthenticate-contract";
import { fetchUserInfo } from "../../sessions/session";
import { accountTexts } from "../texts";

/** Requires a proof. The banner then asks to verify the new number. */
export function ChangePhone() {
	const t = useTexts(accountTexts);
	const [isOpen, setOpen] = useState(false);
	const change = async (proof: Proof, form: FormData) => {
		await callApi(changePhone, { phone: phoneIn(form), ...proof });
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
					<PhoneField label={t.newPhone} />
				</ProofForm>
			</Dialog>
		</>
	);
}
