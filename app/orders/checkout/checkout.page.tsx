import { useCart } from "../cart/use-cart";
import { orderMeta } from "../payment-screen/order-meta";
import { CheckoutScreen } from "./checkout-screen";
import { EmptyCheckout } from "./empty-checkout";

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
