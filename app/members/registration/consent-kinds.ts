/** What a member agrees to: the terms, news by e-mail, and as a parent that the club keeps a child's name. */
export const consentKinds = ["terms", "news", "child"] as const;
export type ConsentKind = (typeof consentKinds)[number];
