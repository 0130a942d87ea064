/** The sides of a venue, as on its map. */
export const stands = ["utara", "selatan", "timur", "barat", "vip"] as const;
export type Stand = (typeof stands)[number];

/** More than a stand can show on a phone. */
export const mostStandBlocks = 40;

/** How many blocks each side is divided into. */
export type StandBlocks = Record<Stand, number>;
