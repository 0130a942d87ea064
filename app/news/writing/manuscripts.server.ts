import { and, eq } from "drizzle-orm";
import { listMembers } from "../../members/find-member.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Article, articles } from "../tables.server";
import { type manuscriptDetail, writingRefusals } from "./contract";
import { type Manuscript, wordStatesOf } from "./manuscript";
import { manuscripts, revisions } from "./tables.server";

type Answer = AnswerOf<typeof manuscriptDetail>;
export type ManuscriptRow = typeof manuscripts.$inferSelect & { content: Manuscript };

export async function readManuscript(db: Db, id: string): Promise<Answer> {
	const [[kept], [article]] = await Promise.all([
		db
			.select({ manuscript: manuscripts, revision: revisions })
			.from(manuscripts)
			.innerJoin(
				revisions,
				and(eq(revisions.articleId, manuscripts.articleId), eq(revisions.version, manuscripts.version)),
			)
			.where(eq(manuscripts.articleId, id)),
		db.select().from(articles).where(eq(articles.id, id)),
	]);
	if (!kept && !article) throw refuse(writingRefusals, "manuscript.unknown");
	const manuscript = kept?.manuscript ?? firstVersionOf(article!);
	const content = kept?.revision.content ?? contentOf(article!);
	const states = wordStatesOf(content.words, manuscript);
	return {
		id,
		version: manuscript.version,
		content,
		states,
		translatedFrom: states.en === "outdated" ? await findTranslated(db, manuscript) : null,
		changedAt: kept?.revision.memberId ? kept.revision.createdAt.toISOString() : null,
		changedBy: await nameOf(db, kept?.revision.memberId ?? null),
		published: article
			? {
					version: manuscript.publishedVersion ?? 0,
					slug: article.slug,
					at: article.publishedAt.toISOString(),
				}
			: null,
	};
}

/** Null if that revision was replaced by a later one of the same sitting. */
async function findTranslated(db: Db, { articleId, enVersion }: { articleId: string; enVersion: number }) {
	const [revision] = await db
		.select({ content: revisions.content })
		.from(revisions)
		.where(and(eq(revisions.articleId, articleId), eq(revisions.version, enVersion)));
	return revision?.content.words.id ?? null;
}

/** Locks it, so that concurrent saves are serialized and the second is refused. */
export async function lockManuscript(db: Db, id: string, version: number): Promise<ManuscriptRow> {
	await adoptArticle(db, id);
	const [manuscript] = await db.select().from(manuscripts).where(eq(manuscripts.articleId, id)).for("update");
	if (!manuscript) throw refuse(writingRefusals, "manuscript.unknown");
	if (manuscript.version !== version) throw refuse(writingRefusals, "manuscript.changed");
	const [latest] = await db
		.select({ content: revisions.content })
		.from(revisions)
		.where(and(eq(revisions.articleId, id), eq(revisions.version, version)));
	return { ...manuscript, content: latest!.content };
}

export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
	const known = [...new Set(ids.flatMap((id) => id ?? []))];
	const people = known.length > 0 ? await listMembers(db, known) : [];
	return new Map(people.map(({ id, name }) => [id, name]));
}

const nameOf = async (db: Db, id: string | null) => (id && (await namesOf(db, [id])).get(id)) || null;

/** Gives a published article that nobody has edited yet its manuscript. */
export async function adoptArticle(db: Db, id: string) {
	const [article] = await db.select().from(articles).where(eq(articles.id, id));
	if (!article) return;
	const adopted = await db
		.insert(manuscripts)
		.values(firstVersionOf(article))
		.onConflictDoNothing()
		.returning({ id: manuscripts.articleId });
	if (adopted.length > 0)
		await db.insert(revisions).values({ articleId: id, version: 1, content: contentOf(article) });
}

const firstVersionOf = ({ id, bodyEn }: Article) => ({
	articleId: id,
	version: 1,
	idVersion: 1,
	enVersion: bodyEn ? 1 : 0,
	publishedVersion: 1,
});

const contentOf = (article: Article): Manuscript => ({
	slug: article.slug,
	category: article.category,
	cover: article.cover,
	tags: article.tags,
	author: article.author,
	featured: article.featured,
	words: {
		id: {
			title: article.title.id,
			excerpt: article.excerpt.id,
			coverAlt: article.coverAlt?.id ?? "",
			body: article.body,
		},
		en: {
			title: article.title.en ?? "",
			excerpt: article.excerpt.en ?? "",
			coverAlt: article.coverAlt?.en ?? "",
			body: article.bodyEn ?? [],
		},
	},
});
