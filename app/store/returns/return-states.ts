/** Requested by the fan, decided by staff, refunded once the items are back. */
export const returnStates = ["asked", "accepted", "refused", "received"] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnReasons = ["wrong_size", "damaged", "wrong_item", "not_as_shown", "changed_mind"] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnDays = 7;
export const mostReturnPhotos = 5;
export const longestReturnWords = 1_000;
