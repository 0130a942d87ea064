/** What can be on the stage at the top of the home page. */
export const heroKeys = ["live", "match", "story", "product", "event"] as const;
export type HeroKey = (typeof heroKeys)[number];
