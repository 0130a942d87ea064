import { callApi } from "../../platform/http/call-api";
import type { InputOf } from "../../platform/http/contract";
import { showCartCount } from "./cart-count";
import { type addToCart, type Cart, type changeCartLine, readCart, type removeCartLine } from "./contract";

type CartEndpoint = typeof readCart | typeof addToCart | typeof changeCartLine | typeof removeCartLine;

/** Every answer is the whole cart; the badge is updated from it. */
export async function callCart<E extends CartEndpoint>(endpoint: E, input: InputOf<E>): Promise<Cart> {
	const cart: Cart = await callApi(endpoint, input);
	showCartCount(cart.count);
	return cart;
}

/** After log-in the guest's cart becomes the member's: fetching the cart merges the two. */
export const refreshCart = () => callCart(readCart, {}).catch(() => {});
