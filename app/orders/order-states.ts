export const orderStates = [
	"awaiting_payment",
	"paid",
	"issued",
	"packed",
	"shipped",
	"delivered",
	"completed",
	"expired",
	"cancelled",
	"refunded",
] as const;
export type OrderState = (typeof orderStates)[number];

/** All allowed transitions. Goods are packed and shipped, tickets are issued. */
export const orderMoves: Record<OrderState, readonly OrderState[]> = {
	awaiting_payment: ["paid", "expired", "cancelled"],
	paid: ["packed", "issued", "refunded"],
	issued: ["refunded"],
	packed: ["shipped", "refunded"],
	shipped: ["delivered", "refunded"],
	delivered: ["completed", "refunded"],
	completed: ["refunded"],
	// A late payment revives an expired order while there is enough left.
	expired: ["paid"],
	cancelled: [],
	refunded: [],
};

export const statesBefore = (to: OrderState): OrderState[] =>
	orderStates.filter((from) => orderMoves[from].includes(to));

/** Nothing is owed and nothing was paid. */
export const isClosed = (state: OrderState) =>
	state === "expired" || state === "cancelled" || state === "refunded";
