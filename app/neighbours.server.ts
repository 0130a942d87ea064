import { selectMentionedEvents, toEventCard } from "./events/mentioned-events.server";
import { mentionKinds } from "./news/article-body";
import type { FindMentioned } from "./news/articles.server";
import type { MentionCard } from "./news/mention-card";
import { type Language, localize } from "./platform/language";
import { formatRupiah } from "./platform/money";
import { together } from "./platform/together.server";
import { selectPlayers } from "./players/player-summaries.server";
import { selectProducts } from "./store/product-summaries.server";
import { formatDuration } from "./ui/cards/video-card";
import { selectVideos } from "./videos/video-summaries.server";

/**
 * What a slice shows of others that already know it: a text names players, events, products and videos, and
 * each of them lists the texts. An import would close a circle, so the API hands these functions over.
 */
export { findPlayers } from "./players/player-summaries.server";
export { findTicketOffers } from "./tickets/ticket-offers.server";

export const findMentioned: FindMentioned = async (db, language, mentions) => {
	const kinds = mentionKinds.filter((kind) => mentions.some((mention) => mention.kind === kind));
	if (kinds.length === 0) return [];
	const slugsOf = (kind: MentionCard["kind"]) =>
		mentions.filter((mention) => mention.kind === kind).map(({ slug }) => slug);
	const rows = await together(db, `mentioned_${kinds.join("_")}`, () =>
		pick(kinds, (kind) => selects[kind](db, kind)),
	).execute(pick(kinds, slugsOf));
	const cards = new Map<string, MentionCard>();
	for (const kind of kinds)
		for (const row of rows[kind]!) cards.set(`${kind} ${row.slug}`, toCard[kind](row as never, language));
	// In the order of the text, and only what exists.
	return mentions.flatMap(({ kind, slug }) => cards.get(`${kind} ${slug}`) ?? []);
};

const pick = <Key extends string, Value>(keys: Key[], make: (key: Key) => Value) =>
	Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;

const selects = {
	player: selectPlayers,
	event: selectMentionedEvents,
	product: selectProducts,
	video: selectVideos,
};
type Kind = keyof typeof selects;
type RowOf<K extends Kind> = Awaited<ReturnType<(typeof selects)[K]>>[number];

const toCard: { [K in Kind]: (row: RowOf<K>, language: Language) => MentionCard } = {
	player: ({ slug, division, name, position, portrait }, language) => ({
		kind: "player",
		slug,
		division,
		title: name,
		note: localize(position, language),
		picture: portrait,
		match: null,
	}),
	event: toEventCard,
	product: ({ slug, division, name, price, pictures }, language) => ({
		kind: "product",
		slug,
		division,
		title: localize(name, language),
		note: formatRupiah(price),
		picture: pictures[0]!,
		match: null,
	}),
	video: ({ slug, category, title, seconds, cover }, language) => ({
		kind: "video",
		slug,
		division: category,
		title: localize(title, language),
		note: formatDuration(seconds, language),
		picture: cover,
		match: null,
	}),
};
