import { and, eq, exists, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { prepared } from "../platform/prepared.server";
import { isFindable, spell } from "./entries.server";
import { searchEntries, searchWords } from "./tables.server";

/** So many are compared: before the one that is meant there may be words that nobody can read yet, or any more. */
const mostAlike = 8;

/**
 * For each typed word the one that is spelt most like it, of those that can be found. A mistake leaves most triples of
 * letters as they were; a word that resembles none is left out.
 */
export async function findAlikeWords(db: Db, language: Language, q: string): Promise<string[]> {
	const rows = await prepared(db, `search_alike_words_${language}`, () => {
		const alike = db
			.select({ word: searchWords.word })
			.from(searchWords)
			.where(
				and(eq(searchWords.language, sql.placeholder("language")), sql`${searchWords.word} % typed.word`),
			)
			.orderBy(sql`similarity(${searchWords.word}, typed.word) desc`, searchWords.word)
			.limit(mostAlike)
			.as("alike");
		const hasWord = sql`${searchEntries.spelling} like '% ' || ${alike.word} || '%'`;
		const entries = db.select({ slug: searchEntries.slug }).from(searchEntries);
		const best = db
			.select({ word: alike.word })
			.from(alike)
			.where(exists(entries.where(and(isFindable(language), hasWord))))
			.orderBy(sql`similarity(${alike.word}, typed.word) desc`, alike.word)
			.limit(1);
		const typed = sql`unnest(${sql.placeholder("typed")}::text[]) with ordinality as typed (word, place)`;
		return db
			.select({ word: sql<string>`best.word` })
			.from(sql`${typed} cross join lateral ${best} best`)
			.orderBy(sql`typed.place`);
	}).execute({ language, typed: spell(q).split(" ") });
	return rows.map(({ word }) => word);
}
