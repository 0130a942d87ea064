import { useParams } from "react-router";
import { shortenReference } from "../contact/help-screen";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { orderMeta } from "./order-meta";
import { OrderScreen } from "./order-screen";
import { orderTexts } from "./order-texts";

export const meta = orderMeta("checkout");

export default function CartCheckoutPage() {
	const t = useTexts(orderTexts);
	const reference = shortenReference(useParams().id);
	return (
		<OrderScreen
			title={t.checkout}
			found={t.unknownCart}
			text={t.unknownCartText(reference)}
			action={{ to: pathTo("cart"), label: t.openCart }}
			reference={reference}
		/>
	);
}
