/** Why data is kept after its member is erased; the privacy screen explains each reason. */
export const keepReasons = ["tax", "consent", "entry", "ratings"] as const;
export type KeepReason = (typeof keepReasons)[number];
