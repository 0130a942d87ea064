import type { OrderState } from "../order-states";

/** The buyer's tabs, as on marketplaces. */
export const orderTabs = ["all", "to_pay", "packing", "on_the_way", "delivered", "closed"] as const;
export type OrderTab = (typeof orderTabs)[number];

export const tabOf: Record<OrderState, Exclude<OrderTab, "all">> = {
	awaiting_payment: "to_pay",
	paid: "packing",
	packed: "packing",
	shipped: "on_the_way",
	delivered: "delivered",
	completed: "delivered",
	issued: "delivered",
	disputed: "closed",
	charged_back: "closed",
	expired: "closed",
	cancelled: "closed",
	refunded: "closed",
};
