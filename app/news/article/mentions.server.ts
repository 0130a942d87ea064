import type { AnyColumn, SQL } from "drizzle-orm";
import { mentionedEvents } from "../../matches/events/mentioned-events.server";
import { mentionedPlayers } from "../../people/players/mentioned-players.server";
import type { Db } from "../../platform/data/database.server";
import { isOneOf } from "../../platform/data/prepared.server";
import { type Select, together } from "../../platform/data/together.server";
import type { Language } from "../../platform/words/language";
import { mentionedProducts } from "../../store/products/mentioned-products.server";
import { mentionedVideos } from "../../videos/mentioned-videos.server";
import { type Mention, type MentionKind, mentionKinds } from "./article-body";
import type { MentionCard } from "./mention-card";

/** A kind of thing that can be mentioned: how to query it, and how to turn it into a card. */
export type Mentionable<Row = unknown> = {
	select(db: Db, isNamed: (slug: AnyColumn) => SQL): Select<Row[]>;
	toCard(row: Row, language: Language): MentionCard;
};

export const mentionables: Record<MentionKind, Mentionable> = {
	player: mentionedPlayers,
	event: mentionedEvents,
	product: mentionedProducts,
	video: mentionedVideos,
};

/** Resolves the mentions of a text across all slices. */
export async function findMentioned(db: Db, language: Language, mentions: Mention[]): Promise<MentionCard[]> {
	const kinds = mentionKinds.filter((kind) => mentions.some((mention) => mention.kind === kind));
	if (kinds.length === 0) return [];
	const slugsOf = (kind: MentionKind) =>
		mentions.filter((mention) => mention.kind === kind).map(({ slug }) => slug);
	const rows = await together(db, `mentioned_${kinds.join("_")}`, () =>
		byKind(kinds, (kind) => mentionables[kind].select(db, (slug) => isOneOf(slug, kind))),
	).execute(byKind(kinds, slugsOf));
	return toCards(rows, mentions, language);
}

/** In text order, skipping what no longer exists. */
export function toCards(
	rows: Partial<Record<MentionKind, unknown[]>>,
	mentions: Mention[],
	language: Language,
): MentionCard[] {
	const cards = new Map<string, MentionCard>();
	for (const kind of mentionKinds)
		for (const row of rows[kind] ?? []) {
			const card = mentionables[kind].toCard(row, language);
			cards.set(`${kind} ${card.slug}`, card);
		}
	return mentions.flatMap(({ kind, slug }) => cards.get(`${kind} ${slug}`) ?? []);
}

export const byKind = <Value>(kinds: readonly MentionKind[], make: (kind: MentionKind) => Value) =>
	Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<MentionKind, Value>;
