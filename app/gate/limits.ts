/** Much longer than a ticket's code. */
export const longestCode = 300;

/** A scanner that was offline sends its scans in batches of this size. */
export const mostScansAtOnce = 100;
