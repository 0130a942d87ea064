/** The sides of a venue, as its map is drawn. */
export const stands = ["utara", "selatan", "timur", "barat", "vip"] as const;
export type Stand = (typeof stands)[number];
