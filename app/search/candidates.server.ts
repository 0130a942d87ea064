import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { findAlikeWords } from "./alike-words.server";
import { isFindable } from "./entries.server";
import { type SearchKind, searchKinds } from "./search-kind";
import { searchEntries } from "./tables.server";

/** Something found, with what its place among the others depends on. */
export type Candidate = {
	kind: SearchKind;
	slug: string;
	/** 1 for a title with all words, 0 for a text. */
	fit: number;
	/** Seconds from now, either way: next week's match stands before last year's. */
	distance: number;
};

/** Enough of a kind to choose from: nobody looks at more, and a larger club's search stays as quick. */
export const mostOfAKind = 50;

/** As many hits are all looked at; a word with more is everywhere. */
const mostAtOnce = mostOfAKind * 2;

/** What has the words; when nothing has, what has words that are spelt alike. `query` says which words it has. */
export async function findCandidates(
	db: Db,
	language: Language,
	q: string,
): Promise<{ found: Candidate[]; query: SQL; isGuess: boolean }> {
	const asked = wordQuery(language, q);
	const found = await listHits(db, language, asked);
	if (found.length > 0) return { found, query: asked, isGuess: false };
	const alike = (await findAlikeWords(db, language, q)).map((words) => anyOf(language, words));
	// All of them if possible, else any.
	for (const guess of alike.length > 0 ? [sql`&&`, sql`||`] : []) {
		const query = sql`(${sql.join(alike, sql` ${guess} `)})`;
		const found = await listHits(db, language, query);
		if (found.length > 0) return { found, query, isGuess: true };
	}
	return { found: [], query: asked, isGuess: true };
}

async function listHits(db: Db, language: Language, query: SQL): Promise<Candidate[]> {
	const first = await read(db, take(language, inTexts(query), titleFit(query), mostAtOnce));
	if (first.length <= mostAtOnce) return first;
	const best = await listBest(db, language, query);
	const unique = new Map([...first, ...best].map((entry) => [`${entry.kind} ${entry.slug}`, entry]));
	return [...unique.values()];
}

/** Where a word is everywhere: what is around this month, titles of each kind, and texts of kinds that lack hits. */
function listBest(db: Db, language: Language, query: SQL): Promise<Candidate[]> {
	const isAround = sql`${searchEntries.newness} = any(${sql.param(monthsAround())}::int[])`;
	const kinds = sql`unnest(${sql.param([...searchKinds])}::text[]) as kinds (kind)`;
	const ofKind = (where: SQL) =>
		take(language, and(sql`${searchEntries.kind} = kinds.kind`, where)!, titleFit(query));
	const lacksHits = sql`(select count(*) from around where around.kind = kinds.kind) <= ${mostOfAKind}`;
	return read(
		db,
		sql`with around as materialized (${take(language, and(isAround, inTexts(query))!, titleFit(query), mostAround)})
			select * from around
			union all select found.* from ${kinds} cross join lateral (${ofKind(inTitle(query))}) found
			union all select found.* from (select kind from ${kinds} where ${lacksHits}) kinds
				cross join lateral (${ofKind(inTexts(query))}) found`,
	);
}

const mostAround = mostOfAKind * 10;

/**
 * The first that come, and one more than enough. "Materialized" keeps the limit from the planner, who would
 * otherwise rather read the table from its start than ask the index.
 */
const take = (language: Language, where: SQL, fit: SQL, most = mostOfAKind): SQL => sql`
	with search_entries as materialized (
		select kind, slug, happened_at, title_words from ${searchEntries}
		where ${and(isFindable(language), where)}
	)
	select kind, slug, ${fit} as fit, abs(date_part('epoch', happened_at - now())) as distance
	from search_entries limit ${most + 1}`;

const read = async (db: Db, query: SQL) => (await db.execute<Candidate>(query)).rows;

/** Now, soon, and the months behind us. */
function monthsAround(now = new Date()): number[] {
	const month = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
	return [month, month + 1, month - 1, month - 2, month - 3];
}

/** As readers know it from search engines: all words, "a phrase", -not this. */
const wordQuery = (language: Language, q: string): SQL =>
	sql`websearch_to_tsquery(${stemming[language]}::regconfig, ${q})`;

const anyOf = (language: Language, words: string[]): SQL =>
	sql`(${sql.join(
		words.map((word) => sql`plainto_tsquery(${stemming[language]}::regconfig, ${word})`),
		sql` || `,
	)})`;

const stemming: Record<Language, string> = { id: "indonesian", en: "english" };

const inTexts = (query: SQL) => sql`${searchEntries.words} @@ ${query}`;
const inTitle = (query: SQL) => sql`${searchEntries.titleWords} @@ ${query}`;
const titleFit = (query: SQL) => sql`(${inTitle(query)})::int`;
