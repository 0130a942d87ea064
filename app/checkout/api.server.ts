import { findForSale } from "../neighbours.server";
import { type Binding, bind } from "../platform/bind.server";
import { placeStoreOrder } from "./contract";
import { orderGoods } from "./order-goods.server";

export const checkoutApi: Binding[] = [
	bind(placeStoreOrder, (context, input) => orderGoods(context, input, findForSale)),
];
