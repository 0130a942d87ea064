/** Valid until it is used, voided, transferred to somebody else under a new code, or given back and taken. */
export const passStates = ["valid", "used", "void", "transferred", "returned"] as const;
export type TicketState = (typeof passStates)[number];

/** Lets nobody in any more. */
export const isDead = (state: TicketState) => state !== "valid" && state !== "used";
