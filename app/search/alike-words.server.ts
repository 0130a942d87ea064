import { eq, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { prepared } from "../platform/prepared.server";
import { spell } from "./entries.server";
import { searchWords } from "./tables.server";

/**
 * For each typed word the known one that is spelt most like it. A mistake leaves most triples of letters as they were;
 * a word that resembles none is left out.
 */
export async function findAlikeWords(db: Db, language: Language, q: string): Promise<string[]> {
	const rows = await prepared(db, "search_alike_words", () => {
		const best = db
			.select({ word: searchWords.word })
			.from(searchWords)
			.where(
				sql`${eq(searchWords.language, sql.placeholder("language"))} and ${searchWords.word} % typed.word`,
			)
			.orderBy(sql`similarity(${searchWords.word}, typed.word) desc`, searchWords.word)
			.limit(1);
		const typed = sql`unnest(${sql.placeholder("typed")}::text[]) with ordinality as typed (word, place)`;
		return db
			.select({ word: sql<string>`best.word` })
			.from(sql`${typed} cross join lateral ${best} best`)
			.orderBy(sql`typed.place`);
	}).execute({ language, typed: spell(q).split(" ") });
	return rows.map(({ word }) => word);
}
