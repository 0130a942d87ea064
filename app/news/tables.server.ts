import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	type PgColumn,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { id, instant, localized, picture } from "../platform/data/columns.server";
import { listWords, wordIndex } from "../platform/lists/list-words.server";
import { type ArticleBody, mentionKinds } from "./article/article-body";

export const isTranslated = ({ title, excerpt, bodyEn }: Record<"title" | "excerpt" | "bodyEn", PgColumn>) =>
	sql`(${bodyEn} is not null and ${title} ? 'en' and ${excerpt} ? 'en')`;

export const articles = pgTable(
	"articles",
	{
		id: id(),
		slug: text("slug").notNull().unique("articles_slug"),
		title: localized("title").notNull(),
		excerpt: localized("excerpt").notNull(),
		body: jsonb("body").$type<ArticleBody>().notNull(),
		/** Without it, English readers get the Indonesian body under an English title. */
		bodyEn: jsonb("body_en").$type<ArticleBody>(),
		cover: picture("cover").notNull(),
		/** What the cover shows; without it, it is decoration. */
		coverAlt: localized("cover_alt"),
		category: text("category").notNull(),
		tags: text("tags").array().notNull().default(sql`'{}'`),
		author: text("author").notNull(),
		publishedAt: instant("published_at").notNull(),
		readingMinutes: integer("reading_minutes").notNull(),
		featured: boolean("featured").notNull().default(false),
		words: listWords("title", "excerpt"),
	},
	(article) => [
		// Target of the mentions' foreign key.
		unique("articles_published").on(article.id, article.publishedAt),
		// `order by … desc` sorts nulls first, and only an index with the same null order can serve it.
		index("articles_newest").on(article.publishedAt.desc().nullsFirst(), article.id),
		index("articles_newest_in_category").on(
			article.category,
			article.publishedAt.desc().nullsFirst(),
			article.id,
		),
		index("articles_longest").on(
			article.readingMinutes.desc().nullsFirst(),
			article.publishedAt.desc().nullsFirst(),
			article.id,
		),
		index("articles_featured").on(article.publishedAt.desc().nullsFirst()).where(sql`${article.featured}`),
		index("articles_tags").using("gin", article.tags),
		index("articles_words").using("gin", wordIndex(article.words)),
		index("articles_without_english")
			.on(article.id)
			.where(sql`not ${isTranslated(article)}`),
		check("articles_slug_is_a_path_word", sql`${article.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check("articles_reading_takes_time", sql`${article.readingMinutes} > 0`),
	],
);
export type Article = typeof articles.$inferSelect;
export type ArticleInsert = typeof articles.$inferInsert;

/**
 * An article's topics: its mentions and tags. "News about this player" is one index lookup, newest first: the
 * publication date is duplicated here and follows the article's through the foreign key. Maintained by a trigger on
 * `articles` (migration `article_topics`); nothing else writes here.
 */
export const articleMentions = pgTable(
	"article_mentions",
	{
		articleId: uuid("article_id").notNull(),
		publishedAt: instant("published_at").notNull(),
		kind: text("kind", { enum: [...mentionKinds, "tag"] }).notNull(),
		targetSlug: text("target_slug").notNull(),
	},
	(mention) => [
		primaryKey({ columns: [mention.articleId, mention.kind, mention.targetSlug] }),
		foreignKey({
			name: "article_mentions_of_article",
			columns: [mention.articleId, mention.publishedAt],
			foreignColumns: [articles.id, articles.publishedAt],
		})
			.onDelete("cascade")
			.onUpdate("cascade"),
		index("article_mentions_of_target").on(
			mention.kind,
			mention.targetSlug,
			mention.publishedAt.desc().nullsFirst(),
			mention.articleId,
		),
		check(
			"article_mentions_kind_is_known",
			sql`${mention.kind} in ('player', 'event', 'product', 'video', 'tag')`,
		),
	],
);
