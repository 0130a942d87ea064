import { and, eq, ne, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { readingMinutes } from "../article/article-body";
import { articles } from "../tables.server";
import type { manuscriptDetail, publishManuscript, withdrawManuscript } from "./contract";
import { type Manuscript, publishableSchema } from "./manuscript";
import { lockManuscript, readManuscript } from "./manuscripts.server";
import { articleRedirects, manuscripts } from "./tables.server";

type Answer = AnswerOf<typeof manuscriptDetail>;

/** Readers get the saved version. Cached pages are invalidated by the triggers on `articles`. */
export async function publishDraft(
	context: MemberContext,
	{ id, version, at }: ParsedInputOf<typeof publishManuscript>,
): Promise<Answer> {
	const { db, who } = context;
	await transaction(db, async (db) => {
		const { content } = await lockManuscript(db, id, version);
		checkWhole(content, context);
		await checkSlug(db, id, content.slug, context);
		const [before] = await db
			.select({
				slug: articles.slug,
				publishedAt: articles.publishedAt,
				isOut: sql<boolean>`${articles.publishedAt} <= now()`,
			})
			.from(articles)
			.where(eq(articles.id, id));
		const publishedAt = at ? new Date(at) : before?.isOut ? before.publishedAt : sql`now()`;
		const shown = { ...toArticle(content), publishedAt };
		await db
			.insert(articles)
			.values({ id, ...shown })
			.onConflictDoUpdate({ target: articles.id, set: shown });
		await db.update(manuscripts).set({ publishedVersion: version }).where(eq(manuscripts.articleId, id));
		await keepRedirect(db, id, before?.slug, content.slug);
		await recordAudit(db, {
			by: who.memberId,
			action: at ? "news.schedule" : "news.publish",
			subject: `article/${id}`,
			...(before && { before: { slug: before.slug, publishedAt: before.publishedAt } }),
			after: { slug: content.slug, version, ...(at && { publishedAt: at }) },
		});
	});
	return readManuscript(db, id);
}

export async function withdrawArticle(
	{ db, who }: MemberContext,
	{ id, version }: ParsedInputOf<typeof withdrawManuscript>,
): Promise<Answer> {
	await transaction(db, async (db) => {
		await lockManuscript(db, id, version);
		const [gone] = await db.delete(articles).where(eq(articles.id, id)).returning({ slug: articles.slug });
		// Idempotent.
		if (!gone) return;
		await db.update(manuscripts).set({ publishedVersion: null }).where(eq(manuscripts.articleId, id));
		await recordAudit(db, {
			by: who.memberId,
			action: "news.withdraw",
			subject: `article/${id}`,
			before: { slug: gone.slug },
		});
	});
	return readManuscript(db, id);
}

const toArticle = ({ words: { id, en }, ...content }: Manuscript) => ({
	...content,
	title: { id: id.title, ...(en.title && { en: en.title }) },
	excerpt: { id: id.excerpt, ...(en.excerpt && { en: en.excerpt }) },
	coverAlt: id.coverAlt || en.coverAlt ? { id: id.coverAlt, ...(en.coverAlt && { en: en.coverAlt }) } : null,
	body: id.body,
	bodyEn: en.body.length > 0 ? en.body : null,
	readingMinutes: readingMinutes(id.body),
});

function checkWhole(content: Manuscript, { language }: MemberContext) {
	const faults = publishableSchema.safeParse(content).error?.issues ?? [];
	if (faults.length === 0) return;
	const text = { id: "Wajib diisi sebelum terbit.", en: "This is required before publishing." };
	throw new InvalidInput(
		Object.fromEntries(faults.map(({ path }) => [`content.${path.join(".")}`, [localize(text, language)]])),
	);
}

async function checkSlug(db: Db, id: string, slug: string, { language }: MemberContext) {
	const taken = await db.$count(articles, and(eq(articles.slug, slug), ne(articles.id, id)));
	const text = { id: "Alamat ini dipakai berita lain.", en: "Another article has this address." };
	if (taken > 0) throw new InvalidInput({ "content.slug": [localize(text, language)] });
}

/** The former address leads to the new one, unless another article has taken it since. */
async function keepRedirect(db: Db, articleId: string, from: string | undefined, to: string) {
	await db.delete(articleRedirects).where(eq(articleRedirects.slug, to));
	if (from && from !== to)
		await db
			.insert(articleRedirects)
			.values({ slug: from, articleId })
			.onConflictDoUpdate({ target: articleRedirects.slug, set: { articleId } });
}
