/** Much longer than a ticket's code. */
export const longestCode = 300;

/** A scanner that was off line sends what it has in parts of this many. */
export const mostScansAtOnce = 100;
