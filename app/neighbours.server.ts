import { toEventMention } from "./events/event-mention.server";
import { findAmong, type ToMentionCards } from "./news/mentions.server";
import { toPlayerMention } from "./players/player-mention.server";
import { toProductMention } from "./store/product-mention.server";
import { toVideoMention } from "./videos/video-mention.server";

/**
 * What a slice shows of others that already know it: a text names players, events, products and videos, and
 * each of them lists the texts. An import would close a circle, so the API hands these over.
 */
export { findPlayers } from "./players/player-summaries.server";
export { findTicketOffers } from "./tickets/ticket-offers.server";

export const toMentionCards: ToMentionCards = {
	player: toPlayerMention,
	event: toEventMention,
	product: toProductMention,
	video: toVideoMention,
};

export const findMentioned = findAmong(toMentionCards);
