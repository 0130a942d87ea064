import { useParams } from "react-router";
import { shortenReference } from "../contact/help-screen";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { orderMeta } from "./order-meta";
import { OrderScreen } from "./order-screen";
import { orderTexts } from "./order-texts";

export const meta = orderMeta("invoice");

export default function StoreInvoicePage() {
	const t = useTexts(orderTexts);
	const reference = shortenReference(useParams().id);
	return (
		<OrderScreen
			title={t.invoice}
			found={t.unknownOrder}
			text={t.unknownOrderText(reference)}
			action={{ to: pathTo("profile-all-items"), label: t.myItems }}
			reference={reference}
		/>
	);
}
