/** Valid until it has been used, was taken back, belongs to somebody else under a new code, or was given back and taken. */
export const passStates = ["valid", "used", "void", "transferred", "returned"] as const;
export type PassState = (typeof passStates)[number];

/** Lets nobody in any more. */
export const isDead = (state: PassState) => state !== "valid" && state !== "used";
