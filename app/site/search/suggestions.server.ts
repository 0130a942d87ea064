import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { Language } from "../../platform/words/language";
import { mostSuggestions, type Suggestion } from "./contract";
import {
	foundColumns,
	isAlike,
	isFindable,
	likeness,
	lookForAlike,
	nearness,
	spell,
	toFound,
} from "./entries.server";
import { searchEntries } from "./tables.server";

/** Titles with words starting with the typed ones; if there are none, similarly spelt titles. */
export async function listSuggestions(db: Db, language: Language, q: string): Promise<Suggestion[]> {
	const spelling = spell(q);
	if (!spelling) return [];
	const begun = await listBegun(db, language, spelling);
	if (begun.length > 0 || spelling.length < shortestGuess) return begun;
	return lookForAlike(db, (db) =>
		list(db, language, isAlike(spelling), [sql`${likeness(spelling)} desc`, nearness]),
	);
}

const shortestGuess = 3;

function listBegun(db: Db, language: Language, spelling: string) {
	const words = spelling.split(" ").map((word) => sql`${searchEntries.spelling} like ${`% ${word}%`}`);
	const beginsTitle = sql`(${searchEntries.spelling} like ${` ${spelling}%`}) desc`;
	// A player's name means the player, however many stories mention them.
	const isPlayer = sql`(${searchEntries.kind} = 'player') desc`;
	return list(db, language, and(...words)!, [isPlayer, beginsTitle, nearness]);
}

async function list(db: Db, language: Language, where: SQL, order: SQL[]): Promise<Suggestion[]> {
	const rows = await db
		.select(foundColumns)
		.from(searchEntries)
		.where(and(isFindable(language), where))
		.orderBy(...order)
		.limit(mostSuggestions);
	return rows.map((row) => toFound(row, language));
}
