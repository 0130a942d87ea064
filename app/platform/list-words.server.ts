import { type Column, type SQLWrapper, sql } from "drizzle-orm";
import { text } from "drizzle-orm/pg-core";
import type { Sought } from "./list-page.server";

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
	// As a select of its own it is put in small letters once, not for each row.
	const small = (name: string, place: number) => sql`(select lower(${sql.placeholder(`${name}${place}`)}))`;
	return {
		count: words.length,
		areIn: (column: Column): Sought[] =>
			words.map((_, place) => ({
				byIndex: sql`${column} like ${small("pattern", place)}`,
				byReading: sql`strpos(${column}, ${small("word", place)}) > 0`,
			})),
		values: Object.fromEntries(
			words.flatMap((word, place) => [
				[`word${place}`, word],
				[`pattern${place}`, `%${escapeLike(word)}%`],
			]),
		),
	};
}

/** What a reader types is text, never a pattern. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
