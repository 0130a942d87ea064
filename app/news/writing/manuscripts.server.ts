import { and, desc, eq } from "drizzle-orm";
import { findMissingPictures } from "../../media/library.server";
import { listMembers } from "../../members/find-member.server";
import type { MemberContext } from "../../platform/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/contract";
import type { Db } from "../../platform/database.server";
import { jsonInOrder } from "../../platform/json-in-order";
import { type Language, localize } from "../../platform/language";
import { InvalidInput, refuse } from "../../platform/refusal";
import { transaction } from "../../platform/transaction.server";
import { recordAudit } from "../../staff/audit.server";
import { type Article, articles } from "../tables.server";
import { type manuscriptDetail, type saveManuscript, writingRefusals } from "./contract";
import { type Manuscript, noWords, wordStatesOf } from "./manuscript";
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
	return {
		id,
		version: manuscript.version,
		content,
		states: wordStatesOf(content.words, manuscript),
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

export async function createDraft(context: MemberContext, content: Manuscript): Promise<Answer> {
	const { db, who, language } = context;
	const id = await transaction(db, async (db) => {
		await checkPictures(db, content, language);
		const [made] = await db
			.insert(manuscripts)
			.values({ version: 1, idVersion: 1, enVersion: 1 })
			.returning({ id: manuscripts.articleId });
		const { id } = made!;
		await db.insert(revisions).values({ articleId: id, version: 1, content, memberId: who.memberId });
		await recordAudit(db, {
			by: who.memberId,
			action: "news.create",
			subject: `article/${id}`,
			after: { slug: content.slug, title: content.words.id.title },
		});
		return id;
	});
	return readManuscript(db, id);
}

export async function saveDraft(
	context: MemberContext,
	{ id, version, content, confirmsEnglish, restores }: ParsedInputOf<typeof saveManuscript>,
): Promise<Answer> {
	const { db, who, language } = context;
	await transaction(db, async (db) => {
		await checkPictures(db, content, language);
		const before = await lockManuscript(db, id, version);
		const changed = changedParts(before.content, content);
		if (changed.length === 0 && !confirmsEnglish) return;
		const next = before.version + 1;
		const isChanged = (language: string) => changed.some((part) => part.startsWith(`words.${language}.`));
		await db.insert(revisions).values({ articleId: id, version: next, content, memberId: who.memberId });
		await db
			.update(manuscripts)
			.set({
				version: next,
				...(isChanged("id") && { idVersion: next }),
				...((isChanged("en") || confirmsEnglish) && { enVersion: next }),
			})
			.where(eq(manuscripts.articleId, id));
		await recordAudit(db, {
			by: who.memberId,
			action: restores ? "news.restore" : "news.save",
			subject: `article/${id}`,
			before: { version },
			after: { version: next, changed, ...(restores && { restored: restores }) },
		});
	});
	return readManuscript(db, id);
}

/** Locks it, so that two who save at once come one after the other; the second is refused. */
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

export async function listRevisions(db: Db, id: string) {
	// An article that nobody has edited has no history yet.
	await readManuscript(db, id);
	const rows = await db
		.select({ version: revisions.version, at: revisions.createdAt, memberId: revisions.memberId })
		.from(revisions)
		.where(eq(revisions.articleId, id))
		.orderBy(desc(revisions.version))
		.limit(mostRevisions);
	const names = await namesOf(
		db,
		rows.map(({ memberId }) => memberId),
	);
	return {
		revisions: rows.map(({ version, at, memberId }) => ({
			version,
			at: at.toISOString(),
			by: (memberId && names.get(memberId)) ?? null,
		})),
	};
}
const mostRevisions = 200;

export async function readRevision(db: Db, id: string, version: number) {
	const [row] = await db
		.select({ content: revisions.content })
		.from(revisions)
		.where(and(eq(revisions.articleId, id), eq(revisions.version, version)));
	if (!row) throw refuse(writingRefusals, "manuscript.unknown");
	return row;
}

export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
	const known = [...new Set(ids.flatMap((id) => id ?? []))];
	const people = known.length > 0 ? await listMembers(db, known) : [];
	return new Map(people.map(({ id, name }) => [id, name]));
}

const nameOf = async (db: Db, id: string | null) => (id && (await namesOf(db, [id])).get(id)) || null;

/** Gives a published article that nobody has edited yet its manuscript. */
async function adoptArticle(db: Db, id: string) {
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
		id: { title: article.title.id, excerpt: article.excerpt.id, body: article.body },
		en: {
			...noWords,
			title: article.title.en ?? "",
			excerpt: article.excerpt.en ?? "",
			body: article.bodyEn ?? [],
		},
	},
});

/** "slug", "words.en.body" */
function changedParts(before: Manuscript, after: Manuscript): string[] {
	const parts = (content: Manuscript) =>
		Object.entries({
			...content,
			words: undefined,
			...Object.fromEntries(
				Object.entries(content.words).flatMap(([language, words]) =>
					Object.entries(words).map(([name, value]) => [`words.${language}.${name}`, value]),
				),
			),
		});
	const old = new Map(parts(before).map(([name, value]) => [name, jsonInOrder(value)]));
	return parts(after)
		.filter(([name, value]) => old.get(name) !== jsonInOrder(value))
		.map(([name]) => name);
}

/** A picture that is not in the library may be forgotten tomorrow, or be a fan's. */
async function checkPictures(db: Db, content: Manuscript, language: Language) {
	const missing = await findMissingPictures(db, content);
	if (missing.length === 0) return;
	const text = { id: "Ada gambar yang tidak ada di pustaka media.", en: "A picture is not in the library." };
	throw new InvalidInput({ pictures: [localize(text, language)] });
}
