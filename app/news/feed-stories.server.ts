import { and, desc, eq } from "drizzle-orm";
import type { ClubSection } from "../platform/club-profile";
import type { Db } from "../platform/data/database.server";
import type { Language } from "../platform/words/language";
import type { ArticleBody } from "./article/article-body";
import { translatedBody } from "./article/translated-body.server";
import { isStoryPublished, storyColumns, toStory } from "./stories.server";
import type { Story } from "./story";
import { articles } from "./tables.server";

/** A story with everything a feed reader shows. */
export type FeedStory = Story & { author: string; tags: string[]; body: ArticleBody };

export async function listFeedStories(
	db: Db,
	language: Language,
	limit: number,
	category?: ClubSection,
): Promise<FeedStory[]> {
	const rows = await db
		.select({
			...storyColumns(language),
			author: articles.author,
			tags: articles.tags,
			body: translatedBody(language, articles).body,
		})
		.from(articles)
		.where(and(isStoryPublished, category ? eq(articles.category, category) : undefined))
		.orderBy(desc(articles.publishedAt), articles.id)
		.limit(limit);
	return rows.map((row) => ({
		...toStory(row),
		author: row.author,
		tags: row.tags,
		body: row.body,
	}));
}
