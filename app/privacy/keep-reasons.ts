/** Why something stays when its member is gone; the privacy screen explains each of them. */
export const keepReasons = ["tax", "consent", "entry", "ratings"] as const;
export type KeepReason = (typeof keepReasons)[number];
