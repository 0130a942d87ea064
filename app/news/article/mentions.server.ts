import type { AnyColumn, SQL } from "drizzle-orm";
import { mentionedEvents } from "../../matches/events/mentioned-events.server";
import { mentionedPlayers } from "../../people/players/mentioned-players.server";
import type { Db } from "../../platform/data/database.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import type { Language } from "../../platform/words/language";
import { mentionedProducts } from "../../store/products/mentioned-products.server";
import { mentionedVideos } from "../../videos/mentioned-videos.server";
import { type Mention, type MentionKind, mentionKinds } from "./article-body";
import type { MentionCard } from "./mention-card";

type Select<Row> = {
	toSQL(): { sql: string };
	prepare(name: string): { execute(values?: object): Promise<Row[]> };
};
/** A kind of thing that can be mentioned: how to query it, and how to turn it into a card. */
export type Mentionable<Row = unknown> = {
	select(db: Db, isNamed: (slug: AnyColumn) => SQL): Select<Row>;
	toCard(row: Row, language: Language): MentionCard;
};

export const mentionables: Record<MentionKind, Mentionable> = {
	player: mentionedPlayers,
	event: mentionedEvents,
	product: mentionedProducts,
	video: mentionedVideos,
};

const named = statement((db: Db, kind: MentionKind) =>
	mentionables[kind].select(db, (slug) => isOneOf(slug, "slugs")),
);

/** Resolves the mentions of a text across all slices, in its order, skipping what no longer exists. */
export async function findMentioned(db: Db, language: Language, mentions: Mention[]): Promise<MentionCard[]> {
	const cards = new Map<string, MentionCard>();
	const find = async (kind: MentionKind) => {
		const slugs = mentions.filter((mention) => mention.kind === kind).map(({ slug }) => slug);
		const rows = slugs.length > 0 ? await named.run(db, { slugs }, kind) : [];
		for (const row of rows) {
			const card = mentionables[kind].toCard(row, language);
			cards.set(`${kind} ${card.slug}`, card);
		}
	};
	await Promise.all(mentionKinds.map(find));
	return mentions.flatMap(({ kind, slug }) => cards.get(`${kind} ${slug}`) ?? []);
}
