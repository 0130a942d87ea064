import { and, asc, count, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import { listMentions } from "../../news/article/article-body";
import { findMentioned } from "../../news/article/mentions.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import {
	type EntertainmentTime,
	type entertainmentDetail,
	type entertainmentList,
	entertainmentRefusals,
	type ItemSummary,
	itemsPerPage,
} from "./contract";
import { type EntertainmentItem, entertainmentItems as items } from "./tables.server";

export async function listItems(
	db: Db,
	language: Language,
	{ kind, when, page }: ParsedInputOf<typeof entertainmentList>,
): Promise<AnswerOf<typeof entertainmentList>> {
	const [rows, [counted]] = await Promise.all([
		listed.run(db, { kind, offset: (page - 1) * itemsPerPage }, when, Boolean(kind)),
		counts.run(db, { kind }, when, Boolean(kind)),
	]);
	const total = counted?.total ?? 0;
	return {
		items: rows.map((row) => summarize(row, language)),
		total,
		page,
		pageCount: Math.max(1, Math.ceil(total / itemsPerPage)),
	};
}

const isSought = (when: EntertainmentTime | undefined, ofKind: boolean) =>
	and(isInTime(when), ofKind ? eq(items.kind, sql.placeholder("kind")) : undefined);

const listed = statement((db: Db, when: EntertainmentTime | undefined, ofKind: boolean) =>
	db
		.select(summaryColumns)
		.from(items)
		.where(isSought(when, ofKind))
		.orderBy(when === "upcoming" ? asc(items.startsAt) : desc(items.startsAt), asc(items.id))
		.limit(itemsPerPage)
		.offset(sql.placeholder("offset")),
);

const counts = statement((db: Db, when: EntertainmentTime | undefined, ofKind: boolean) =>
	db.select({ total: count() }).from(items).where(isSought(when, ofKind)),
);

export async function readItem(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof entertainmentDetail>> {
	const [item] = await entertainmentBySlug.run(db, { slug });
	if (!item) throw refuse(entertainmentRefusals, "entertainment.unknown");
	const isTranslated = language === "en" && item.bodyEn !== null;
	const body = isTranslated ? item.bodyEn! : item.body;
	const [mentions, more] = await Promise.all([
		findMentioned(db, language, listMentions(body)),
		listMore(db, item),
	]);
	return {
		item: {
			...summarize(item, language),
			body,
			bodyLanguage: isTranslated ? "en" : "id",
			mentions,
			links: item.links.map(({ label, url }) => ({ label: localize(label, language), url })),
		},
		more: more.map((row) => summarize(row, language)),
	};
}

const entertainmentBySlug = statement((db: Db) =>
	db
		.select()
		.from(items)
		.where(eq(items.slug, sql.placeholder("slug"))),
);

/** The newest, those of the same kind first. */
const listMore = (db: Db, { id, kind }: EntertainmentItem) => entertainmentMore.run(db, { id, kind });

const entertainmentMore = statement((db: Db) =>
	db
		.select(summaryColumns)
		.from(items)
		.where(ne(items.id, sql.placeholder("id")))
		.orderBy(sql`${items.kind} <> ${sql.placeholder("kind")}`, desc(items.startsAt), asc(items.id))
		.limit(3),
);

/** A concert that has begun is still worth going to: it counts as upcoming until it is over. */
function isInTime(when: EntertainmentTime | undefined) {
	const over = sql`now() - make_interval(mins => coalesce(${items.durationMinutes}, 0))`;
	// The second bound is the one an index can use.
	if (when === "upcoming")
		return and(gt(items.startsAt, over), gt(items.startsAt, sql`now() - interval '7 days'`));
	return when === "past" ? and(lte(items.startsAt, over), lte(items.startsAt, sql`now()`)) : undefined;
}

const summaryColumns = {
	slug: items.slug,
	kind: items.kind,
	title: items.title,
	summary: items.summary,
	startsAt: items.startsAt,
	place: items.place,
	durationMinutes: items.durationMinutes,
	cover: items.cover,
};
type SummaryRow = Pick<EntertainmentItem, keyof typeof summaryColumns>;

const summarize = (row: SummaryRow, language: Language): ItemSummary => ({
	slug: row.slug,
	kind: row.kind,
	title: localize(row.title, language),
	summary: localize(row.summary, language),
	startsAt: row.startsAt.toISOString(),
	place: row.place,
	durationMinutes: row.durationMinutes,
	cover: row.cover,
});
