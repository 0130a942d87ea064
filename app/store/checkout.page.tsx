import { useCart } from "../cart/use-cart";
import { CheckoutScreen } from "../checkout/checkout-screen";
import { EmptyCheckout } from "./empty-checkout";
import { orderMeta } from "./order-meta";

export const meta = orderMeta("checkout");

/** The checkout of the member's cart. */
export default function CheckoutPage() {
	const { cart, ...actions } = useCart();
	return (
		<CheckoutScreen
			basket={cart && { ...actions, lines: cart.lines, isCart: true }}
			hasFailed={actions.hasFailed}
			onRetry={() => void actions.read()}
			whenEmpty={<EmptyCheckout />}
		/>
	);
}
