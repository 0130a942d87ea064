import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { Language } from "../../platform/words/language";
import { guessWords } from "./alike-words.server";
import { isFindable } from "./entries.server";
import { type SearchKind, searchKinds } from "./search-kind";
import { searchEntries } from "./tables.server";

/** A hit with its ranking criteria. */
export type Candidate = {
	kind: SearchKind;
	slug: string;
	/** 1 if the title has all words, 0 if only the text has. */
	fit: number;
	/** Seconds from now, past or future: next week's match ranks above last year's. */
	distance: number;
};

/** Candidates per kind: nobody looks at more, and search stays as fast on a larger site. */
export const mostOfAKind = 30;

/** Up to this many hits are all ranked; a word with more counts as common. */
const mostAtOnce = mostOfAKind * 2;

/** Exact matches, or else matches of similarly spelt words. `words` are those actually searched for. */
export async function findCandidates(
	db: Db,
	language: Language,
	q: string,
): Promise<{ found: Candidate[]; words: string; isGuess: boolean }> {
	const found = await listHits(db, language, q);
	if (found.length > 0) return { found, words: q, isGuess: false };
	for (const alike of await guessWords(db, language, q)) {
		// All words if possible, otherwise any of them.
		for (const words of new Set([alike.join(" "), alike.join(" or ")])) {
			const found = words ? await listHits(db, language, words) : [];
			if (found.length > 0) return { found, words, isGuess: true };
		}
	}
	return { found: [], words: q, isGuess: true };
}

async function listHits(db: Db, language: Language, words: string): Promise<Candidate[]> {
	// Aggregated into columns: cheaper than serializing and parsing hundreds of rows.
	const [all] = await searchHits.run(db, { words, months: monthsAround() }, language);
	const { kinds, slugs, fits, distances } = all!;
	const found = new Map<string, Candidate>();
	kinds?.forEach((kind, place) => {
		const slug = slugs[place]!;
		found.set(`${kind} ${slug}`, { kind, slug, fit: fits[place]!, distance: distances[place]! });
	});
	return [...found.values()];
}

const searchHits = statement((db: Db, language: Language) =>
	db
		.select({
			kinds: sql<SearchKind[] | null>`json_agg(kind)`,
			slugs: sql<string[]>`json_agg(slug)`,
			fits: sql<number[]>`json_agg(fit)`,
			distances: sql<number[]>`json_agg(distance)`,
		})
		.from(sql`(${selectHits(language)}) as hits`),
);

/**
 * Hits from around this month and, unless those suffice, all hits of rare words. For common words, each kind short of
 * hits also gets titles of any age, and then texts if it is still short.
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
 * The first matches, plus one to know whether there are more. "Materialized" hides the limit from the planner, which
 * would otherwise prefer a sequential scan to the index.
 */
const take = (language: Language, where: SQL, fit: SQL, most: number): SQL => sql`
	with search_entries as materialized (
		select kind, slug, happened_at, title_words from ${searchEntries}
		where ${and(isFindable(language), where)}
	)
	select kind, slug, ${fit} as fit, abs(date_part('epoch', happened_at - now()))::bigint as distance
	from search_entries limit ${most + 1}`;

/** The current, next and past months: once there are enough hits, earlier months are skipped. */
function monthsAround(now = new Date()): number[] {
	const month = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
	const [nearer, farther] = now.getUTCDate() > 15 ? [month + 1, month - 1] : [month - 1, month + 1];
	return [month, nearer, farther, month - 2, month - 3];
}

/**
 * Web search syntax: all words, "a phrase", -not this. A subselect, so it is evaluated once and not per row.
 */
export const wordQuery = (language: Language): SQL =>
	sql`(select websearch_to_tsquery(${sql.raw(language === "en" ? "'english'" : "'indonesian'")}, ${sql.placeholder("words")}))`;
