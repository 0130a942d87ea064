/** Got tickets, went away, did not take what was offered in time, or waited until the match. */
export const waitOutcomes = ["served", "left", "missed", "over"] as const;

/** Withdrawn: its giver wanted it after all, or went in with it. */
export const offerOutcomes = ["taken", "declined", "lapsed", "withdrawn"] as const;
