import { and, asc, desc, eq, gt, gte, lt, lte, ne, or, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { AnswerOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import { type Language, localize } from "../platform/language";
import { prepared } from "../platform/prepared.server";
import { Refusal } from "../platform/refusal";
import { together } from "../platform/together.server";
import { listMentions, type Mention } from "./article-body";
import type { articleDetail } from "./contract";
import type { MentionCard } from "./mention-card";
import { isPublished, storyColumns, toStory } from "./stories.server";
import { type Article, articleMentions, articles } from "./tables.server";
import { translatedBody } from "./translated-body.server";

/** Finds what a text names, in every slice that can be named. Handed in, since those slices know news already. */
export type FindMentioned = (db: Db, language: Language, mentions: Mention[]) => Promise<MentionCard[]>;

export async function readArticle(
	db: Db,
	language: Language,
	slug: string,
	findMentioned: FindMentioned,
): Promise<AnswerOf<typeof articleDetail>> {
	const article = await findPublished(db, language, slug);
	if (!article) throw new Refusal("news.unknown");
	const { tags, author, body, isTranslated } = article;
	const [mentions, { related, before, after }] = await Promise.all([
		findMentioned(db, language, listMentions(body)),
		readAround(db, article),
	]);
	const toNeighbour = ([row]: typeof before) =>
		row ? { slug: row.slug, title: localize(row.title, language) } : null;
	return {
		...toStory(article, language),
		tags,
		author,
		body,
		bodyLanguage: isTranslated ? "en" : "id",
		mentions,
		related: related.map((row) => toStory(row, language)),
		previous: toNeighbour(before),
		next: toNeighbour(after),
	};
}

async function findPublished(db: Db, language: Language, slug: string) {
	const [article] = await prepared(db, `article_${language}`, () =>
		db
			.select({
				...storyColumns,
				...translatedBody(language, articles),
				id: articles.id,
				tags: articles.tags,
				author: articles.author,
			})
			.from(articles)
			.where(and(eq(articles.slug, sql.placeholder("slug")), isPublished)),
	).execute({ slug });
	return article;
}

/** What to read next, and the stories before and after in the same house. */
const readAround = (
	db: Db,
	{ id, category, tags, publishedAt }: Pick<Article, "id" | "category" | "tags" | "publishedAt">,
) =>
	together(db, "article_around", () => ({
		related: selectRelated(db, 4),
		before: selectNeighbour(db, "before"),
		after: selectNeighbour(db, "after"),
	})).execute({ id, category, tags, publishedAt });

const isOfSameHouse = eq(articles.category, sql.placeholder("category"));
const mostOfHouse = 40;
/** Of each person or thing, the newest. */
const mostNamed = 20;

/**
 * Stories that name the same people and things, then stories of the same house; each group is looked up by an
 * index and cut short, so that a long history costs no more than a short one.
 */
function selectRelated(db: Db, limit: number) {
	const me = sql.placeholder("id");
	const mine = alias(articleMentions, "mine");
	const theirs = alias(articleMentions, "theirs");
	const newest = db
		.select({ id: theirs.articleId })
		.from(theirs)
		.where(
			and(
				eq(theirs.kind, mine.kind),
				eq(theirs.targetSlug, mine.targetSlug),
				lte(theirs.publishedAt, sql`now()`),
			),
		)
		.orderBy(desc(theirs.publishedAt), asc(theirs.articleId))
		.limit(mostNamed)
		.as("newest");
	const named = db
		.select({ id: newest.id, points: sql<number>`2`.as("points") })
		.from(mine)
		.innerJoinLateral(newest, sql`true`)
		.where(eq(mine.articleId, me));
	const ofHouse = db
		.select({ id: articles.id, points: sql<number>`0`.as("points") })
		.from(articles)
		.where(and(isPublished, isOfSameHouse))
		.orderBy(desc(articles.publishedAt), asc(articles.id))
		.limit(mostOfHouse);
	const both = unionAll(named, ofHouse).as("both");
	const near = db
		.select({ id: both.id, points: sql<number>`sum(${both.points})`.as("points") })
		.from(both)
		.groupBy(both.id)
		.as("near");
	const closeness = sql`${near.points}
		+ (select count(*) from unnest(${articles.tags}) tag where tag = any(${sql.placeholder("tags")}::text[]))`;
	return db
		.select(storyColumns)
		.from(near)
		.innerJoin(articles, eq(articles.id, near.id))
		.where(and(isPublished, ne(articles.id, me)))
		.orderBy(desc(closeness), desc(articles.publishedAt), asc(articles.id))
		.limit(limit);
}

/** The story before or after in the same house. The first bound is what the index can use. */
function selectNeighbour(db: Db, side: "before" | "after") {
	const [moment, me] = [sql.placeholder("publishedAt"), sql.placeholder("id")];
	const { publishedAt, id } = articles;
	return db
		.select({ slug: articles.slug, title: articles.title })
		.from(articles)
		.where(
			side === "before"
				? and(isPublished, isOfSameHouse, lte(publishedAt, moment), or(lt(publishedAt, moment), gt(id, me)))
				: and(isPublished, isOfSameHouse, gte(publishedAt, moment), or(gt(publishedAt, moment), lt(id, me))),
		)
		.orderBy(...(side === "before" ? [desc(publishedAt), asc(id)] : [asc(publishedAt), desc(id)]))
		.limit(1);
}
