import { findForSale } from "../neighbours.server";
import { type Binding, bind } from "../platform/bind.server";
import { changeLine, putInCart, showCart, takeFromCart } from "./cart.server";
import { addToCart, changeCartLine, readCart, removeCartLine } from "./contract";

export const cartApi: Binding[] = [
	bind(readCart, (context) => showCart(context, findForSale)),
	bind(addToCart, (context, input) => putInCart(context, input, findForSale)),
	bind(changeCartLine, (context, input) => changeLine(context, input, findForSale)),
	bind(removeCartLine, (context, { variantId }) => takeFromCart(context, variantId, findForSale)),
];
