import { listContentShowing } from "./content/picture-uses.server";
import { contentKinds } from "./content-kinds.server";
import { mentionedEvents } from "./events/mentioned-events.server";
import { listEventsShowing } from "./events/planning/picture-uses.server";
import type { FindPictureUses } from "./media/library.server";
import { findAmong, type Mentionables } from "./news/mentions.server";
import { listArticlesShowing } from "./news/writing/picture-uses.server";
import { mentionedPlayers } from "./players/mentioned-players.server";
import { mentionedProducts } from "./store/mentioned-products.server";
import { listProductsShowing } from "./store/selling/picture-uses.server";
import { mentionedVideos } from "./videos/mentioned-videos.server";

/**
 * Functions a slice needs from slices that already depend on it: a text mentions players, events, products and videos,
 * and each of them lists the texts. Importing them would be circular, so the API injects them.
 */
export { listHomeMatches } from "./events/home-matches.server";
export { findCourier, findDelivery } from "./parcels/deliveries.server";
export { findPlayers } from "./players/player-summaries.server";
export { listShirts } from "./players/shirts.server";
export { findForSale, findWeights } from "./store/for-sale.server";
export { findSkus } from "./store/skus.server";
export { hasTickets } from "./tickets/changed-sale.server";
export { findTicketOffers } from "./tickets/ticket-offers.server";

export const mentionables: Mentionables = {
	player: mentionedPlayers,
	event: mentionedEvents,
	product: mentionedProducts,
	video: mentionedVideos,
};

export const findMentioned = findAmong(mentionables);

/** Everything that may use a picture of the library. */
export const findPictureUses: FindPictureUses = async (db, photoId) => [
	...(await listArticlesShowing(db, photoId)),
	...(await listContentShowing(db, contentKinds, photoId)),
	...(await listProductsShowing(db, photoId)),
	...(await listEventsShowing(db, photoId)),
];
