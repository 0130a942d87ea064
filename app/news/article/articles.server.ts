import { type AnyColumn, and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { inLanguage } from "../../platform/data/columns.server";
import type { Db } from "../../platform/data/database.server";
import { prepared } from "../../platform/data/prepared.server";
import { rowsOf } from "../../platform/data/together.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import type { Language } from "../../platform/words/language";
import { type articleDetail, newsRefusals } from "../contract";
import { selectRelated } from "../related-stories.server";
import { isPublished, storyColumnsOf, toStory } from "../stories.server";
import { articleMentions, articles } from "../tables.server";
import { findMovedArticle } from "../writing/moved-articles.server";
import { readPreview } from "../writing/previews.server";
import { listMentions, type MentionKind, mentionKinds } from "./article-body";
import { byKind, mentionables, toCards } from "./mentions.server";
import { translatedBody } from "./translated-body.server";

export async function readArticle(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof articleDetail>> {
	const [article] = await prepared(db, `article_${language}`, () => selectArticle(db, language)).execute({
		slug,
	});
	if (!article) {
		const [moved, preview] = await Promise.all([findMovedArticle(db, slug), readPreview(db, language, slug)]);
		if (moved) return readArticle(db, language, moved);
		if (preview) return preview;
		throw refuse(newsRefusals, "news.unknown");
	}
	const { tags, author, coverAlt, body, isTranslated, related, before, after, mentioned } = article;
	return {
		...toStory(article),
		tags,
		author,
		coverAlt: coverAlt ?? "",
		body,
		bodyLanguage: isTranslated ? "en" : "id",
		mentions: toCards(mentioned, listMentions(body), language),
		related: related.map(toStory),
		previous: before[0] ?? null,
		next: after[0] ?? null,
		isPreview: false,
	};
}

/** The article itself; subqueries use `articles` for the others. */
const me = alias(articles, "me");

/** An article with everything its page shows, in one statement: mentions, related stories and neighbours. */
function selectArticle(db: Db, language: Language) {
	return db
		.select({
			...storyColumnsOf(me, language),
			...translatedBody(language, me),
			tags: me.tags,
			author: me.author,
			coverAlt: sql<string | null>`${inLanguage(language, me.coverAlt)}`,
			mentioned: byKind(mentionKinds, (kind) => rowsOf(mentionables[kind].select(db, isNamed(db, kind)))),
			related: rowsOf(selectRelated(db, language, me, 4)),
			before: rowsOf(selectNeighbour(db, language, "before")),
			after: rowsOf(selectNeighbour(db, language, "after")),
		})
		.from(me)
		.where(and(eq(me.slug, sql.placeholder("slug")), lte(me.publishedAt, sql`now()`)));
}

const isOfSameHouse = eq(articles.category, me.category);

/** Mentions are stored in their own table, so no text is parsed to find them. */
const isNamed = (db: Db, kind: MentionKind) => (slug: AnyColumn) =>
	inArray(
		slug,
		db
			.select({ slug: articleMentions.targetSlug })
			.from(articleMentions)
			.where(and(eq(articleMentions.articleId, me.id), eq(articleMentions.kind, kind))),
	);

/** The previous or next story in the same house. The first bound is the one the index can use. */
function selectNeighbour(db: Db, language: Language, side: "before" | "after") {
	const { publishedAt, id } = articles;
	return db
		.select({ slug: articles.slug, title: inLanguage(language, articles.title) })
		.from(articles)
		.where(
			side === "before"
				? and(
						isPublished,
						isOfSameHouse,
						lte(publishedAt, me.publishedAt),
						or(lt(publishedAt, me.publishedAt), gt(id, me.id)),
					)
				: and(
						isPublished,
						isOfSameHouse,
						gte(publishedAt, me.publishedAt),
						or(gt(publishedAt, me.publishedAt), lt(id, me.id)),
					),
		)
		.orderBy(...(side === "before" ? [desc(publishedAt), asc(id)] : [asc(publishedAt), desc(id)]))
		.limit(1);
}
