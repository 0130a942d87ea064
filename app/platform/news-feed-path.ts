import type { HouseKey } from "./club-profile";

/** News as RSS, of the club or of one house; the head of every page tells readers of it. */
export const newsFeedPath = (house?: HouseKey) => (house ? `/rss/${house}.xml` : "/rss.xml");
