/** Much longer than a ticket's code. */
export const longestCode = 300;

/** Every scanner asks for them every few seconds while there are any. */
export const mostConflictsShown = 30;

/** A scanner that was offline sends its scans in batches of this size. */
export const mostScansAtOnce = 100;
