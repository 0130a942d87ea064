/** Separate from the contract, so that a plain form need not load that. */
export const longestQuery = 80;
