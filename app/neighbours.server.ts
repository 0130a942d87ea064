import { contentKinds } from "./content-kinds.server";
import { listContentShowing } from "./editing/content/picture-uses.server";
import type { FindPictureUses } from "./editing/media/library.server";
import { mentionedEvents } from "./matches/events/mentioned-events.server";
import { listEventsShowing } from "./matches/planning/picture-uses.server";
import { findAmong, type Mentionables } from "./news/article/mentions.server";
import { listArticlesShowing } from "./news/writing/picture-uses.server";
import { mentionedPlayers } from "./people/players/mentioned-players.server";
import { mentionedProducts } from "./store/products/mentioned-products.server";
import { listProductsShowing } from "./store/selling/picture-uses.server";
import { mentionedVideos } from "./videos/mentioned-videos.server";

export { findCourier, findDelivery } from "./delivery/parcels/deliveries.server";
/**
 * Functions a slice needs from slices that already depend on it: a text mentions players, events, products and videos,
 * and each of them lists the texts. Importing them would be circular, so the API injects them.
 */
export { listHomeMatches } from "./matches/events/home-matches.server";
export { findPlayers } from "./people/players/player-summaries.server";
export { listShirts } from "./people/players/shirts.server";
export { findForSale, findWeights } from "./store/stock/for-sale.server";
export { findSkus } from "./store/stock/skus.server";
export { hasTickets } from "./tickets/sales/changed-sale.server";
export { findTicketOffers } from "./tickets/sales/ticket-offers.server";

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
