export const placings = ["champion", "runner-up", "third", "award"] as const;
export type Placing = (typeof placings)[number];
