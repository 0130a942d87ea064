import { useTexts } from "../../../platform/words/language";
import { Note } from "../../../ui/feedback/note";
import { CheckoutPart } from "../checkout-part";
import { checkoutTexts } from "../checkout-texts";
import type { Checkout } from "../use-checkout";
import { MethodList } from "./method-list";

type PaymentChoiceProps = { checkout: Checkout; fault: string | undefined };

export function PaymentChoice({ checkout, fault }: PaymentChoiceProps) {
	const t = useTexts(checkoutTexts);
	const { methods, method, choose, sums } = checkout;
	return (
		<CheckoutPart title={t.payBy} fault={fault}>
			{sums.answer?.total === 0 ? (
				<Note tone="ok">{t.nothingToPay}</Note>
			) : (
				<MethodList methods={methods} chosen={method} onChoose={(chosen) => choose({ method: chosen })} />
			)}
		</CheckoutPart>
	);
}
