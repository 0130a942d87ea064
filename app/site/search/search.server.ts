import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import type { Language } from "../../platform/words/language";
import { type Candidate, findCandidates, mostOfAKind, wordQuery } from "./candidates.server";
import { resultsPerGroup, resultsPerPage, type SearchResult, type siteSearch } from "./contract";
import { foundColumns, isFindable, toFound } from "./entries.server";
import { markEnd, markStart, readMarks } from "./marked-text";
import { searchKinds } from "./search-kind";
import { searchEntries } from "./tables.server";

/** The best of each kind, or one page of one kind, with matches marked. */
export async function searchSite(
	db: Db,
	language: Language,
	{ q, kind, page }: ParsedInputOf<typeof siteSearch>,
): Promise<AnswerOf<typeof siteSearch>> {
	const { found, words, isGuess } = await findCandidates(db, language, q);
	found.sort(byFit);
	const groups = searchKinds.map((one) => {
		const all = found.filter((entry) => entry.kind === one);
		return { kind: one, hasMore: all.length > mostOfAKind, all: all.slice(0, mostOfAKind) };
	});
	const shown = groups.flatMap((group) => {
		if (!kind) return group.all.slice(0, resultsPerGroup);
		return group.kind === kind ? group.all.slice((page - 1) * resultsPerPage, page * resultsPerPage) : [];
	});
	const results = await readResults(db, language, words, shown);
	const total = groups.find((group) => group.kind === kind)?.all.length ?? 0;
	return {
		isGuess,
		groups: groups.map((group) => ({
			kind: group.kind,
			count: group.all.length,
			hasMore: group.hasMore,
			results: results.filter((result) => result.kind === group.kind),
		})),
		page,
		pageCount: Math.max(1, Math.ceil(total / resultsPerPage)),
	};
}

const byFit = (one: Candidate, other: Candidate) =>
	other.fit - one.fit || one.distance - other.distance || one.slug.localeCompare(other.slug);

/** Highlighting reads whole texts, so it is done only for the few results shown. */
async function readResults(
	db: Db,
	language: Language,
	words: string,
	shown: Candidate[],
): Promise<SearchResult[]> {
	if (shown.length === 0) return [];
	const rows = await searchResults.run(
		db,
		{ words, kinds: shown.map(({ kind }) => kind), slugs: shown.map(({ slug }) => slug) },
		language,
	);
	return shown.flatMap(({ kind, slug }) => {
		const row = rows.find((one) => one.kind === kind && one.slug === slug);
		if (!row) return [];
		const { title: _, ...found } = toFound(row, language);
		return { ...found, title: readMarks(row.markedTitle), excerpt: readMarks(row.markedText) };
	});
}

const searchResults = statement((db: Db, language: Language) => {
	const query = wordQuery(language);
	const text = sql`left(case when ${searchEntries.kind} = 'player' then ${searchEntries.content}
			else ${searchEntries.summary} || ' ' || ${searchEntries.content} end, ${longestText})`;
	const { kind, slug } = searchEntries;
	const isShown = sql`(${kind}, ${slug}) in (select * from unnest(${sql.placeholder("kinds")}::text[], ${sql.placeholder("slugs")}::text[]))`;
	return db
		.select({
			...foundColumns,
			markedTitle: headline(searchEntries.title, query, "HighlightAll=true"),
			markedText: headline(text, query, "MaxFragments=1, MinWords=14, MaxWords=26"),
		})
		.from(searchEntries)
		.where(and(isFindable(language), isShown));
});

const longestText = 6_000;

const headline = (text: typeof searchEntries.title | SQL, query: SQL, options: string) =>
	sql<string>`ts_headline(${searchEntries.stemming}, ${text}, ${query}, ${`${options}, StartSel=${markStart}, StopSel=${markEnd}`})`;
