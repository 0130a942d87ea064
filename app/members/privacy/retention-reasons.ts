/** Why data is kept after its member is erased; the privacy screen explains each reason. */
export const retentionReasons = ["tax", "consent", "entry", "ratings"] as const;
export type RetentionReason = (typeof retentionReasons)[number];
