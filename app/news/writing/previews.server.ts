import { randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { hashToken } from "../../members/tokens.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import type { Language } from "../../platform/words/language";
import { listMentions, readingMinutes } from "../article/article-body";
import { findMentioned } from "../article/mentions.server";
import { type articleDetail, newsRefusals } from "../contract";
import { type createPreview, previewDays } from "./contract";
import { lockManuscript, readManuscript } from "./manuscripts.server";
import { articlePreviews } from "./tables.server";

/** A preview has an article address that nobody can guess. `secret-addresses.ts` knows it, too. */
const previewSlug = /^pratinjau-([0-9a-f]{64})$/;

export async function makePreview(
	{ db, who }: MemberContext,
	id: string,
): Promise<AnswerOf<typeof createPreview>> {
	const token = randomBytes(32).toString("hex");
	const { version } = await readManuscript(db, id);
	const [preview] = await transaction(db, async (db) => {
		await lockManuscript(db, id, version);
		await db.delete(articlePreviews).where(lt(articlePreviews.expiresAt, sql`now()`));
		// Whoever has the link reads what is not published yet.
		await recordAudit(db, {
			by: who.memberId,
			action: "news.preview",
			subject: `article/${id}`,
			after: { version, days: previewDays },
		});
		return db
			.insert(articlePreviews)
			.values({
				tokenHash: hashToken(token),
				articleId: id,
				expiresAt: sql`now() + make_interval(days => ${previewDays})`,
			})
			.returning({ expiresAt: articlePreviews.expiresAt });
	});
	return {
		path: pathTo("NewsDetail", { title: `pratinjau-${token}` }),
		expiresAt: preview!.expiresAt.toISOString(),
	};
}

/** The saved manuscript as its page will look; null unless the address is one of a preview. */
export async function readPreview(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof articleDetail> | null> {
	const token = previewSlug.exec(slug)?.[1];
	if (!token) return null;
	const [preview] = await db
		.select({ id: articlePreviews.articleId })
		.from(articlePreviews)
		.where(and(eq(articlePreviews.tokenHash, hashToken(token)), gt(articlePreviews.expiresAt, sql`now()`)));
	if (!preview) throw refuse(newsRefusals, "news.unknown");
	const { content, published } = await readManuscript(db, preview.id);
	const { id, en } = content.words;
	const isEnglish = language === "en" && en.body.length > 0;
	const body = isEnglish ? en.body : id.body;
	const shown = (part: "title" | "excerpt" | "coverAlt") => (language === "en" && en[part]) || id[part];
	return {
		slug,
		title: shown("title"),
		excerpt: shown("excerpt"),
		category: content.category,
		tags: content.tags,
		author: content.author,
		publishedAt: published?.at ?? new Date().toISOString(),
		readingMinutes: readingMinutes(id.body),
		cover: content.cover,
		coverAlt: shown("coverAlt"),
		body,
		bodyLanguage: isEnglish ? "en" : "id",
		mentions: await findMentioned(db, language, listMentions(body)),
		related: [],
		previous: null,
		next: null,
		isPreview: true,
	};
}
