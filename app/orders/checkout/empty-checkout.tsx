import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { MoreLink } from "../../ui/navigation/more-link";
import { OrderNotFound } from "../payment-screen/order-screen";
import { storeOrderTexts } from "../payment-screen/order-texts";

/** Also shown after the order was placed in another tab. */
export function EmptyCheckout() {
	const t = useTexts(storeOrderTexts);
	return (
		<OrderNotFound
			title={t.checkout}
			found={t.nothingToPay}
			text={t.nothingToPayText}
			action={{ to: pathTo("store-list"), label: t.browse }}
		>
			<MoreLink tight to={pathTo("profile-all-items")}>
				{t.myItems}
			</MoreLink>
		</OrderNotFound>
	);
}
