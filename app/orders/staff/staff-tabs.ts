import type { OrderState } from "../order-states";

/** The staff's tabs: work to do comes first. */
export const staffTabs = [
	"all",
	"to_pay",
	"to_pack",
	"to_send",
	"on_the_way",
	"trouble",
	"delivered",
	"closed",
] as const;
export type StaffTab = (typeof staffTabs)[number];

/** Tabs that stay short enough to be counted. */
export const countedTabs = ["to_pay", "to_pack", "to_send", "on_the_way", "trouble"] as const;
/** Nobody needs exact counts beyond this. */
export const mostCounted = 1_000;

export const statesIn: Record<Exclude<StaffTab, "all">, readonly OrderState[]> = {
	to_pay: ["awaiting_payment"],
	to_pack: ["paid"],
	to_send: ["packed"],
	on_the_way: ["shipped"],
	trouble: ["packed", "shipped"],
	delivered: ["delivered", "completed", "issued"],
	closed: ["disputed", "charged_back", "expired", "cancelled", "refunded"],
};
