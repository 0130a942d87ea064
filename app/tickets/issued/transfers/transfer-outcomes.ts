export const transferOutcomes = ["accepted", "declined", "cancelled", "expired"] as const;
