import { useState } from "react";
import { paymentPreferences } from "../payments/preferences-contract";
import { callApi } from "../platform/call-api";
import { errorsOf, keepErrors } from "../platform/field-errors";
import { useTexts } from "../platform/language";
import { showError, showSuccess } from "../platform/toast";
import { useAnswer } from "../platform/use-answer";
import { Button } from "../ui/button";
import { ServerForm } from "../ui/forms/server-form";
import { BankAccountFields, bankAccountIn } from "./bank-account-fields";
import { refundAccount, refundToKeptAccount } from "./contract";
import { orderTexts } from "./texts";

type RefundAccountFormProps = { number: string; refundId: string; onDone: () => Promise<void> };

/** The saved account is one press away; another one can be typed. */
export function RefundAccountForm({ number, refundId, onDone }: RefundAccountFormProps) {
	const t = useTexts(orderTexts);
	const kept = useAnswer(paymentPreferences, {}).answer?.account;
	const [isOther, setOther] = useState(false);
	const send = async (call: () => Promise<unknown>) => {
		try {
			await call();
		} catch (error) {
			keepErrors(errorsOf(error));
			showError(t.accountNotSent);
			return false;
		}
		showSuccess(t.accountSent);
		await onDone();
		return true;
	};
	const order = { number, id: refundId };
	if (kept && !isOther)
		return (
			<div className="button-row">
				<Button onClick={() => void send(() => callApi(refundToKeptAccount, order))}>
					{t.toKeptAccount(kept.bank, kept.numberEnd)}
				</Button>
				<Button variant="ghost" onClick={() => setOther(true)}>
					{t.otherAccount}
				</Button>
			</div>
		);
	return (
		<ServerForm
			submit={t.sendAccount}
			onSubmit={(form) => send(() => callApi(refundAccount, { ...order, ...bankAccountIn(form) }))}
		>
			<BankAccountFields />
		</ServerForm>
	);
}
