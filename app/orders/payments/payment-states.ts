/** In the order in which they may follow each other: a later one is never overwritten by an earlier one. */
export const attemptStates = [
	"opening",
	"awaiting",
	"authorized",
	"failed",
	"expired",
	"cancelled",
	"paid",
	"charged_back",
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Its money came in, whether or not the bank has taken it back since. */
export const broughtMoney = (state: AttemptState) => state === "paid" || state === "charged_back";

/** How a chargeback ended: the money came back, is gone, or a part of it is and the order goes on. */
export const disputeOutcomes = ["won", "lost", "part_lost"] as const;

/** Money that we still owe. */
export const openRefundStates = ["due", "needs_account", "sent"] as const;
export type OpenRefundState = (typeof openRefundStates)[number];
export const refundStates = [...openRefundStates, "done"] as const;
export type RefundState = (typeof refundStates)[number];
