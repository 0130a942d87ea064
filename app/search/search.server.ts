import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { AnswerOf, ParsedInputOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { lastPage, resultsPerGroup, resultsPerPage, type SearchResult, type siteSearch } from "./contract";
import {
	foundColumns,
	isAlike,
	isFindable,
	likeness,
	lookForAlike,
	nearness,
	spell,
	toFound,
} from "./entries.server";
import { markEnd, markStart, readMarks } from "./marked-text";
import { searchKinds } from "./search-kind";
import { searchEntries } from "./tables.server";

type SearchInput = ParsedInputOf<typeof siteSearch>;

export async function searchSite(
	db: Db,
	language: Language,
	input: SearchInput,
): Promise<AnswerOf<typeof siteSearch>> {
	const places = await placeByWords(db, language, input);
	const isGuess = places.length === 0;
	const taken = isGuess ? await placeByLikeness(db, language, input) : places;
	const results = await readResults(
		db,
		language,
		input.q,
		taken.filter(({ isShown }) => isShown),
	);
	const groups = searchKinds.map((kind) => ({
		kind,
		count: taken.find((place) => place.kind === kind)?.count ?? 0,
		results: results.filter((result) => result.kind === kind),
	}));
	const total = groups.find(({ kind }) => kind === input.kind)?.count ?? 0;
	const pageCount = Math.min(lastPage, Math.max(1, Math.ceil(total / resultsPerPage)));
	return { isGuess, groups, page: input.page, pageCount };
}

/** Titles that have the words before texts that have them. */
function placeByWords(db: Db, language: Language, input: SearchInput) {
	const query = wordQuery(language, input.q);
	return place(db, language, input, sql`${searchEntries.words} @@ ${query}`, [
		sql`(${searchEntries.titleWords} @@ ${query}) desc`,
		nearness,
	]);
}

async function placeByLikeness(db: Db, language: Language, input: SearchInput) {
	const spelling = spell(input.q);
	if (!spelling) return [];
	return lookForAlike(db, (db) =>
		place(db, language, input, isAlike(spelling), [sql`${likeness(spelling)} desc`, nearness]),
	);
}

/** Counts every kind, and puts the entries of each in order: those to be shown, and the first for its count. */
async function place(db: Db, language: Language, { kind, page }: SearchInput, where: SQL, order: SQL[]) {
	const size = kind ? resultsPerPage : resultsPerGroup;
	const first = kind ? (page - 1) * size : 0;
	const inKind = sql`partition by ${searchEntries.kind}`;
	const placed = db
		.select({
			kind: searchEntries.kind,
			slug: searchEntries.slug,
			place: sql<number>`row_number() over (${inKind} order by ${sql.join(order, sql`, `)})`.as("place"),
			count: sql<number>`count(*) over (${inKind})`.as("count"),
		})
		.from(searchEntries)
		.where(and(isFindable(language), where))
		.as("placed");
	const isShown = and(
		kind && eq(placed.kind, kind),
		sql`${placed.place} > ${first} and ${placed.place} <= ${first + size}`,
	)!;
	return db
		.select({ kind: placed.kind, slug: placed.slug, count: placed.count, isShown: sql<boolean>`${isShown}` })
		.from(placed)
		.where(or(isShown, eq(placed.place, 1)))
		.orderBy(placed.place);
}

type Place = Awaited<ReturnType<typeof place>>[number];

/** Marking words means reading whole texts, so it is done for the few that are shown. */
async function readResults(db: Db, language: Language, q: string, places: Place[]): Promise<SearchResult[]> {
	if (places.length === 0) return [];
	const query = wordQuery(language, q);
	const keys = places.map(({ kind, slug }) => sql`(${kind}, ${slug})`);
	const text = sql`left(case when ${searchEntries.kind} = 'player' then ${searchEntries.content}
		else ${searchEntries.summary} || ' ' || ${searchEntries.content} end, ${longestText})`;
	const rows = await db
		.select({
			...foundColumns,
			markedTitle: headline(searchEntries.title, query, "HighlightAll=true"),
			markedText: headline(text, query, "MaxFragments=1, MinWords=14, MaxWords=26"),
		})
		.from(searchEntries)
		.where(
			and(
				isFindable(language),
				sql`(${searchEntries.kind}, ${searchEntries.slug}) in (${sql.join(keys, sql`, `)})`,
			),
		);
	return places.flatMap(({ kind, slug }) => {
		const row = rows.find((row) => row.kind === kind && row.slug === slug);
		if (!row) return [];
		return {
			...toFound(row, language),
			title: readMarks(row.markedTitle),
			excerpt: readMarks(row.markedText),
		};
	});
}

const longestText = 6_000;

const headline = (text: typeof searchEntries.title | SQL, query: SQL, options: string) =>
	sql<string>`ts_headline(${searchEntries.stemming}, ${text}, ${query}, ${`${options}, StartSel=${markStart}, StopSel=${markEnd}`})`;

/** As readers know it from search engines: all words, "a phrase", -not this. */
const wordQuery = (language: Language, q: string): SQL =>
	sql`websearch_to_tsquery(${language === "en" ? "english" : "indonesian"}::regconfig, ${q})`;
