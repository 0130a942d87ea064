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

export const refundStates = ["due", "needs_account", "sent", "done", "failed"] as const;
export type RefundState = (typeof refundStates)[number];
