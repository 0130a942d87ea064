import { and, asc, desc, eq, gt, gte, lt, lte, or, sql } from "drizzle-orm";
import { inLanguage } from "../../platform/data/columns.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import type { Language } from "../../platform/words/language";
import { type articleDetail, newsRefusals } from "../contract";
import { type Here, selectRelated } from "../related-stories.server";
import { isStoryPublished, storyColumns, toStory } from "../stories.server";
import { articles } from "../tables.server";
import { findMovedArticle } from "../writing/moved-articles.server";
import { readPreview } from "../writing/previews.server";
import { listMentions } from "./article-body";
import { findMentioned } from "./mentions.server";
import { translatedBody } from "./translated-body.server";

export async function readArticle(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof articleDetail>> {
	const [article] = await articleBySlug.run(db, { slug }, language);
	if (!article) {
		const [moved, preview] = await Promise.all([findMovedArticle(db, slug), readPreview(db, language, slug)]);
		if (moved) return readArticle(db, language, moved);
		if (preview) return preview;
		throw refuse(newsRefusals, "news.unknown");
	}
	const { id, category, tags, author, coverAlt, body, isTranslated } = article;
	const [mentions, related, [before], [after]] = await Promise.all([
		findMentioned(db, language, listMentions(body)),
		relatedStories.run(db, { id, category }, language),
		neighbour.run(db, { id, category }, language, "before"),
		neighbour.run(db, { id, category }, language, "after"),
	]);
	return {
		...toStory(article),
		tags,
		author,
		coverAlt: coverAlt ?? "",
		body,
		bodyLanguage: isTranslated ? "en" : "id",
		mentions,
		related: related.map(toStory),
		previous: before ?? null,
		next: after ?? null,
		isPreview: false,
	};
}

const articleBySlug = statement((db: Db, language: Language) =>
	db
		.select({
			...storyColumns(language),
			...translatedBody(language, articles),
			id: articles.id,
			tags: articles.tags,
			author: articles.author,
			coverAlt: sql<string | null>`${inLanguage(language, articles.coverAlt)}`,
		})
		.from(articles)
		.where(and(eq(articles.slug, sql.placeholder("slug")), isStoryPublished)),
);

const id = sql.placeholder("id");

/** The time is read in the database, which knows it to the microsecond. */
const here: Here = {
	id: sql`${id}`,
	category: sql`${sql.placeholder("category")}`,
	publishedAt: sql`(select here.published_at from ${articles} here where here.id = ${id})`,
};

const relatedStories = statement((db: Db, language: Language) => selectRelated(db, language, here, 4));

/** The previous or next story in the same house. The first bound is the one the index can use. */
const neighbour = statement((db: Db, language: Language, side: "before" | "after") => {
	const { publishedAt } = articles;
	const beyond =
		side === "before"
			? and(
					lte(publishedAt, here.publishedAt),
					or(lt(publishedAt, here.publishedAt), gt(articles.id, here.id)),
				)
			: and(
					gte(publishedAt, here.publishedAt),
					or(gt(publishedAt, here.publishedAt), lt(articles.id, here.id)),
				);
	return db
		.select({ slug: articles.slug, title: inLanguage(language, articles.title) })
		.from(articles)
		.where(and(isStoryPublished, eq(articles.category, here.category), beyond))
		.orderBy(
			...(side === "before" ? [desc(publishedAt), asc(articles.id)] : [asc(publishedAt), desc(articles.id)]),
		)
		.limit(1);
});
