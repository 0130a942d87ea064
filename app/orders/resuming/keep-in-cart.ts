import { callApi } from "../../platform/http/call-api";
import { callCart } from "../cart/call-cart";
import { addToCart, type CartLine, readCart, variantLine } from "../cart/contract";
import type { PurchasePath } from "./purchase-path";

/** What “buy now” names: one variant, with or without a print. */
export const readGoods = ({ id, query }: PurchasePath): Promise<CartLine> =>
	callApi(variantLine, { variantId: id, ...printIn(query) });

const printIn = (query: URLSearchParams) => ({
	...(query.get("name") && { name: query.get("name") ?? "" }),
	...(query.get("number") && { number: Number(query.get("number")) }),
});

/** In the address of what is in the cart, too: the order takes it from there. */
export const keptName = "kept";

/** Whoever has to log in first finds what they wanted in the cart, too, whatever becomes of the way back. */
export async function keepInCart(wanted: PurchasePath): Promise<void> {
	if (wanted.screen !== "cart-detail") return;
	const cart = await callCart(readCart, {});
	if (cart.id === wanted.id) return;
	const { variantId, print, seenPrice, seenShipsOn } = await readGoods(wanted);
	const isIn = cart.lines.some(
		(line) => line.variantId === variantId && JSON.stringify(line.print) === JSON.stringify(print),
	);
	if (isIn) return;
	await callCart(addToCart, {
		variantId,
		price: seenPrice,
		shipsOn: seenShipsOn,
		...(print && { print }),
	});
}
