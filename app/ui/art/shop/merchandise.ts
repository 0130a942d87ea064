import type { HouseKey } from "../../../platform/club-profile";

/** A thing in the store. `word` is the lettering on it; left out, it is the club's own. */
export type Merchandise = { slug: string; division: HouseKey; word?: string };
