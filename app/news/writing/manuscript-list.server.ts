import { and, count, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { UnfinishedState, WordState } from "../../editing/translations/word-states";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { escapeLike } from "../../platform/lists/list-words.server";
import { articles, isTranslated } from "../tables.server";
import { type ManuscriptTab, type manuscriptList, manuscriptsPerPage } from "./contract";
import { wordStatesOf } from "./manuscript";
import { namesOf } from "./manuscripts.server";
import { manuscripts, revisions } from "./tables.server";

type List = AnswerOf<typeof manuscriptList>;

export async function listManuscripts(
	db: Db,
	{ tab, q, english, after }: ParsedInputOf<typeof manuscriptList>,
): Promise<List> {
	const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
	const patterns = words.map((word) => `%${escapeLike(word)}%`);
	const [rows, counts] = await Promise.all([
		tab === "draft" ? listDrafts(db, patterns, after) : listPublished(db, tab, patterns, after, english),
		countTabs(db),
	]);
	const shown = rows.slice(0, manuscriptsPerPage);
	const names = await namesOf(
		db,
		shown.map(({ memberId }) => memberId),
	);
	return {
		manuscripts: shown.map(({ memberId, ...row }) => ({
			...row,
			changedBy: (memberId && names.get(memberId)) ?? null,
		})),
		counts,
		next: rows.length > manuscriptsPerPage ? after + manuscriptsPerPage : null,
	};
}

type Row = Omit<List["manuscripts"][number], "changedBy"> & { memberId: string | null };

const isLatest = and(
	eq(revisions.articleId, manuscripts.articleId),
	eq(revisions.version, manuscripts.version),
);
const isUnpublished = isNull(articles.id);
const isIn: Record<Exclude<ManuscriptTab, "draft">, SQL> = {
	scheduled: gt(articles.publishedAt, sql`now()`),
	published: lte(articles.publishedAt, sql`now()`),
};

const isEnglish: Record<UnfinishedState, SQL> = {
	missing: sql`not ${isTranslated(articles)}`,
	outdated: sql`${isTranslated(articles)} and ${manuscripts.enVersion} < ${manuscripts.idVersion}`,
};

/** Last changed first. */
async function listDrafts(db: Db, patterns: string[], after: number): Promise<Row[]> {
	const title = sql`lower(${revisions.content} #>> '{words,id,title}' || ' ' || (${revisions.content} #>> '{words,en,title}'))`;
	const rows = await db
		.select({ manuscript: manuscripts, revision: revisions })
		.from(manuscripts)
		.innerJoin(revisions, isLatest)
		.leftJoin(articles, eq(articles.id, manuscripts.articleId))
		.where(and(isUnpublished, ...patterns.map((pattern) => sql`${title} like ${pattern}`)))
		.orderBy(desc(revisions.createdAt), desc(revisions.articleId))
		.limit(manuscriptsPerPage + 1)
		.offset(after);
	return rows.map(({ manuscript, revision: { content, createdAt, memberId } }) => ({
		id: manuscript.articleId,
		title: content.words.id.title || content.words.en.title,
		slug: content.slug,
		category: content.category,
		publishedAt: null,
		changedAt: createdAt.toISOString(),
		memberId,
		hasChanges: false,
		states: wordStatesOf(content.words, manuscript),
	}));
}

async function listPublished(
	db: Db,
	tab: Exclude<ManuscriptTab, "draft">,
	patterns: string[],
	after: number,
	english: UnfinishedState | undefined,
): Promise<Row[]> {
	const rows = await db
		.select({
			id: articles.id,
			title: articles.title,
			slug: articles.slug,
			category: articles.category,
			publishedAt: articles.publishedAt,
			english: sql<WordState>`case when ${isEnglish.missing} then 'missing' when ${isEnglish.outdated} then 'outdated' else 'done' end`,
			manuscript: manuscripts,
			changedAt: revisions.createdAt,
			memberId: revisions.memberId,
		})
		.from(articles)
		.leftJoin(manuscripts, eq(manuscripts.articleId, articles.id))
		.leftJoin(revisions, isLatest)
		.where(
			and(
				isIn[tab],
				english && isEnglish[english],
				...patterns.map((pattern) => sql`${articles.words} like ${pattern}`),
			),
		)
		.orderBy(desc(articles.publishedAt), articles.id)
		.limit(manuscriptsPerPage + 1)
		.offset(after);
	return rows.map(({ manuscript, english, title, publishedAt, changedAt, memberId, ...row }) => ({
		...row,
		title: title.id,
		publishedAt: publishedAt.toISOString(),
		changedAt: memberId ? (changedAt?.toISOString() ?? null) : null,
		memberId,
		hasChanges: manuscript !== null && manuscript.version !== manuscript.publishedVersion,
		states: { id: "done", en: english },
	}));
}

/** What waits for editors: drafts, and published or scheduled articles whose English is missing or older than the Indonesian. */
export async function countUnfinishedManuscripts(db: Db) {
	const [[drafts], missing, [outdated]] = await Promise.all([
		countDrafts(db),
		db.$count(articles, isEnglish.missing),
		db
			.select({ count: count() })
			.from(manuscripts)
			.innerJoin(articles, eq(articles.id, manuscripts.articleId))
			.where(isEnglish.outdated),
	]);
	return { draft: drafts!.count, missing, outdated: outdated!.count };
}

const countDrafts = (db: Db) =>
	db
		.select({ count: count() })
		.from(manuscripts)
		.leftJoin(articles, eq(articles.id, manuscripts.articleId))
		.where(isUnpublished);

async function countTabs(db: Db): Promise<List["counts"]> {
	const [[drafts], [others]] = await Promise.all([
		countDrafts(db),
		db
			.select({
				scheduled: sql<number>`(count(*) filter (where ${isIn.scheduled}))::int`,
				published: sql<number>`(count(*) filter (where ${isIn.published}))::int`,
			})
			.from(articles),
	]);
	return { draft: drafts!.count, ...others! };
}
