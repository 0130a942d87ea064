import { useEffect, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { pathTo } from "../../paths";
import { ApiError, callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { shortenReference } from "../../site/contact/help-screen";
import { productDetail } from "../../store/contract";
import { useVariantBasket } from "../../store/products/use-variant-basket";
import { useCart } from "../cart/use-cart";
import { orderMeta } from "../payment-screen/order-meta";
import { OrderNotFound } from "../payment-screen/order-screen";
import { storeOrderTexts } from "../payment-screen/order-texts";
import { CheckoutScreen } from "./checkout-screen";
import { EmptyCheckout } from "./empty-checkout";

export const meta = orderMeta("checkout");

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A member's cart by its id, a single variant by its id (buy now), or a product by its slug. */
export default function CartCheckoutPage() {
	const { id = "" } = useParams();
	return uuid.test(id) ? <CheckoutById key={id} id={id} /> : <ProductByName key={id} slug={id} />;
}

function CheckoutById({ id }: { id: string }) {
	const { cart, ...actions } = useCart();
	if (cart && cart.id !== id) return <CheckoutOfVariant id={id} />;
	return (
		<CheckoutScreen
			basket={cart && { ...actions, lines: cart.lines, isCart: true }}
			hasFailed={actions.hasFailed}
			onRetry={() => void actions.read()}
			whenEmpty={<EmptyCheckout />}
		/>
	);
}

function CheckoutOfVariant({ id }: { id: string }) {
	const [search] = useSearchParams();
	const { basket, state, read } = useVariantBasket(id, search);
	if (!basket && state === "unknown") return <UnknownCart id={id} />;
	return (
		<CheckoutScreen
			basket={basket}
			hasFailed={state === "failed"}
			onRetry={() => void read()}
			whenEmpty={<EmptyCheckout />}
		/>
	);
}

/** A product in one size can be bought at once; otherwise the fan chooses a size on its page. */
function ProductByName({ slug }: { slug: string }) {
	const navigate = useNavigate();
	const [isUnknown, setUnknown] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the call
	useEffect(() => {
		setFailed(false);
		callApi(productDetail, { slug }).then(
			({ variants }) => {
				const [only, ...others] = variants;
				const path = only && others.length === 0 ? pathTo("cart-detail", { id: only.id }) : null;
				void navigate(path ?? pathTo("store-detail", { id: slug }), { replace: true });
			},
			(error) =>
				error instanceof ApiError && (error.status === 404 || error.status === 422)
					? setUnknown(true)
					: setFailed(true),
		);
	}, [slug, navigate, attempt]);
	if (isUnknown) return <UnknownCart id={slug} />;
	return (
		<CheckoutScreen
			basket={null}
			hasFailed={hasFailed}
			onRetry={() => setAttempt(attempt + 1)}
			whenEmpty={null}
		/>
	);
}

function UnknownCart({ id }: { id: string }) {
	const t = useTexts(storeOrderTexts);
	const reference = shortenReference(id);
	return (
		<OrderNotFound
			title={t.checkout}
			found={t.unknownCart}
			text={t.unknownCartText(reference)}
			action={{ to: pathTo("cart"), label: t.openCart }}
			reference={reference}
		/>
	);
}
