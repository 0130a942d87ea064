export const followKinds = ["player", "division"] as const;
export type FollowKind = (typeof followKinds)[number];
