import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Field } from "../../ui/fields/field";
import { textIn } from "../../ui/forms/server-form";
import { orderTexts } from "../texts";

/** The account for transfers: for one refund, or kept for all of them. */
export function BankAccountFields() {
	const t = useTexts(orderTexts);
	const { errorOf } = useFieldErrors();
	return (
		<>
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
		</>
	);
}

export const bankAccountIn = (form: FormData) => ({
	bank: textIn(form, "bank"),
	accountNumber: textIn(form, "accountNumber"),
	holder: textIn(form, "holder"),
});
