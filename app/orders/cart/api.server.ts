import { type Binding, bind } from "../../platform/http/bind.server";
import { changeLine, putInCart, showCart, showVariant, takeFromCart } from "./cart.server";
import { addToCart, changeCartLine, readCart, removeCartLine, variantLine } from "./contract";

export const cartApi: Binding[] = [
	bind(readCart, showCart),
	bind(variantLine, showVariant),
	bind(addToCart, putInCart),
	bind(changeCartLine, changeLine),
	bind(removeCartLine, (context, { lineId }) => takeFromCart(context, lineId)),
];
