import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { isAlike, isFindable, likeness, lookForAlike, spell } from "./entries.server";
import type { SearchKind } from "./search-kind";
import { searchEntries } from "./tables.server";

/** Something found, with what its place among the others depends on. */
export type Candidate = {
	kind: SearchKind;
	slug: string;
	/** 1 for a title with all words, 0 for a text; between them how alike a guess is spelt. */
	fit: number;
	/** Seconds from now, either way: next week's match stands before last year's. */
	distance: number;
};
export type Candidates = { found: Candidate[]; isGuess: boolean; hasMore: boolean };

/** Enough to choose from. At a larger club a word may be in thousands of texts; nobody looks at more than these. */
export const mostCandidates = 300;
const enough = 100;
const monthsBack = [1, 12];

/** By words; where a word is everywhere, in what is new; and where it is nowhere, by likeness. */
export async function findCandidates(db: Db, language: Language, q: string): Promise<Candidates> {
	const query = wordQuery(language, q);
	const inTexts = sql`${searchEntries.words} @@ ${query}`;
	const fit = sql`(${searchEntries.titleWords} @@ ${query})::int`;
	const all = await list(db, language, inTexts, fit);
	if (all.length === 0) return { found: await listAlike(db, language, q), isGuess: true, hasMore: false };
	if (all.length <= mostCandidates) return { found: all, isGuess: false, hasMore: false };
	for (const months of monthsBack) {
		const recent = await list(db, language, and(inTexts, isSince(months))!, fit);
		if (recent.length >= enough) return { found: recent, isGuess: false, hasMore: true };
	}
	return { found: all, isGuess: false, hasMore: true };
}

/** As readers know it from search engines: all words, "a phrase", -not this. */
export const wordQuery = (language: Language, q: string): SQL =>
	sql`websearch_to_tsquery(${language === "en" ? "english" : "indonesian"}::regconfig, ${q})`;

const isSince = (months: number) =>
	sql`${searchEntries.newness} >= (extract(year from now()) * 12 + extract(month from now()) - ${months})::int`;

/** Kept apart as "materialized", or the planner, seeing the limit, would rather read the whole table from its start. */
async function list(db: Db, language: Language, where: SQL, fit: SQL): Promise<Candidate[]> {
	const { rows } = await db.execute<Candidate>(sql`
		with search_entries as materialized (
			select kind, slug, happened_at, title_words from ${searchEntries} where ${and(isFindable(language), where)}
		)
		select kind, slug, ${fit} as fit, abs(date_part('epoch', happened_at - now())) as distance
		from search_entries limit ${mostCandidates + 1}`);
	return rows;
}

async function listAlike(db: Db, language: Language, q: string): Promise<Candidate[]> {
	const spelling = spell(q);
	if (!spelling) return [];
	return lookForAlike(db, (db) =>
		db
			.select({
				kind: searchEntries.kind,
				slug: searchEntries.slug,
				fit: sql<number>`${likeness(spelling)}`.as("fit"),
				distance: sql<number>`abs(date_part('epoch', ${searchEntries.happenedAt} - now()))`,
			})
			.from(searchEntries)
			.where(and(isFindable(language), isAlike(spelling)))
			.orderBy(sql`fit desc`)
			.limit(mostCandidates),
	);
}
