import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { Language } from "../../platform/words/language";
import { spell } from "./entries.server";
import { searchWords } from "./tables.server";

/** The closest words may only occur in content that is not visible yet, or no longer. */
const mostGuesses = 3;

/**
 * Spelling correction: for each typed word the most similar known word, then the next most similar, and so on. A typo
 * leaves most trigrams intact; a word that resembles none is dropped.
 */
export async function guessWords(db: Db, language: Language, q: string): Promise<string[][]> {
	const rows = await searchAlikeWords.run(db, { language, typed: spell(q).split(" ") });
	return Array.from({ length: mostGuesses }, (_, round) =>
		rows.flatMap(({ guesses }) => guesses[round] ?? []),
	);
}

const searchAlikeWords = statement((db: Db) => {
	const alike = db
		.select({ word: searchWords.word })
		.from(searchWords)
		.where(and(eq(searchWords.language, sql.placeholder("language")), sql`${searchWords.word} % typed.word`))
		.orderBy(sql`similarity(${searchWords.word}, typed.word) desc`, searchWords.word)
		.limit(mostGuesses);
	const typed = sql`unnest(${sql.placeholder("typed")}::text[]) with ordinality as typed (word, place)`;
	return db
		.select({ guesses: sql<string[]>`alike.words` })
		.from(sql`${typed} cross join lateral (select array${alike} as words) alike`)
		.orderBy(sql`typed.place`);
});
