import type { Db } from "../../platform/data/database.server";
import type { Language } from "../../platform/words/language";
import { guessWords } from "../../site/search/alike-words.server";

type Search<Found> = {
	q: string | undefined;
	read: (q: string | undefined) => Promise<Found>;
	isEmpty: (found: Found) => boolean;
};

/** What matches these words or, if nothing does, words that are spelt alike. */
export async function searchForgiving<Found>(
	db: Db,
	language: Language,
	{ q, read, isEmpty }: Search<Found>,
): Promise<{ found: Found; isGuess: boolean }> {
	const exact = await read(q);
	if (!q || !isEmpty(exact)) return { found: exact, isGuess: false };
	for (const alike of await guessWords(db, language, q)) {
		if (alike.length === 0) continue;
		const guessed = await read(alike.join(" "));
		if (!isEmpty(guessed)) return { found: guessed, isGuess: true };
	}
	return { found: exact, isGuess: false };
}
