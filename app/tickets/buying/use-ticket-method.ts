import { useState } from "react";
import { methodsFor, type PaymentMethod } from "../../orders/payments/payment-methods";
import { myPaymentPreferences } from "../../orders/payments/preferences-contract";
import { useAnswer } from "../../platform/browser/use-answer";

/** What the fan chose, else what this member prefers, else the likeliest; null where there is nothing to pay. */
export function useTicketMethod(total: number) {
	const [chosen, choose] = useState<PaymentMethod | null>(null);
	const preferred = useAnswer(myPaymentPreferences, {}).answer?.method;
	const methods = methodsFor(total);
	const fitting = [chosen, preferred].find((each) => each && methods.includes(each)) ?? methods[0];
	return { method: total > 0 ? (fitting ?? null) : null, choose };
}
