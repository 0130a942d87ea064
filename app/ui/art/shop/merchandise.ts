import type { ClubSection } from "../../../platform/club-profile";

/** A store item. `word` is the lettering on it; defaults to the club's. */
export type Merchandise = { slug: string; division: ClubSection; word?: string };
