import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { orderMeta } from "./order-meta";
import { OrderScreen } from "./order-screen";
import { orderTexts } from "./order-texts";

export const meta = orderMeta("complete");

export default function OrderCompletePage() {
	const t = useTexts(orderTexts);
	return (
		<OrderScreen
			title={t.complete}
			found={t.noNewOrder}
			text={t.noNewOrderText}
			action={{ to: pathTo("profile-all-items"), label: t.myItems }}
		/>
	);
}
