import { type Binding, bind } from "../../platform/http/bind.server";
import { deliveryRates, placeStoreOrder, voucherTrial } from "./contract";
import { listDeliveryOptions } from "./delivery/delivery.server";
import { orderGoods } from "./order-goods.server";
import { tryCodes } from "./voucher-trial.server";

export const checkoutApi: Binding[] = [
	bind(deliveryRates, listDeliveryOptions),
	bind(voucherTrial, tryCodes),
	bind(placeStoreOrder, orderGoods),
];
