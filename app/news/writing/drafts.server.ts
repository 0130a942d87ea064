import { and, eq, gt, sql } from "drizzle-orm";
import { findMissingPictures } from "../../editing/media/library.server";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { jsonInOrder } from "../../platform/data/json-in-order";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { articles } from "../tables.server";
import {
	type createManuscript,
	type discardManuscript,
	type manuscriptDetail,
	type saveManuscript,
	writingRefusals,
} from "./contract";
import type { Manuscript } from "./manuscript";
import { adoptArticle, lockManuscript, type ManuscriptRow, readManuscript } from "./manuscripts.server";
import { manuscripts, revisions } from "./tables.server";

type Answer = AnswerOf<typeof manuscriptDetail>;

/** A known id means a retry after a lost answer: what was written since is saved. */
export async function createDraft(
	context: MemberContext,
	{ content, id: given, automatic }: ParsedInputOf<typeof createManuscript>,
): Promise<Answer> {
	const { db, who, language } = context;
	const id = await transaction(db, async (db) => {
		await checkPictures(db, content, language);
		if (given) await adoptArticle(db, given);
		const [made] = await db
			.insert(manuscripts)
			.values({ ...(given && { articleId: given }), version: 1, idVersion: 1, enVersion: 1 })
			.onConflictDoNothing()
			.returning({ id: manuscripts.articleId });
		if (!made) return null;
		const { id } = made;
		await db.insert(revisions).values({
			articleId: id,
			version: 1,
			content,
			memberId: who.memberId,
			automaticSince: automatic ? sql`now()` : null,
		});
		await recordAudit(db, {
			by: who.memberId,
			action: "news.create",
			subject: `article/${id}`,
			after: { slug: content.slug, title: content.words.id.title },
		});
		return id;
	});
	return id ? readManuscript(db, id) : saveDraft(context, { id: given!, version: 1, content, automatic });
}

export async function saveDraft(
	context: MemberContext,
	{ id, version, content, automatic, confirmsEnglish, restores }: ParsedInputOf<typeof saveManuscript>,
): Promise<Answer> {
	const { db, who, language } = context;
	await transaction(db, async (db) => {
		await checkPictures(db, content, language);
		const before = await lockManuscript(db, id, version);
		const changed = changedParts(before.content, content);
		if (changed.length === 0 && !confirmsEnglish) {
			if (!automatic) await stopReplacing(db, before);
			return;
		}
		const next = before.version + 1;
		const isChanged = (language: string) => changed.some((part) => part.startsWith(`words.${language}.`));
		const since = await replaceAutomatic(db, before, who.memberId);
		await db.insert(revisions).values({
			articleId: id,
			version: next,
			content,
			memberId: who.memberId,
			automaticSince: automatic ? (since ?? sql`now()`) : null,
		});
		await db
			.update(manuscripts)
			.set({
				version: next,
				...(isChanged("id") && { idVersion: next }),
				...((isChanged("en") || confirmsEnglish) && { enVersion: next }),
			})
			.where(eq(manuscripts.articleId, id));
		// The first of them is in the log; the rest are the same sitting.
		if (automatic && since) return;
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

/** A draft that is not worth keeping. Its text stays in the log. */
export async function discardDraft(
	{ db, who }: MemberContext,
	{ id, version }: ParsedInputOf<typeof discardManuscript>,
) {
	await transaction(db, async (db) => {
		const { content } = await lockManuscript(db, id, version);
		if ((await db.$count(articles, eq(articles.id, id))) > 0)
			throw refuse(writingRefusals, "manuscript.published");
		await db.delete(manuscripts).where(eq(manuscripts.articleId, id));
		await recordAudit(db, {
			by: who.memberId,
			action: "news.discard",
			subject: `article/${id}`,
			before: content,
		});
	});
	return {};
}

/**
 * Replaces the same writer's autosave of the last ten minutes, so that an hour of writing is six revisions and not six
 * hundred. What is on the site stays. Returns since when it has been autosaved.
 */
async function replaceAutomatic(db: Db, before: ManuscriptRow, memberId: string): Promise<Date | null> {
	if (before.publishedVersion === before.version) return null;
	const [replaced] = await db
		.delete(revisions)
		.where(
			and(
				isLatestOf(before),
				eq(revisions.memberId, memberId),
				gt(revisions.automaticSince, sql`now() - interval '10 minutes'`),
			),
		)
		.returning({ since: revisions.automaticSince });
	return replaced?.since ?? null;
}

/** A writer who presses "save" on an autosaved state wants to find it again. */
const stopReplacing = (db: Db, before: ManuscriptRow) =>
	db.update(revisions).set({ automaticSince: null }).where(isLatestOf(before));

const isLatestOf = ({ articleId, version }: ManuscriptRow) =>
	and(eq(revisions.articleId, articleId), eq(revisions.version, version));

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

/** A picture that is not in the library may be deleted tomorrow, or belong to a fan. */
async function checkPictures(db: Db, content: Manuscript, language: Language) {
	const missing = await findMissingPictures(db, content);
	if (missing.length === 0) return;
	const text = { id: "Ada gambar yang tidak ada di pustaka media.", en: "A picture is not in the library." };
	throw new InvalidInput({ pictures: [localize(text, language)] });
}
