/** Over: its owner went in with it, or it was refunded or passed on meanwhile. */
export const returnOutcomes = ["taken", "withdrawn", "over"] as const;

/** Of a return that is still open. */
export const returnStages = ["waiting", "offered", "paying"] as const;
