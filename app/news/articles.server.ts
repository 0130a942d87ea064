import { and, asc, desc, eq, gt, gte, lt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { inLanguage } from "../platform/columns.server";
import type { AnswerOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { prepared } from "../platform/prepared.server";
import { Refusal } from "../platform/refusal";
import { rowsOf } from "../platform/together.server";
import { listMentions } from "./article-body";
import type { articleDetail } from "./contract";
import { selectMentioned, type ToMentionCards, toCards } from "./mentions.server";
import { isPublished, storyColumns, storyColumnsOf, toStory } from "./stories.server";
import { articles, relatedArticles } from "./tables.server";
import { translatedBody } from "./translated-body.server";

export async function readArticle(
	db: Db,
	language: Language,
	slug: string,
	toMentionCards: ToMentionCards,
): Promise<AnswerOf<typeof articleDetail>> {
	const [article] = await prepared(db, `article_${language}`, () => selectArticle(db, language)).execute({
		slug,
	});
	if (!article) throw new Refusal("news.unknown");
	const { tags, author, body, isTranslated, related, before, after, mentioned } = article;
	return {
		...toStory(article),
		tags,
		author,
		body,
		bodyLanguage: isTranslated ? "en" : "id",
		mentions: toCards(toMentionCards, mentioned, listMentions(body), language),
		related: related.map(toStory),
		previous: before[0] ?? null,
		next: after[0] ?? null,
	};
}

/** The article itself; what is read beside it has `articles` for the others. */
const me = alias(articles, "me");

/** An article with all its page shows, in one statement: what it names, what to read next, and its neighbours. */
function selectArticle(db: Db, language: Language) {
	return db
		.select({
			...storyColumnsOf(me, language),
			...translatedBody(language, me),
			tags: me.tags,
			author: me.author,
			mentioned: rowsOf(selectMentioned(db, me)),
			related: rowsOf(selectRelated(db, language, 4)),
			before: rowsOf(selectNeighbour(db, language, "before")),
			after: rowsOf(selectNeighbour(db, language, "after")),
		})
		.from(me)
		.where(and(eq(me.slug, sql.placeholder("slug")), lte(me.publishedAt, sql`now()`)));
}

const isOfSameHouse = eq(articles.category, me.category);

/** The nearest of those that can be read. */
const selectRelated = (db: Db, language: Language, limit: number) =>
	db
		.select(storyColumns(language))
		.from(relatedArticles)
		.innerJoin(articles, and(eq(articles.id, relatedArticles.relatedId), isPublished))
		.where(eq(relatedArticles.articleId, me.id))
		.orderBy(asc(relatedArticles.place))
		.limit(limit);

/** The story before or after in the same house. The first bound is what the index can use. */
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
