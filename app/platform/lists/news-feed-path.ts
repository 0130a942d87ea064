import type { ClubSection } from "../club-profile";

/** News as RSS, for the club or one house; linked from the head of every page. */
export const newsFeedPath = (house?: ClubSection) => (house ? `/rss/${house}.xml` : "/rss.xml");
