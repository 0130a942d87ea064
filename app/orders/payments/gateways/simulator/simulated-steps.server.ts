import { type SimulatedAct, simulatedActs } from "./simulate.server";
import type { SimulatedPayment } from "./tables.server";

/** As in Midtrans' sandbox: one card that is declined, one code for 3-D Secure. */
const declinedCard = /^4911\s*1111\s*1111\s*1113$/;
export const secureCode = "112233";

export const isAct = (text: string): text is SimulatedAct =>
	(simulatedActs as readonly string[]).includes(text);

type Next = { does?: SimulatedAct; to: string };

/** Where a press on the page leads: a card first to its bank's 3-D Secure step, everything else back to the shop. */
export function nextStep({ token, method, returnUrl }: SimulatedPayment, form: URLSearchParams): Next {
	const here = (query: string) => `/simulator/pay/${token}?${query}`;
	const step = form.get("step");
	if (method !== "card") return { does: "succeed", to: returnUrl };
	if (step === "secure")
		return form.get("code")?.trim() === secureCode
			? { does: "succeed", to: returnUrl }
			: { to: here("step=secure&fault=code") };
	if (declinedCard.test(form.get("card")?.trim() ?? "")) return { does: "fail", to: returnUrl };
	return { to: here("step=secure") };
}
