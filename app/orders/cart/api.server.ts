import { findForSale } from "../../neighbours.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { changeLine, putInCart, showCart, showVariant, takeFromCart } from "./cart.server";
import { addToCart, changeCartLine, readCart, removeCartLine, variantLine } from "./contract";

export const cartApi: Binding[] = [
	bind(readCart, (context) => showCart(context, findForSale)),
	bind(variantLine, (context, input) => showVariant(context, input, findForSale)),
	bind(addToCart, (context, input) => putInCart(context, input, findForSale)),
	bind(changeCartLine, (context, input) => changeLine(context, input, findForSale)),
	bind(removeCartLine, (context, { lineId }) => takeFromCart(context, lineId, findForSale)),
];
