/** How long a request waits. */
export const daysToWait = 7;

/** Where the code can be sent: what the owner of the account that goes has verified. */
export const codePlaces = ["email", "phone"] as const;
export type CodePlace = (typeof codePlaces)[number];

/** Minutes that a code works: mail is slower than a text message. */
export const codeMinutes: Record<CodePlace, number> = { email: 30, phone: 5 };

/** What became of a request. `outdated`: one of the accounts went into another one first. */
export const mergeOutcomes = ["merged", "declined", "expired", "outdated"] as const;
export type MergeOutcome = (typeof mergeOutcomes)[number];

/** Who agreed besides the person who asked. */
export const proofKinds = ["owner", "colleague"] as const;
export type ProofKind = (typeof proofKinds)[number];
