import { callApi } from "../platform/call-api";
import { errorsOf, keepErrors, useFieldErrors } from "../platform/field-errors";
import { useTexts } from "../platform/language";
import { showError, showSuccess } from "../platform/toast";
import { Field } from "../ui/fields/field";
import { ServerForm, textIn } from "../ui/forms/server-form";
import { refundAccount } from "./contract";
import { orderTexts } from "./texts";

type RefundAccountFormProps = { number: string; refundId: string; onDone: () => Promise<void> };

export function RefundAccountForm({ number, refundId, onDone }: RefundAccountFormProps) {
	const t = useTexts(orderTexts);
	const { errorOf } = useFieldErrors();
	const send = async (form: FormData) => {
		try {
			await callApi(refundAccount, {
				number,
				id: refundId,
				bank: textIn(form, "bank"),
				accountNumber: textIn(form, "accountNumber"),
				holder: textIn(form, "holder"),
			});
		} catch (error) {
			keepErrors(errorsOf(error));
			showError(t.accountNotSent);
			return false;
		}
		showSuccess(t.accountSent);
		await onDone();
		return true;
	};
	return (
		<ServerForm submit={t.sendAccount} onSubmit={send}>
			<Field label={t.bank} name="bank" hint={t.bankHint} maxLength={40} required error={errorOf("bank")} />
			<Field
				label={t.accountNumber}
				name="accountNumber"
				inputMode="numeric"
				autoComplete="off"
				maxLength={40}
				required
				error={errorOf("accountNumber")}
			/>
			<Field
				label={t.holder}
				name="holder"
				autoComplete="name"
				maxLength={80}
				required
				error={errorOf("holder")}
			/>
		</ServerForm>
	);
}
