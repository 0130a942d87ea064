/** The photo store is unreachable, or not accepting us for now. */
export class PhotoStoreAway extends Error {}
