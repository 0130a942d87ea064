import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { isAlike, isFindable, likeness, lookForAlike, spell } from "./entries.server";
import { type SearchKind, searchKinds } from "./search-kind";
import { alwaysNew, searchEntries } from "./tables.server";

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
export const mostOfAKind = 50;

/** What has the words; when nothing has, what is spelt alike. */
export async function findCandidates(
	db: Db,
	language: Language,
	q: string,
): Promise<{ found: Candidate[]; isGuess: boolean }> {
	const query = wordQuery(language, q);
	const first = await read(db, takeOfEach(language, "kind", searchKinds, inTexts(query), titleFit(query)));
	if (first.length === 0) return { found: await listAlike(db, language, q), isGuess: true };
	const isEverywhere = (kind: SearchKind) =>
		first.filter((entry) => entry.kind === kind).length > mostOfAKind;
	const kinds = searchKinds.filter(isEverywhere);
	const best = kinds.length > 0 ? await listBest(db, language, kinds, query) : [];
	const unique = new Map([...first, ...best].map((entry) => [`${entry.kind} ${entry.slug}`, entry]));
	return { found: [...unique.values()], isGuess: false };
}

/** Where a word is everywhere: titles that have it, and texts of this month and those around it. */
function listBest(db: Db, language: Language, kinds: SearchKind[], query: SQL): Promise<Candidate[]> {
	const ofKind = sql`${searchEntries.kind} = kinds.kind`;
	const recent = takeOfEach(
		language,
		"newness",
		monthsAround(),
		and(ofKind, inTexts(query))!,
		titleFit(query),
	);
	return read(
		db,
		sql`${takeOfEach(language, "kind", kinds, inTitle(query), titleFit(query))} union all
			select recent.* from unnest(${sql.param(kinds)}::text[]) as kinds (kind)
			cross join lateral (${recent} limit ${mostOfAKind}) recent`,
	);
}

async function listAlike(db: Db, language: Language, q: string): Promise<Candidate[]> {
	const spelling = spell(q);
	if (!spelling) return [];
	return lookForAlike(db, (db) => read(db, take(language, isAlike(spelling), likeness(spelling), mostAlike)));
}

const mostAlike = mostOfAKind * searchKinds.length;

/**
 * The first that come, and one more than enough. "Materialized" keeps the limit from the planner, who would
 * otherwise rather read the table from its start than ask the index.
 */
const take = (language: Language, where: SQL, fit: SQL, most = mostOfAKind): SQL => sql`
	with search_entries as materialized (
		select kind, slug, happened_at, title_words, spelling from ${searchEntries}
		where ${and(isFindable(language), where)}
	)
	select kind, slug, ${fit} as fit, abs(date_part('epoch', happened_at - now())) as distance
	from search_entries limit ${most + 1}`;

/** The same for each of several kinds or months: the index holds both beside the words. */
function takeOfEach(
	language: Language,
	column: "kind" | "newness",
	values: readonly (string | number)[],
	where: SQL,
	fit: SQL,
): SQL {
	const type = sql.raw(column === "kind" ? "text[]" : "int[]");
	const isAsked = sql`${searchEntries[column]} = asked.value`;
	return sql`select found.* from unnest(${sql.param([...values])}::${type}) as asked (value)
		cross join lateral (${take(language, and(isAsked, where)!, fit)}) found`;
}

const read = async (db: Db, query: SQL) => (await db.execute<Candidate>(query)).rows;

/** Now, soon, and the months behind us. What does not age stands in a month of its own. */
function monthsAround(now = new Date()): number[] {
	const month = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
	return [alwaysNew, month, month + 1, month - 1, month - 2, month - 3];
}

/** As readers know it from search engines: all words, "a phrase", -not this. */
export const wordQuery = (language: Language, q: string): SQL =>
	sql`websearch_to_tsquery(${language === "en" ? "english" : "indonesian"}::regconfig, ${q})`;

const inTexts = (query: SQL) => sql`${searchEntries.words} @@ ${query}`;
const inTitle = (query: SQL) => sql`${searchEntries.titleWords} @@ ${query}`;
const titleFit = (query: SQL) => sql`(${inTitle(query)})::int`;
