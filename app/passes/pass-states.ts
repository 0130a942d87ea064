/** Valid until it has been used, was taken back, or belongs to somebody else under a new code. */
export const passStates = ["valid", "used", "void", "transferred"] as const;
export type PassState = (typeof passStates)[number];
