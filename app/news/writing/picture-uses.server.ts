import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { articles } from "../tables.server";
import { manuscripts, revisions } from "./tables.server";

/** Articles that show a picture, and drafts that will. Older revisions don't count: nobody sees them. */
export async function listArticlesShowing(db: Db, photoId: string) {
	const isIn = (content: unknown) => sql`position(${`"photo": "${photoId}"`} in (${content})::text) > 0`;
	const [shown, written] = await Promise.all([
		db
			.select({ id: articles.id, title: articles.title })
			.from(articles)
			.where(isIn(sql`jsonb_build_array(${articles.cover}, ${articles.body}, ${articles.bodyEn})`)),
		db
			.select({ id: revisions.articleId, content: revisions.content })
			.from(manuscripts)
			.innerJoin(
				revisions,
				and(eq(revisions.articleId, manuscripts.articleId), eq(revisions.version, manuscripts.version)),
			)
			.where(isIn(revisions.content)),
	]);
	return [
		...shown.map(({ id, title }) => ({ kind: "article" as const, id, title: title.id })),
		...written
			.filter(({ id }) => !shown.some((article) => article.id === id))
			.map(({ id, content }) => ({ kind: "draft" as const, id, title: content.words.id.title })),
	];
}
