import { findForSale, listHomeMatches } from "../../neighbours.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { deliveryRates, placeStoreOrder, voucherTrial } from "./contract";
import { listDeliveries } from "./delivery/delivery.server";
import { orderGoods } from "./order-goods.server";
import { tryCodes } from "./voucher-trial.server";

const neighbours = { findForSale, listHomeMatches };

export const checkoutApi: Binding[] = [
	bind(deliveryRates, (context, input) => listDeliveries(context, input, neighbours)),
	bind(voucherTrial, (context, input) => tryCodes(context, input, findForSale)),
	bind(placeStoreOrder, (context, input) => orderGoods(context, input, neighbours)),
];
