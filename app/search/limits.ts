/** Apart from the contract, so that a plain form need not load it. */
export const longestSearch = 80;
