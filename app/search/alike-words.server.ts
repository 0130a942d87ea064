import { sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { spell } from "./entries.server";
import { searchWords } from "./tables.server";

/**
 * For each typed word the known ones that are spelt most like it, several where none is nearer. A mistake leaves most
 * triples of letters as they were; a word that resembles none is left out.
 */
export async function findAlikeWords(db: Db, language: Language, q: string): Promise<string[][]> {
	const typed = spell(q).split(" ").filter(Boolean);
	const { rows } = await db.execute<{ alike: string[] }>(sql`
		select array_agg(best.word) as alike
		from unnest(${sql.param(typed)}::text[]) with ordinality as typed (word, place)
		cross join lateral (
			select word from ${searchWords}
			where ${searchWords.language} = ${language} and ${searchWords.word} % typed.word
			order by similarity(word, typed.word) desc fetch first row with ties
		) best
		group by typed.place order by typed.place`);
	return rows.map(({ alike }) => alike);
}
