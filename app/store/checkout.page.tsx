import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { orderMeta } from "./order-meta";
import { OrderScreen } from "./order-screen";
import { orderTexts } from "./order-texts";

export const meta = orderMeta("checkout");

export default function CheckoutPage() {
	const t = useTexts(orderTexts);
	return (
		<OrderScreen
			title={t.checkout}
			found={t.nothingToPay}
			text={t.nothingToPayText}
			action={{ to: pathTo("store-list"), label: t.browse }}
		/>
	);
}
