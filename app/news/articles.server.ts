import { type AnyColumn, and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { AnswerOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import { type Language, localize } from "../platform/language";
import { prepared } from "../platform/prepared.server";
import { Refusal } from "../platform/refusal";
import { rowsOf } from "../platform/together.server";
import { listMentions, type MentionKind, mentionKinds } from "./article-body";
import type { articleDetail } from "./contract";
import { byKind, type Mentionables, toCards } from "./mentions.server";
import { isPublished, storyColumns, storyColumnsOf, toStory } from "./stories.server";
import { articleMentions, articles } from "./tables.server";
import { translatedBody } from "./translated-body.server";

export async function readArticle(
	db: Db,
	language: Language,
	slug: string,
	mentionables: Mentionables,
): Promise<AnswerOf<typeof articleDetail>> {
	const [article] = await prepared(db, `article_${language}`, () =>
		selectArticle(db, language, mentionables),
	).execute({ slug });
	if (!article) throw new Refusal("news.unknown");
	const { tags, author, body, isTranslated, related, before, after, mentioned } = article;
	const toNeighbour = ([row]: typeof before) =>
		row ? { slug: row.slug, title: localize(row.title, language) } : null;
	return {
		...toStory(article, language),
		tags,
		author,
		body,
		bodyLanguage: isTranslated ? "en" : "id",
		mentions: toCards(mentionables, mentioned, listMentions(body), language),
		related: related.map((row) => toStory(row, language)),
		previous: toNeighbour(before),
		next: toNeighbour(after),
	};
}

/** The article itself; what is read beside it has `articles` for the others. */
const me = alias(articles, "me");

/** An article with all its page shows, in one statement: what it names, what to read next, and its neighbours. */
function selectArticle(db: Db, language: Language, mentionables: Mentionables) {
	return db
		.select({
			...storyColumnsOf(me),
			...translatedBody(language, me),
			tags: me.tags,
			author: me.author,
			mentioned: byKind(mentionKinds, (kind) => rowsOf(mentionables[kind].select(db, isNamed(db, kind)))),
			related: rowsOf(selectRelated(db, 4)),
			before: rowsOf(selectNeighbour(db, "before")),
			after: rowsOf(selectNeighbour(db, "after")),
		})
		.from(me)
		.where(and(eq(me.slug, sql.placeholder("slug")), lte(me.publishedAt, sql`now()`)));
}

const isOfSameHouse = eq(articles.category, me.category);

/** Whatever an article names is kept beside it, so no text is read to find it. */
const isNamed = (db: Db, kind: MentionKind) => (slug: AnyColumn) =>
	inArray(
		slug,
		db
			.select({ slug: articleMentions.targetSlug })
			.from(articleMentions)
			.where(and(eq(articleMentions.articleId, me.id), eq(articleMentions.kind, kind))),
	);

/** Of each person, thing and tag, the newest. */
const newestOfEach = 8;

/**
 * Stories about the same people and things (and, half as near, with the same tags), then the newest of the same
 * house. All is told by indexes, each asked for a few, so that a long history costs no more than a short one.
 */
function selectRelated(db: Db, limit: number) {
	const mine = alias(articleMentions, "mine");
	const theirs = alias(articleMentions, "theirs");
	const newest = db
		.select({ id: theirs.articleId, publishedAt: theirs.publishedAt })
		.from(theirs)
		.where(
			and(
				eq(theirs.kind, mine.kind),
				eq(theirs.targetSlug, mine.targetSlug),
				lte(theirs.publishedAt, sql`now()`),
			),
		)
		.orderBy(desc(theirs.publishedAt), asc(theirs.articleId))
		.limit(newestOfEach)
		.as("newest");
	const alike = db
		.select({
			id: newest.id,
			publishedAt: newest.publishedAt,
			points: sql<number>`case ${mine.kind} when 'tag' then 1 else 2 end`.as("points"),
		})
		.from(mine)
		.innerJoinLateral(newest, sql`true`)
		.where(eq(mine.articleId, me.id));
	const ofHouse = db
		.select({ id: articles.id, publishedAt: articles.publishedAt, points: sql<number>`0`.as("points") })
		.from(articles)
		.where(and(isPublished, isOfSameHouse))
		.orderBy(desc(articles.publishedAt), asc(articles.id))
		.limit(limit + 1);
	const all = unionAll(alike, ofHouse).as("all_near");
	const points = sql<number>`sum(${all.points})`;
	const nearest = db
		.select({ id: all.id, points: points.as("points") })
		.from(all)
		.where(ne(all.id, me.id))
		.groupBy(all.id, all.publishedAt)
		.orderBy(desc(points), desc(all.publishedAt), asc(all.id))
		.limit(limit)
		.as("nearest");
	return db
		.select(storyColumns)
		.from(nearest)
		.innerJoin(articles, eq(articles.id, nearest.id))
		.orderBy(desc(nearest.points), desc(articles.publishedAt), asc(articles.id));
}

/** The story before or after in the same house. The first bound is what the index can use. */
function selectNeighbour(db: Db, side: "before" | "after") {
	const { publishedAt, id } = articles;
	return db
		.select({ slug: articles.slug, title: articles.title })
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
