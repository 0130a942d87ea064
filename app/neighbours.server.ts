import { mentionedEvents } from "./events/mentioned-events.server";
import { findAmong, type Mentionables } from "./news/mentions.server";
import { mentionedPlayers } from "./players/mentioned-players.server";
import { mentionedProducts } from "./store/mentioned-products.server";
import { mentionedVideos } from "./videos/mentioned-videos.server";

/**
 * What a slice shows of others that already know it: a text names players, events, products and videos, and
 * each of them lists the texts. An import would close a circle, so the API hands these over.
 */
export { findPlayers } from "./players/player-summaries.server";
export { findForSale } from "./store/for-sale.server";
export { findTicketOffers } from "./tickets/ticket-offers.server";

export const mentionables: Mentionables = {
	player: mentionedPlayers,
	event: mentionedEvents,
	product: mentionedProducts,
	video: mentionedVideos,
};

export const findMentioned = findAmong(mentionables);
