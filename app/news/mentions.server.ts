import { type AnyColumn, and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { prepared } from "../platform/prepared.server";
import type { Mention, MentionKind } from "./article-body";
import type { MentionCard } from "./mention-card";
import { articleMentions, mentionCards } from "./tables.server";

/** What is kept of a thing that can be named, made into its card. What it has is what the database's view gives it. */
export type ToMentionCard<Shown> = (shown: Shown, language: Language) => Omit<MentionCard, "kind" | "slug">;
/** Handed in, since the slices that have such things know news already. */
export type ToMentionCards = Record<MentionKind, ToMentionCard<never>>;

/** Finds what a text names, in every slice that can be named. */
export type FindMentioned = (db: Db, language: Language, mentions: Mention[]) => Promise<MentionCard[]>;

export const findAmong =
	(toMentionCards: ToMentionCards): FindMentioned =>
	async (db, language, mentions) => {
		if (mentions.length === 0) return [];
		const kept = await prepared(db, "mentioned", () => {
			const named = sql`unnest(${sql.placeholder("kinds")}::text[], ${sql.placeholder("slugs")}::text[]) named (kind, slug)`;
			return db
				.select(keptColumns)
				.from(named)
				.innerJoin(
					mentionCards,
					and(eq(mentionCards.kind, sql`named.kind`), eq(mentionCards.slug, sql`named.slug`), isVisible),
				);
		}).execute({ kinds: mentions.map(({ kind }) => kind), slugs: mentions.map(({ slug }) => slug) });
		return toCards(toMentionCards, kept, mentions, language);
	};

const isVisible = or(isNull(mentionCards.visibleFrom), lte(mentionCards.visibleFrom, sql`now()`));
const keptColumns = { kind: mentionCards.kind, slug: mentionCards.slug, shown: mentionCards.shown };
type Kept = Pick<typeof mentionCards.$inferSelect, keyof typeof keptColumns>;

/** Whatever an article names is known beside it, so no text is read to find it. */
export const selectMentioned = (db: Db, article: { id: AnyColumn }) =>
	db
		.select(keptColumns)
		.from(articleMentions)
		.innerJoin(
			mentionCards,
			and(
				eq(mentionCards.kind, articleMentions.kind),
				eq(mentionCards.slug, articleMentions.targetSlug),
				isVisible,
			),
		)
		.where(eq(articleMentions.articleId, article.id));

/** In the order of the text, and only what exists. */
export function toCards(
	toMentionCards: ToMentionCards,
	kept: Kept[],
	mentions: Mention[],
	language: Language,
): MentionCard[] {
	const shown = new Map(kept.map((card) => [`${card.kind} ${card.slug}`, card.shown]));
	return mentions.flatMap(({ kind, slug }) => {
		const found = shown.get(`${kind} ${slug}`);
		// Each kind is kept in a shape of its own, which only the kind's slice knows.
		return found ? { kind, slug, ...toMentionCards[kind](found as never, language) } : [];
	});
}
