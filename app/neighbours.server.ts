import { findMentionedEvents } from "./events/mentioned-events.server";
import type { FindMentioned } from "./news/articles.server";
import type { MentionCard } from "./news/mention-card";
import type { Db } from "./platform/database.server";
import type { Language } from "./platform/language";
import { formatRupiah } from "./platform/money";
import { findPlayers } from "./players/player-summaries.server";
import { findProducts } from "./store/product-summaries.server";
import { formatDuration } from "./ui/cards/video-card";
import { findVideos } from "./videos/video-summaries.server";

/**
 * What a slice shows of others that already know it: a text names players, events, products and videos, and
 * each of them lists the texts. An import would close a circle, so the API hands these functions over.
 */
export { findPlayers } from "./players/player-summaries.server";
export { findTicketOffers } from "./tickets/ticket-offers.server";

export const findMentioned: FindMentioned = async (db, language, mentions) => {
	const find = (kind: MentionCard["kind"]) => {
		const slugs = mentions.filter((mention) => mention.kind === kind).map(({ slug }) => slug);
		return slugs.length > 0 ? finders[kind](db, language, slugs) : [];
	};
	const found = await Promise.all([find("player"), find("event"), find("product"), find("video")]);
	const cards = new Map(found.flat().map((card) => [`${card.kind} ${card.slug}`, card]));
	// In the order of the text, and only what exists.
	return mentions.flatMap(({ kind, slug }) => cards.get(`${kind} ${slug}`) ?? []);
};

type Finder = (db: Db, language: Language, slugs: string[]) => Promise<MentionCard[]>;

const finders: Record<MentionCard["kind"], Finder> = {
	player: async (db, language, slugs) =>
		(await findPlayers(db, language, slugs)).map(({ slug, division, name, position, portrait }) => ({
			kind: "player",
			slug,
			division,
			title: name,
			note: position,
			picture: portrait,
			match: null,
		})),
	event: findMentionedEvents,
	product: async (db, language, slugs) =>
		(await findProducts(db, language, slugs)).map(({ slug, division, name, price, picture }) => ({
			kind: "product",
			slug,
			division,
			title: name,
			note: formatRupiah(price),
			picture,
			match: null,
		})),
	video: async (db, language, slugs) =>
		(await findVideos(db, language, slugs)).map(({ slug, category, title, seconds, cover }) => ({
			kind: "video",
			slug,
			division: category,
			title,
			note: formatDuration(seconds, language),
			picture: cover,
			match: null,
		})),
};
