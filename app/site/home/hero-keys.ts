/** What the hero at the top of the home page can show. */
export const heroKeys = ["live", "match", "story", "product", "event"] as const;
export type HeroKey = (typeof heroKeys)[number];
