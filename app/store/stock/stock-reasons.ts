/** Why stock changes, other than by sales. */
export const stockReasons = ["received", "counted", "damaged", "lost", "given_away"] as const;
export type StockReason = (typeof stockReasons)[number];
