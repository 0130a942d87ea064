import { type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { text } from "drizzle-orm/pg-core";

/**
 * What the search field of a list looks through: some localized columns in both languages, in small letters. Kept
 * beside the row, since putting them together for each row of a long list takes longer than all else.
 */
export const listWords = (...columns: string[]) =>
	text("words").generatedAlwaysAs(
		sql.raw(
			`lower(${columns.map((name) => `(${name} ->> 'id') || ' ' || coalesce(${name} ->> 'en', '')`).join(" || ' ' || ")})`,
		),
	);

/** Any piece of any word is found by its letter triples. */
export const wordIndex = (words: SQLWrapper) => sql`${words} gin_trgm_ops`;

const mostWords = 6;

/** The words a reader typed, each of which has to be somewhere. The condition is the same for as many words. */
export function readWords(q = "") {
	const words = q.split(/\s+/).filter(Boolean).slice(0, mostWords);
	return {
		count: words.length,
		areIn: (column: Column): SQL[] =>
			words.map((_, place) => sql`${column} like lower(${sql.placeholder(`word${place}`)})`),
		values: Object.fromEntries(words.map((word, place) => [`word${place}`, `%${escapeLike(word)}%`])),
	};
}

/** What a reader types is text, never a pattern. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
