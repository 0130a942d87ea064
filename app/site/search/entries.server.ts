import { and, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import { formatDate } from "../../platform/words/dates";
import type { Language } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { searchEntries } from "./tables.server";

/** What a reader can find now. The language is inlined, since each has its own partial index. */
export const isFindable = (language: Language): SQL =>
	and(
		sql`${searchEntries.language} = ${sql.raw(`'${language}'`)}`,
		or(isNull(searchEntries.visibleFrom), lte(searchEntries.visibleFrom, sql`now()`)),
	)!;

/** Tie-breaker: closest to today first, so next week's match ranks above last year's. */
export const nearness = sql`abs(extract(epoch from ${searchEntries.happenedAt} - now()))`;

/** Normalizes text for comparison: lower-case letters and digits, one space between words. */
export const spell = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** Trigram similarity: a typo leaves most trigrams intact. Use within `lookForAlike`. */
export const isAlike = (spelling: string): SQL => sql`${spelling} <% ${searchEntries.spelling}`;
export const likeness = (spelling: string): SQL =>
	sql`word_similarity(${spelling}, ${searchEntries.spelling})`;

const likenessThreshold = "0.45";

export function lookForAlike<T>(db: Db, look: (db: Db) => Promise<T>): Promise<T> {
	return transaction(db, async (db) => {
		await db.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${likenessThreshold}`));
		return look(db);
	});
}

export const foundColumns = {
	kind: searchEntries.kind,
	slug: searchEntries.slug,
	division: searchEntries.division,
	title: searchEntries.title,
	summary: searchEntries.summary,
	price: searchEntries.price,
	picture: searchEntries.picture,
	happenedAt: searchEntries.happenedAt,
};
type FoundRow = Pick<typeof searchEntries.$inferSelect, keyof typeof foundColumns>;

export const toFound = (row: FoundRow, language: Language) => ({
	kind: row.kind,
	slug: row.slug,
	division: row.division,
	title: row.title,
	note: noteOn(row, language),
	picture: row.picture,
});

function noteOn({ kind, summary, price, happenedAt }: FoundRow, language: Language): string {
	if (kind === "player") return summary;
	if (price !== null) return formatRupiah(price);
	return formatDate(happenedAt, "medium", language, club.timeZone);
}
