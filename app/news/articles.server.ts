import { and, asc, count, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AnswerOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import { type Language, localize } from "../platform/language";
import { prepared } from "../platform/prepared.server";
import { Refusal } from "../platform/refusal";
import { listMentions, type Mention } from "./article-body";
import type { articleDetail } from "./contract";
import type { MentionCard } from "./mention-card";
import { isPublished, storyColumns, toStory } from "./stories.server";
import type { Story } from "./story";
import { type Article, articleMentions, articles } from "./tables.server";

/** Finds what a text names, in every slice that can be named. Handed in, since those slices know news already. */
export type FindMentioned = (db: Db, language: Language, mentions: Mention[]) => Promise<MentionCard[]>;

export async function readArticle(
	db: Db,
	language: Language,
	slug: string,
	findMentioned: FindMentioned,
): Promise<AnswerOf<typeof articleDetail>> {
	const article = await findPublished(db, slug);
	if (!article) throw new Refusal("news.unknown");
	const isTranslated = language === "en" && article.bodyEn !== null;
	const body = isTranslated ? article.bodyEn! : article.body;
	const [mentions, related, previous, next] = await Promise.all([
		findMentioned(db, language, listMentions(body)),
		listRelated(db, language, article, 4),
		findNeighbour(db, language, article, "before"),
		findNeighbour(db, language, article, "after"),
	]);
	return {
		...toStory(article, language),
		tags: article.tags,
		author: article.author,
		body,
		bodyLanguage: isTranslated ? "en" : "id",
		mentions,
		related,
		previous,
		next,
	};
}

async function findPublished(db: Db, slug: string): Promise<Article | undefined> {
	const [article] = await prepared(db, "article_by_slug", () =>
		db
			.select()
			.from(articles)
			.where(and(eq(articles.slug, sql.placeholder("slug")), isPublished)),
	).execute({ slug });
	return article;
}

const candidates = 40;

/**
 * Stories that name the same people and things, then stories of the same house; each group is looked up by an
 * index and cut short, so that a long history costs no more than a short one.
 */
async function listRelated(db: Db, language: Language, article: Article, limit: number): Promise<Story[]> {
	const rows = await prepared(db, "related_stories", () => {
		const me = sql.placeholder("id");
		const inHouse = db
			.select({ id: articles.id })
			.from(articles)
			.where(and(isPublished, eq(articles.category, sql.placeholder("category"))))
			.orderBy(desc(articles.publishedAt), asc(articles.id))
			.limit(candidates);
		const mine = alias(articleMentions, "mine");
		const theirs = alias(articleMentions, "theirs");
		const shared = db.$with("shared").as(
			db
				.select({ id: theirs.articleId, names: count().as("names") })
				.from(mine)
				.innerJoin(theirs, and(eq(theirs.kind, mine.kind), eq(theirs.targetSlug, mine.targetSlug)))
				.where(eq(mine.articleId, me))
				.groupBy(theirs.articleId)
				.limit(candidates * 4),
		);
		const closeness = sql`coalesce(${shared.names}, 0) * 2
			+ (select count(*) from unnest(${articles.tags}) tag where tag = any(${sql.placeholder("tags")}::text[]))`;
		return db
			.with(shared)
			.select(storyColumns)
			.from(articles)
			.leftJoin(shared, eq(shared.id, articles.id))
			.where(
				and(
					isPublished,
					ne(articles.id, me),
					sql`${articles.id} in ((${inHouse}) union select article_id from shared)`,
				),
			)
			.orderBy(desc(closeness), desc(articles.publishedAt), asc(articles.id))
			.limit(limit);
	}).execute({ id: article.id, category: article.category, tags: article.tags });
	return rows.map((row) => toStory(row, language));
}

/** The story before or after in the same house. */
async function findNeighbour(
	db: Db,
	language: Language,
	{ category, publishedAt, id }: Article,
	side: "before" | "after",
): Promise<{ slug: string; title: string } | null> {
	const isBefore = side === "before";
	const [row] = await prepared(db, `article_${side}`, () => {
		const [at, here] = [sql.placeholder("publishedAt"), sql.placeholder("id")];
		const sameMoment = eq(articles.publishedAt, at);
		return db
			.select({ slug: articles.slug, title: articles.title })
			.from(articles)
			.where(
				and(
					isPublished,
					eq(articles.category, sql.placeholder("category")),
					isBefore
						? or(lt(articles.publishedAt, at), and(sameMoment, gt(articles.id, here)))
						: or(gt(articles.publishedAt, at), and(sameMoment, lt(articles.id, here))),
				),
			)
			.orderBy(
				...(isBefore
					? [desc(articles.publishedAt), asc(articles.id)]
					: [asc(articles.publishedAt), desc(articles.id)]),
			)
			.limit(1);
	}).execute({ category, publishedAt, id });
	return row ? { slug: row.slug, title: localize(row.title, language) } : null;
}
