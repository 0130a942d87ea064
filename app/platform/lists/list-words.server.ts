import { type Column, type SQLWrapper, sql } from "drizzle-orm";
import { text } from "drizzle-orm/pg-core";
import type { Sought } from "./list-page.server";

/**
 * The text that a list's search field searches: localized columns in both languages, lower-cased. A stored column,
 * since concatenating them for each row of a long list would dominate the query.
 */
export const listWords = (...columns: string[]) =>
	text("words").generatedAlwaysAs(
		sql.raw(
			`lower(${columns.map((name) => `(${name} ->> 'id') || ' ' || coalesce(${name} ->> 'en', '')`).join(" || ' ' || ")})`,
		),
	);

/** A trigram index, which finds any substring. */
export const wordIndex = (words: SQLWrapper) => sql`${words} gin_trgm_ops`;

const mostWords = 6;

/** The words a reader typed, all of which must match. */
export function readWords(q = "") {
	const words = q.split(/\s+/).filter(Boolean).slice(0, mostWords);
	return {
		count: words.length,
		values: Object.fromEntries(
			words.flatMap((word, place) => [
				[`word${place}`, word],
				[`pattern${place}`, `%${escapeLike(word)}%`],
			]),
		),
	};
}

/** The conditions for so many words, whose values `readWords` gives. */
export const areWordsIn = (column: Column, count: number): Sought[] =>
	Array.from({ length: count }, (_, place) => ({
		byIndex: sql`${column} like ${small("pattern", place)}`,
		byReading: sql`strpos(${column}, ${small("word", place)}) > 0`,
	}));

/** As a subselect, `lower` runs once, not per row. */
const small = (name: string, place: number) => sql`(select lower(${sql.placeholder(`${name}${place}`)}))`;

/** User input is matched literally, never as a pattern. */
export const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
