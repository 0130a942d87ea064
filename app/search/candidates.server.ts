import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { prepared } from "../platform/prepared.server";
import { guessWords } from "./alike-words.server";
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
export const mostOfAKind = 30;

/** As many hits are all looked at; a word with more is everywhere. */
const mostAtOnce = mostOfAKind * 2;

/** What has the words; when nothing has, what has words that are spelt alike. `words` are those that were found. */
export async function findCandidates(
	db: Db,
	language: Language,
	q: string,
): Promise<{ found: Candidate[]; words: string; isGuess: boolean }> {
	const found = await listHits(db, language, q);
	if (found.length > 0) return { found, words: q, isGuess: false };
	for (const alike of await guessWords(db, language, q)) {
		// All of them if possible, else any.
		for (const words of new Set([alike.join(" "), alike.join(" or ")])) {
			const found = words ? await listHits(db, language, words) : [];
			if (found.length > 0) return { found, words, isGuess: true };
		}
	}
	return { found: [], words: q, isGuess: true };
}

async function listHits(db: Db, language: Language, words: string): Promise<Candidate[]> {
	// Column by column: hundreds of rows would be written and taken apart one by one.
	const [all] = await prepared(db, `search_hits_${language}`, () =>
		db
			.select({
				kinds: sql<SearchKind[] | null>`json_agg(kind)`,
				slugs: sql<string[]>`json_agg(slug)`,
				fits: sql<number[]>`json_agg(fit)`,
				distances: sql<number[]>`json_agg(distance)`,
			})
			.from(sql`(${selectHits(language)}) as hits`),
	).execute({ words, months: monthsAround() });
	const { kinds, slugs, fits, distances } = all!;
	const found = new Map<string, Candidate>();
	kinds?.forEach((kind, place) => {
		const slug = slugs[place]!;
		found.set(`${kind} ${slug}`, { kind, slug, fit: fits[place]!, distance: distances[place]! });
	});
	return [...found.values()];
}

/**
 * What is around this month and, unless that is plenty already, all hits of rare words. Where a word is everywhere, each
 * kind that lacks hits has titles of any age too, and texts if it lacks hits still.
 */
function selectHits(language: Language): SQL {
	const query = wordQuery(language);
	const inTitle = sql`${searchEntries.titleWords} @@ ${query}`;
	const inTexts = sql`${searchEntries.words} @@ ${query}`;
	const fit = sql`(${inTitle})::int`;
	const months = sql`unnest(${sql.placeholder("months")}::int[]) as months (month)`;
	const isOfMonth = sql`${searchEntries.newness} = months.month`;
	const ofMonth = take(language, and(isOfMonth, inTexts)!, fit, mostAround);
	const isPlenty = (hits: SQL) => sql`(select count(*) from ${hits}) > ${mostAtOnce}`;
	const isEverywhere = or(isPlenty(sql`around`), isPlenty(sql`anytime`))!;
	const kinds = sql`unnest(${sql.param([...searchKinds])}::text[]) as kinds (kind)`;
	const hasFewIn = (hits: SQL) =>
		sql`kind not in (select kind from ${hits} group by kind having count(*) > ${mostOfAKind})`;
	const lacking = (...conditions: SQL[]) =>
		sql`(select kind from ${kinds} where ${and(isEverywhere, ...conditions)}) kinds`;
	const ofKind = (where: SQL) =>
		take(language, and(sql`${searchEntries.kind} = kinds.kind`, where)!, fit, mostOfAKind);
	return sql`
		with around as materialized (
			select found.* from ${months} cross join lateral (${ofMonth}) found limit ${mostAround + 1}
		),
		anytime as materialized (${take(language, and(not(isPlenty(sql`around`)), inTexts)!, fit, mostAtOnce)}),
		titles as materialized (
			select found.* from ${lacking(hasFewIn(sql`around`))} cross join lateral (${ofKind(inTitle)}) found
		)
		select * from around union all select * from anytime union all select * from titles
		union all select found.* from ${lacking(hasFewIn(sql`around`), hasFewIn(sql`titles`))}
			cross join lateral (${ofKind(inTexts)}) found`;
}

const mostAround = mostOfAKind * 4;

/**
 * The first that come, and one more than enough. "Materialized" keeps the limit from the planner, who would
 * otherwise rather read the table from its start than ask the index.
 */
const take = (language: Language, where: SQL, fit: SQL, most: number): SQL => sql`
	with search_entries as materialized (
		select kind, slug, happened_at, title_words from ${searchEntries}
		where ${and(isFindable(language), where)}
	)
	select kind, slug, ${fit} as fit, abs(date_part('epoch', happened_at - now()))::bigint as distance
	from search_entries limit ${most + 1}`;

/** Now, soon, and the months behind us: where one has plenty, the next is not looked at. */
function monthsAround(now = new Date()): number[] {
	const month = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
	const [nearer, farther] = now.getUTCDate() > 15 ? [month + 1, month - 1] : [month - 1, month + 1];
	return [month, nearer, farther, month - 2, month - 3];
}

/**
 * As readers know it from search engines: all words, "a phrase", -not this. A select of its own, so that it is worked
 * out once and not for each row.
 */
export const wordQuery = (language: Language): SQL =>
	sql`(select websearch_to_tsquery(${sql.raw(language === "en" ? "'english'" : "'indonesian'")}, ${sql.placeholder("words")}))`;
