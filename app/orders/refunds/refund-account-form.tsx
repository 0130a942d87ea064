import { useState } from "react";
import { ProofForm } from "../../members/forms/proof-form";
import type { Proof } from "../../members/reauthenticate-contract";
import { showSuccess } from "../../platform/browser/toast";
import { useAnswer } from "../../platform/browser/use-answer";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ActionButton } from "../../ui/forms/action-button";
import { refundAccount, refundToSavedAccount } from "../contract";
import { myPaymentPreferences } from "../payments/preferences-contract";
import { orderTexts } from "../texts";
import { BankAccountFields, bankAccountIn } from "./bank-account-fields";

type RefundAccountFormProps = { number: string; refundId: string; onDone: () => Promise<void> };

/** The saved account is one press away; another one can be typed. */
export function RefundAccountForm({ number, refundId, onDone }: RefundAccountFormProps) {
	const t = useTexts(orderTexts);
	const kept = useAnswer(myPaymentPreferences, {}).answer?.account;
	const [isOther, setOther] = useState(false);
	const order = { number, id: refundId };
	const finish = async () => {
		showSuccess(t.accountSent);
		await onDone();
	};
	const sendTyped = async (proof: Proof, form: FormData) => {
		await callApi(refundAccount, { ...order, ...bankAccountIn(form), ...proof });
		await finish();
	};
	const sendKept = async () => {
		await callApi(refundToSavedAccount, order);
		await finish();
	};
	if (kept && !isOther)
		return (
			<div className="button-row flow gap-3">
				<ActionButton onPress={sendKept} failed={t.accountNotSent}>
					{t.toKeptAccount(kept.bank, kept.numberEnd)}
				</ActionButton>
				<Button variant="ghost" onClick={() => setOther(true)}>
					{t.otherAccount}
				</Button>
			</div>
		);
	return (
		<ProofForm submit={t.sendAccount} onProof={sendTyped} failed={t.accountNotSent}>
			<BankAccountFields />
		</ProofForm>
	);
}
