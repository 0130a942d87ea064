export const orderStates = [
	"awaiting_payment",
	"paid",
	"issued",
	"packed",
	"shipped",
	"delivered",
	"completed",
	"disputed",
	"charged_back",
	"expired",
	"cancelled",
	"refunded",
] as const;
export type OrderState = (typeof orderStates)[number];

/** All allowed transitions. Goods are packed and shipped, tickets are issued. */
export const orderMoves: Record<OrderState, readonly OrderState[]> = {
	awaiting_payment: ["paid", "expired", "cancelled"],
	paid: ["packed", "issued", "refunded", "disputed"],
	issued: ["refunded", "disputed"],
	packed: ["shipped", "refunded", "disputed"],
	shipped: ["delivered", "refunded", "disputed"],
	delivered: ["completed", "refunded", "disputed"],
	completed: ["refunded", "disputed"],
	// If the club wins, it goes back to where it was: see `returnFromDispute`.
	disputed: ["charged_back"],
	charged_back: [],
	// A late payment revives an expired order while there is enough left.
	expired: ["paid"],
	cancelled: [],
	refunded: [],
};

export const statesBefore = (to: OrderState): OrderState[] =>
	orderStates.filter((from) => orderMoves[from].includes(to));

/** Nothing is owed and nothing was paid. */
export const isClosed = (state: OrderState) =>
	state === "expired" || state === "cancelled" || state === "refunded" || state === "charged_back";

/** The buyer's bank has taken the money back, for now or for good: nothing of it leaves the club. */
export const isTakenBack = (state: OrderState) => state === "disputed" || state === "charged_back";
