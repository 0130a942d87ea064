/** In the order in which they may follow each other: a later one is never overwritten by an earlier one. */
export const attemptStates = [
	"opening",
	"awaiting",
	"authorized",
	"failed",
	"expired",
	"cancelled",
	"paid",
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Money that we still owe. */
export const openRefundStates = ["due", "needs_account", "sent"] as const;
export type OpenRefundState = (typeof openRefundStates)[number];
export const refundStates = [...openRefundStates, "done"] as const;
export type RefundState = (typeof refundStates)[number];
