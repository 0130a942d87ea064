/** The sides of a venue, as on its map. */
export const stands = ["utara", "selatan", "timur", "barat", "vip"] as const;
export type Stand = (typeof stands)[number];
