import { and, asc, count, desc, eq, inArray, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { ClubSection } from "../platform/club-profile";
import { inLanguage } from "../platform/data/columns.server";
import type { Db } from "../platform/data/database.server";
import { statement } from "../platform/data/statement.server";
import type { AnswerOf, ParsedInputOf } from "../platform/http/contract";
import { refuse } from "../platform/http/refusal";
import { countPages, selectShown } from "../platform/lists/list-page.server";
import { selectTotal } from "../platform/lists/list-total.server";
import { areWordsIn, readWords } from "../platform/lists/list-words.server";
import type { Language } from "../platform/words/language";
import type { Mention } from "./article/article-body";
import { type NewsSort, type newsList, newsRefusals, storiesPerPage } from "./contract";
import type { Story } from "./story";
import { articleMentions, articles } from "./tables.server";

type NewsFilter = ParsedInputOf<typeof newsList>;

export async function listNews(
	db: Db,
	language: Language,
	filter: NewsFilter,
): Promise<AnswerOf<typeof newsList>> {
	const { page, sort } = filter;
	const words = readWords(filter.q);
	const values = { ...filter, ...words.values, offset: (page - 1) * storiesPerPage };
	const rows = await listed.run(
		db,
		values,
		language,
		sort,
		filter.category !== "all",
		Boolean(filter.tag),
		words.count,
	);
	const [first] = rows;
	if (!first && page > 1)
		return { ...(await listNews(db, language, { ...filter, page: 1 })), stories: [], page };
	const length = countPages(first?.total ?? 0, storiesPerPage, { isByWords: words.count > 0 });
	return {
		stories: page > length.pageCount ? [] : rows.map(toStory),
		page,
		...length,
	};
}

const listed = statement(
	(db: Db, language: Language, sort: NewsSort, ofHouse: boolean, withTag: boolean, wordCount: number) => {
		const house = ofHouse ? sql`${sql.placeholder("category")}` : undefined;
		const inHouse = house && eq(articles.category, house);
		const tag = sql.placeholder("tag");
		const hasTag = {
			byIndex: sql`${articles.tags} @> array[${tag}]::text[]`,
			byReading: sql`${tag} = any(${articles.tags})`,
		};
		const isByTagAlone = withTag && !inHouse && wordCount === 0;
		const shown = selectShown(articles, {
			where: [isStoryPublished, inHouse],
			sought: [...(withTag ? [hasTag] : []), ...areWordsIn(articles.words, wordCount)],
			isByWords: wordCount > 0,
			counted: isByTagAlone ? countWithTag(db) : undefined,
			total: selectTotal(db, articles, { house, toCome: and(inHouse, not(isStoryPublished)) }),
			order: sortings[sort],
			perPage: storiesPerPage,
		});
		return db
			.select({ ...storyColumns(language), total: sql<number>`shown.total` })
			.from(shown)
			.innerJoin(articles, sql`${articles.id} = shown.id`)
			.orderBy(...sortings[sort]);
	},
);

/** Counts the stories with a tag by an index-only scan. */
const countWithTag = (db: Db) =>
	db
		.select({ total: count().as("total") })
		.from(articleMentions)
		.where(
			and(
				eq(articleMentions.kind, "tag"),
				eq(articleMentions.targetSlug, sql.placeholder("tag")),
				lte(articleMentions.publishedAt, sql`now()`),
			),
		);

export async function listNewestStories(
	db: Db,
	language: Language,
	limit: number,
	category?: ClubSection,
): Promise<(Story & { featured: boolean })[]> {
	const rows = await newestStories.run(db, { limit }, language, category);
	return rows.map((row) => ({ ...toStory(row), featured: row.featured }));
}

const newestStories = statement((db: Db, language: Language, category: ClubSection | undefined) =>
	db
		.select({ ...storyColumns(language), featured: articles.featured })
		.from(articles)
		.where(and(isStoryPublished, category ? eq(articles.category, category) : undefined))
		.orderBy(...sortings.newest)
		.limit(sql.placeholder("limit")),
);

type Followed = { houses: readonly ClubSection[]; players: readonly string[] };

/** The newest stories of some houses or about some players. */
export async function listStoriesFor(
	db: Db,
	language: Language,
	{ houses, players }: Followed,
	limit: number,
): Promise<Story[]> {
	const about = db
		.select({ id: articleMentions.articleId })
		.from(articleMentions)
		.where(and(eq(articleMentions.kind, "player"), inArray(articleMentions.targetSlug, [...players])));
	const rows = await db
		.select(storyColumns(language))
		.from(articles)
		.where(and(isStoryPublished, or(inArray(articles.category, [...houses]), inArray(articles.id, about))))
		.orderBy(...sortings.newest)
		.limit(limit);
	return rows.map(toStory);
}

export async function findStory(db: Db, language: Language, slug: string): Promise<Story> {
	const [row] = await story.run(db, { slug }, language);
	if (!row) throw refuse(newsRefusals, "news.unknown");
	return toStory(row);
}

const story = statement((db: Db, language: Language) =>
	db
		.select(storyColumns(language))
		.from(articles)
		.where(and(eq(articles.slug, sql.placeholder("slug")), isStoryPublished)),
);

/** Reverse lookup of mentions: stories about a player, an event, a product or a video. */
export async function listStoriesAbout(
	db: Db,
	language: Language,
	{ kind, slug }: Mention,
	limit: number,
): Promise<Story[]> {
	const rows = await storiesAbout.run(db, { kind, slug, limit }, language);
	return rows.map(toStory);
}

const storiesAbout = statement((db: Db, language: Language) => {
	const { articleId, publishedAt, targetSlug, kind } = articleMentions;
	const newest = db
		.select({ id: articleId })
		.from(articleMentions)
		.where(
			and(
				eq(kind, sql.placeholder("kind")),
				eq(targetSlug, sql.placeholder("slug")),
				lte(publishedAt, sql`now()`),
			),
		)
		.orderBy(desc(publishedAt), asc(articleId))
		.limit(sql.placeholder("limit"))
		.as("newest");
	return db
		.select(storyColumns(language))
		.from(newest)
		.innerJoin(articles, eq(articles.id, newest.id))
		.orderBy(...sortings.newest);
});

export const isStoryPublished = lte(articles.publishedAt, sql`now()`);

export const storyColumns = (language: Language) => ({
	slug: articles.slug,
	title: inLanguage(language, articles.title),
	excerpt: inLanguage(language, articles.excerpt),
	category: articles.category,
	cover: articles.cover,
	publishedAt: articles.publishedAt,
	readingMinutes: articles.readingMinutes,
});

type StoryRow = Omit<Story, "publishedAt"> & { publishedAt: Date };

export const toStory = (row: StoryRow): Story => ({
	slug: row.slug,
	title: row.title,
	excerpt: row.excerpt,
	category: row.category,
	cover: row.cover,
	publishedAt: row.publishedAt.toISOString(),
	readingMinutes: row.readingMinutes,
});

const sortings: Record<NewsSort, SQL[]> = {
	newest: [desc(articles.publishedAt), asc(articles.id)],
	oldest: [asc(articles.publishedAt), desc(articles.id)],
	longest: [desc(articles.readingMinutes), desc(articles.publishedAt), asc(articles.id)],
};

/** How many articles mention it, published or not. */
export const countStoriesAbout = (db: Db, { kind, slug }: Mention) =>
	db.$count(articleMentions, and(eq(articleMentions.kind, kind), eq(articleMentions.targetSlug, slug)));
