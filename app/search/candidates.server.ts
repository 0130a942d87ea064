import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { isAlike, isFindable, likeness, lookForAlike, spell } from "./entries.server";
import { type SearchKind, searchKinds } from "./search-kind";
import { searchEntries } from "./tables.server";

/** Something found, with what its place among the others depends on. */
export type Candidate = {
	kind: SearchKind;
	slug: string;
	/** 1 for a title with all words, 0 for a text; between them, how alike a guess is spelt. */
	fit: number;
	/** Seconds from now, either way: next week's match stands before last year's. */
	distance: number;
};

/** Enough of a kind to choose from: nobody looks at more, and a larger club's search stays as quick. */
export const mostOfAKind = 100;
const enough = 20;
const monthsBack = [1, 12];

/** What has the words; when nothing has, what is spelt alike. */
export async function findCandidates(
	db: Db,
	language: Language,
	q: string,
): Promise<{ found: Candidate[]; isGuess: boolean }> {
	const query = wordQuery(language, q);
	const all = await list(db, language, searchKinds, inTexts(query), titleFit(query));
	if (all.length === 0) return { found: await listAlike(db, language, q), isGuess: true };
	const isEverywhere = (kind: SearchKind) => ofKind(all, kind).length > mostOfAKind;
	const better = await Promise.all(
		searchKinds.map((kind) => (isEverywhere(kind) ? listBest(db, language, kind, query) : ofKind(all, kind))),
	);
	return { found: better.flat(), isGuess: false };
}

/** Where a word is everywhere: titles that have it, and texts of these months. */
async function listBest(db: Db, language: Language, kind: SearchKind, query: SQL): Promise<Candidate[]> {
	const titled = await list(db, language, [kind], inTitle(query), titleFit(query));
	for (const months of monthsBack) {
		const recent = await list(db, language, [kind], and(inTexts(query), isSince(months))!, titleFit(query));
		if (recent.length >= enough) return unique([...titled, ...recent]);
	}
	return unique([...titled, ...(await list(db, language, [kind], inTexts(query), titleFit(query)))]);
}

async function listAlike(db: Db, language: Language, q: string): Promise<Candidate[]> {
	const spelling = spell(q);
	if (!spelling) return [];
	return lookForAlike(db, (db) => list(db, language, searchKinds, isAlike(spelling), likeness(spelling)));
}

/**
 * The first that come, at most one more than enough of each kind. "Materialized" keeps the limit from the
 * planner, who would otherwise rather read the table from its start than ask the index.
 */
async function list(
	db: Db,
	language: Language,
	kinds: readonly SearchKind[],
	where: SQL,
	fit: SQL,
): Promise<Candidate[]> {
	const { rows } = await db.execute<Candidate>(sql`
		select found.* from unnest(${sql.param([...kinds])}::text[]) as asked (kind) cross join lateral (
			with search_entries as materialized (
				select kind, slug, happened_at, title_words, spelling from ${searchEntries}
				where ${and(isFindable(language), sql`${searchEntries.kind} = asked.kind`, where)}
			)
			select kind, slug, ${fit} as fit, abs(date_part('epoch', happened_at - now())) as distance
			from search_entries limit ${mostOfAKind + 1}
		) found`);
	return rows;
}

/** As readers know it from search engines: all words, "a phrase", -not this. */
export const wordQuery = (language: Language, q: string): SQL =>
	sql`websearch_to_tsquery(${language === "en" ? "english" : "indonesian"}::regconfig, ${q})`;

const inTexts = (query: SQL) => sql`${searchEntries.words} @@ ${query}`;
const inTitle = (query: SQL) => sql`${searchEntries.titleWords} @@ ${query}`;
const titleFit = (query: SQL) => sql`(${inTitle(query)})::int`;
const isSince = (months: number) =>
	sql`${searchEntries.newness} >= (extract(year from now()) * 12 + extract(month from now()) - ${months})::int`;

const ofKind = (found: Candidate[], kind: SearchKind) => found.filter((entry) => entry.kind === kind);

const unique = (found: Candidate[]) => [...new Map(found.map((entry) => [entry.slug, entry])).values()];
