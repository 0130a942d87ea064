import { sql } from "drizzle-orm";
import { getDistricts, getProvinces, getRegencies, getVillages } from "idn-area-data";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { readValue, replaceValue } from "../../platform/data/stored-values.server";
import { transaction } from "../../platform/data/transaction.server";
import { areas, areaWords } from "../shipping/tables.server";
import { type AreaLevel, partOfCode } from "./area-level";
import { commonName, nicknamesOf } from "./area-names";
import { readPostcodes } from "./postcodes.server";

/** Changes with the package or our processing of it; a new value reloads all areas. */
export const areasRelease = "idn-area-data 4.0.1, with postcodes";
const releaseName = "areas-release";

const rowsAtOnce = 10_000;
const loadLock = 710_003;

export type AreaRow = {
	code: string;
	level: AreaLevel;
	name: string;
	around: string;
	/** Of villages. */
	postcode?: string | null;
};

/**
 * Queued at every start, done once. All or nothing in one transaction, so that a kill leaves what was there before.
 * Nobody waits for it: until then the search says that the areas are not ready.
 */
export const loadAreas = defineJob({
	name: "load-areas",
	data: z.object({}),
	retry: { tries: 5, delay: 10 },
	atStart: true,
	run: async ({ db }) => {
		if (await hasAreas(db)) return;
		const rows = await readAreas();
		const load = async (db: Db) => {
			// With more memory for sorting, the index of a million words is built in a third of the time.
			await db.execute(sql`set local gin_pending_list_limit = '256MB'`);
			await db.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
			if (await hasAreas(db)) return;
			await db.delete(areas);
			await db.delete(areaWords);
			await insertAreas(db, rows);
			await replaceValue(db, releaseName, areasRelease);
		};
		await transaction(db, load, { longest: 0 });
		await db.execute(
			sql`select gin_clean_pending_list('areas_words'), gin_clean_pending_list('area_words_alike')`,
		);
		await db.execute(sql`analyze ${areas}`);
	},
});

export const hasAreas = async (db: Db) => (await readValue(db, releaseName)) === areasRelease;

/** Everything in the package, largest areas first. */
export async function readAreas(): Promise<AreaRow[]> {
	const levels: [AreaLevel, { code: string; name: string }[]][] = [
		["province", await getProvinces()],
		["city", await getRegencies()],
		["district", await getDistricts()],
		["village", await getVillages()],
	];
	const official = new Map<string, string>();
	const postcodeOf = readPostcodes();
	return levels.flatMap(([level, list]) =>
		list.map(({ code, name }) => {
			official.set(code, name);
			const parents = parentCodes(code).map((parent) => official.get(parent));
			return {
				code,
				level,
				name: commonName(level, name),
				around: [...parents, nicknamesOf(code)].join(" "),
				postcode: level === "village" ? postcodeOf(code) : null,
			};
		}),
	);
}

export async function insertAreas(db: Db, rows: readonly AreaRow[]) {
	for (let at = 0; at < rows.length; at += rowsAtOnce) {
		const batch = rows.slice(at, at + rowsAtOnce);
		const column = (read: (row: AreaRow) => string | null) => sql.param(batch.map(read));
		await db.execute(sql`
			insert into ${areas} (code, level, parent, name, postcode, words)
			select code, level, parent, name, postcode,
				setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', around), 'B')
			from unnest(
				${column(({ code }) => code)}::text[], ${column(({ level }) => level)}::text[],
				${column(({ code }) => parentCodes(code)[0] ?? null)}::text[],
				${column(({ name }) => name)}::text[], ${column(({ postcode }) => postcode ?? null)}::text[],
				${column(({ around }) => around)}::text[]
			) as area (code, level, parent, name, postcode, around)
			on conflict do nothing`);
	}
	await db.execute(sql`
		insert into ${areaWords} (word)
		select word from ts_stat('select words from areas') where length(word) > 2 on conflict do nothing`);
}

/** From the nearest area up to the province. */
const parentCodes = (code: string): string[] =>
	(["district", "city", "province"] as const)
		.map((level) => partOfCode(code, level))
		.filter((part, place, all) => part.length < code.length && all.indexOf(part) === place);
