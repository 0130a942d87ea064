import { and, asc, eq, isNull, not, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import type { AnswerOf } from "../../platform/http/contract";
import type { Area, areaList, areaSearch, DeliveryPlace } from "../shipping/contract";
import { areas, areaWords } from "../shipping/tables.server";
import { areaLevels, partOfCode } from "./area-level";
import { hasAreas } from "./load-areas.server";

const mostFound = 10;
/** Of a very common word ("jawa") the first few hundred are enough to choose from. */
const mostCandidates = 300;
const mostWords = 6;
const mostGuesses = 3;

const shownColumns = { id: areas.code, name: areas.name, postcode: areas.postcode };

/** Districts and villages by any prefixes of their own or their parents' names: "tebet jak sel". */
export async function searchAreas(db: Db, q: string): Promise<AnswerOf<typeof areaSearch>> {
	const typed = wordsOf(q);
	const found =
		typed.length > 0
			? await findByWords(
					db,
					typed.map((word) => [word]),
				)
			: [];
	if (found.length > 0 || typed.length === 0) return { areas: found, isGuess: false, isReady: true };
	if (!(await hasAreas(db))) return { areas: [], isGuess: false, isReady: false };
	return { areas: await findAlike(db, await guessWords(db, typed)), isGuess: true, isReady: true };
}

/** One level of the lists: provinces, or the areas within one. */
export async function listAreas(db: Db, parent?: string): Promise<AnswerOf<typeof areaList>> {
	const rows = await db
		.select(shownColumns)
		.from(areas)
		.where(parent ? eq(areas.parent, parent) : isNull(areas.parent))
		.orderBy(asc(areas.name));
	return { areas: rows.map(describe), isReady: rows.length > 0 || (await hasAreas(db)) };
}

/** A district or village with its parents; null where there is none. */
export async function findPlace(db: Db, code: string): Promise<DeliveryPlace | null> {
	const [place] = await readPlaces(db, [code]);
	return place ?? null;
}

async function findByWords(db: Db, alternatives: string[][]): Promise<DeliveryPlace[]> {
	const any = alternatives.map((words) => oneOf(words, ""));
	const own = [oneOf(alternatives[0]!, "A"), ...any.slice(1)];
	const fit = alternatives.map((words) => sql`(words @@ ${query([oneOf(words, "A")])})::int`);
	const candidates = (which: string[]) => sql`
		(select code, level, name, words from ${areas}
		where words @@ ${query(which)} and level in ('district', 'village') limit ${mostCandidates})`;
	const { rows } = await db.execute<{ code: string }>(sql`
		with own as materialized ${candidates(own)}, anywhere as materialized ${candidates(any)}
		select code from (select * from own union select * from anywhere) found
		order by ${sql.join(fit, sql` + `)} desc, lower(name) = ${alternatives[0]![0]!} desc,
			level = 'district' desc, length(name), name, code
		limit ${mostFound}`);
	return readPlaces(
		db,
		rows.map(({ code }) => code),
	);
}

/** With all words if possible, otherwise without one of them: one wrong letter makes a short word unrecognisable. */
async function findAlike(db: Db, guesses: string[][]): Promise<DeliveryPlace[]> {
	const found = await findByWords(db, guesses);
	for (let left = guesses.length - 1; found.length === 0 && guesses.length > 1 && left >= 0; left--)
		found.push(...(await findByWords(db, guesses.toSpliced(left, 1))));
	return found;
}

/** Sorted by code. */
async function readPlaces(db: Db, codes: string[]): Promise<DeliveryPlace[]> {
	const parts = codes.flatMap((code) => areaLevels.map((level) => partOfCode(code, level)));
	const rows = await areasByCode.run(db, { codes: [...new Set(parts)] });
	const named = new Map(rows.map((row) => [row.id, describe(row)]));
	return codes.flatMap((code) => {
		const at = (level: (typeof areaLevels)[number]) => named.get(partOfCode(code, level));
		const [province, city, district] = [at("province"), at("city"), at("district")];
		if (!province || !city || !district || !named.has(code)) return [];
		return { id: code, province, city, district, village: code === district.id ? null : named.get(code)! };
	});
}

const areasByCode = statement((db: Db) =>
	db.select(shownColumns).from(areas).where(isOneOf(areas.code, "codes")),
);

const describe = ({ postcode, ...area }: { id: string; name: string; postcode: string | null }): Area => ({
	...area,
	...(postcode && { postcode }),
});

/** A word that is no prefix of a name is replaced by the known ones spelt most like it; the others stay. */
async function guessWords(db: Db, typed: string[]): Promise<string[][]> {
	return Promise.all(
		typed.map(async (word) => {
			const begins = sql`exists (select from ${areaWords} where word like ${`${word}%`})`;
			const alike = await db
				.select({ word: areaWords.word })
				.from(areaWords)
				.where(and(sql`${areaWords.word} % ${word}`, not(begins)))
				.orderBy(sql`similarity(${areaWords.word}, ${word}) desc`, areaWords.word)
				.limit(mostGuesses);
			return [word, ...alike.map(({ word }) => word)];
		}),
	);
}

/** Words that people type but no name contains. */
const fillers = new Set(["kec", "kecamatan", "kel", "kelurahan", "desa", "prov", "provinsi"]);

/** Ignore a single letter: it matches half of all names, and the next one is about to be typed. */
function wordsOf(q: string): string[] {
	const words = q.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
	return words.filter((word) => !fillers.has(word)).slice(0, mostWords);
}

/** Words are letters and digits only, so none of them has a meaning in a PostgreSQL query. */
const oneOf = (words: readonly string[], weight: "" | "A") =>
	`(${words.map((word) => `${word}:*${weight}`).join(" | ")})`;
const query = (parts: readonly string[]) => sql`to_tsquery('simple', ${parts.join(" & ")})`;
