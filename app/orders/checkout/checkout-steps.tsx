import { useTexts } from "../../platform/words/language";
import { StepList } from "../../ui/navigation/step-list";
import { checkoutTexts } from "./checkout-texts";

/** From the cart to the payment. */
export function CheckoutSteps({ current }: { current: 0 | 1 }) {
	const t = useTexts(checkoutTexts);
	return <StepList steps={[t.stepCart, t.stepPay, t.stepDone]} current={current} />;
}
