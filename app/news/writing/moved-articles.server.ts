import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { isStoryPublished } from "../stories.server";
import { articles } from "../tables.server";
import { articleRedirects } from "./tables.server";

/** The present address of an article that had this one before. */
export async function findMovedArticle(db: Db, slug: string): Promise<string | null> {
	const [moved] = await db
		.select({ slug: articles.slug })
		.from(articleRedirects)
		.innerJoin(articles, eq(articles.id, articleRedirects.articleId))
		.where(and(eq(articleRedirects.slug, slug), isStoryPublished))
		.limit(1);
	return moved?.slug ?? null;
}
