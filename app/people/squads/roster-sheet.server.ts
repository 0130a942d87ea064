import { asc, eq, gt, inArray } from "drizzle-orm";
import {
	choice,
	dayColumn,
	matching,
	optional,
	pathWordColumn,
	wholeNumberColumn,
	wordsColumn,
	yesOrNo,
} from "../../editing/sheets/columns.server";
import { forEachTogether, inBatches } from "../../editing/sheets/in-batches.server";
import { defineSheet, type Entry, type RowError, type RowOf } from "../../editing/sheets/sheet.server";
import { positionKeys, sportOf } from "../../matches/sports/sport-of";
import { divisionKeys } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { type Player, players } from "../players/tables.server";
import { squadKeys, squadsOf } from "./squads";

const columns = {
	slug: pathWordColumn({
		id: "Alamat pemain, misalnya raka-pratama.",
		en: "The player's address, such as raka-pratama.",
	}),
	division: choice({ id: "Divisi.", en: "Division." }, divisionKeys),
	squad: choice({ id: "Tim.", en: "Squad." }, squadKeys),
	number: optional(
		wholeNumberColumn(
			{ id: "Nomor punggung. Kosong: belum ada.", en: "Shirt number. Empty: none yet." },
			{ most: 99 },
		),
	),
	name: wordsColumn({ id: "Nama lengkap.", en: "Full name." }, 80),
	shirtName: wordsColumn({ id: "Nama di punggung.", en: "The name on the shirt." }, 40),
	nickname: optional(wordsColumn({ id: "Panggilan.", en: "Nickname." }, 40)),
	position: wordsColumn({ id: "Posisi dengan kata-kata.", en: "Position in words." }, 60),
	positionEn: optional(wordsColumn({ id: "Posisi dalam bahasa Inggris.", en: "Position in English." }, 60)),
	positionKey: choice({ id: "Posisi untuk filter.", en: "Position for filters." }, positionKeys),
	nationality: matching(
		{ id: "Negara, dua huruf: ID.", en: "Country, two letters: ID." },
		/^[A-Z]{2}$/,
		"ID",
	),
	hometown: wordsColumn({ id: "Kota asal.", en: "Home town." }, 80),
	bornOn: dayColumn({ id: "Tanggal lahir.", en: "Date of birth." }),
	heightCm: wholeNumberColumn({ id: "Tinggi dalam cm.", en: "Height in cm." }, { least: 120, most: 250 }),
	weightKg: wholeNumberColumn({ id: "Berat dalam kg.", en: "Weight in kg." }, { least: 30, most: 200 }),
	biography: wordsColumn({ id: "Riwayat singkat.", en: "Biography." }, 5_000),
	biographyEn: optional(
		wordsColumn({ id: "Riwayat dalam bahasa Inggris.", en: "Biography in English." }, 5_000),
	),
	joinedYear: wholeNumberColumn({ id: "Tahun bergabung.", en: "Year joined." }, { least: 1900, most: 2100 }),
	captain: yesOrNo({ id: "Kapten: ya atau tidak.", en: "Captain: ya or tidak." }),
	listOrder: wholeNumberColumn({ id: "Urutan di daftar.", en: "Place in the list." }, { most: 10_000 }),
};
type Row = RowOf<typeof columns>;
type PlayerEntry = Entry<typeof columns>;
type Fault = RowError<typeof columns>;

const rowsPerPage = 500;

export const rosterSheet = defineSheet({
	columns,
	async list(db, after) {
		const page = await db
			.select()
			.from(players)
			.where(after ? gt(players.slug, after) : undefined)
			.orderBy(asc(players.slug))
			.limit(rowsPerPage);
		return { rows: page.map(rowOf), next: page.length < rowsPerPage ? null : page.at(-1)!.slug };
	},
	intake: {
		keyOf: ({ slug }) => slug,
		subjectOf: ({ slug }) => `player/${slug}`,
		wordsOf: ({ slug }) => `players/${slug}`,
		async find(db, rows, { lock }) {
			const found = await inBatches(
				rows.map(({ slug }) => slug),
				(slugs) => {
					const query = db.select().from(players).where(inArray(players.slug, slugs)).orderBy(players.id);
					return lock ? query.for("no key update") : query;
				},
			);
			return new Map(found.map((player) => [player.slug, rowOf(player)]));
		},
		check: async (db, entries) => [...entries.flatMap(checkSquad), ...(await checkShared(db, entries))],
		save,
	},
});

function checkSquad({ line, row }: PlayerEntry): Fault[] {
	const squads = squadsOf(row.division).map(({ key }) => key);
	const positions = Object.keys(sportOf(row.division).lineUp.positions);
	const fault = (column: keyof Row, choices: readonly string[]): Fault => ({
		line,
		column,
		reason: {
			id: `Di ${row.division}: ${choices.join(", ")}.`,
			en: `In ${row.division}: ${choices.join(", ")}.`,
		},
	});
	return [
		...(squads.includes(row.squad) ? [] : [fault("squad", squads)]),
		...(positions.includes(row.positionKey) ? [] : [fault("positionKey", positions)]),
	];
}

/** A number and the captain's armband belong to one player of a squad, in the file and beside it. */
async function checkShared(db: Db, entries: PlayerEntry[]): Promise<Fault[]> {
	const named = new Set(entries.map(({ row }) => row.slug));
	const others = (await db.select().from(players)).filter(({ slug }) => !named.has(slug));
	const numbers = new Map<string, string>();
	const captains = new Map<string, string>();
	for (const player of others) {
		if (player.number !== null) numbers.set(`${squadOf(player)} ${player.number}`, player.name);
		if (player.captain) captains.set(squadOf(player), player.name);
	}
	return entries.flatMap(({ line, row }) => {
		const faults: Fault[] = [];
		const claim = (taken: Map<string, string>, place: string, column: keyof Row) => {
			const other = taken.get(place);
			if (!other) return taken.set(place, row.name);
			faults.push({ line, column, reason: { id: `Sudah ${other}.`, en: `That is ${other} already.` } });
		};
		if (row.number !== null) claim(numbers, `${squadOf(row)} ${row.number}`, "number");
		if (row.captain) claim(captains, squadOf(row), "captain");
		return faults;
	});
}

const squadOf = ({ division, squad }: Pick<Row, "division" | "squad">) => `${division}/${squad}`;

async function save({ db }: { db: Db }, entries: PlayerEntry[]) {
	const changed = entries.filter(({ before }) => before);
	// Two players may swap numbers, and must not clash while they do.
	await forEachTogether(changed, ({ row }) =>
		db.update(players).set({ number: null, captain: false }).where(eq(players.slug, row.slug)),
	);
	await forEachTogether(changed, ({ row }) =>
		db.update(players).set(fieldsOf(row)).where(eq(players.slug, row.slug)),
	);
	await inBatches(
		entries.filter(({ before }) => !before),
		async (some) => {
			await db
				.insert(players)
				.values(some.map(({ row }) => ({ ...fieldsOf(row), slug: row.slug, portrait: portraitOf(row) })));
			return [];
		},
	);
}

/** Drawn, until there is a photograph. */
const portraitOf = ({ division, slug, number, shirtName }: Row) => ({
	art: "player" as const,
	division,
	slug,
	...(number !== null && { number }),
	name: shirtName,
});

const fieldsOf = ({ slug: _, position, positionEn, biography, biographyEn, ...row }: Row) => ({
	...row,
	position: { id: position, ...(positionEn && { en: positionEn }) },
	biography: { id: biography, ...(biographyEn && { en: biographyEn }) },
});

const rowOf = (player: Player): Row => ({
	slug: player.slug,
	division: player.division,
	squad: player.squad,
	number: player.number,
	name: player.name,
	shirtName: player.shirtName,
	nickname: player.nickname,
	position: player.position.id,
	positionEn: player.position.en ?? null,
	positionKey: player.positionKey,
	nationality: player.nationality,
	hometown: player.hometown,
	bornOn: player.bornOn,
	heightCm: player.heightCm,
	weightKg: player.weightKg,
	biography: player.biography.id,
	biographyEn: player.biography.en ?? null,
	joinedYear: player.joinedYear,
	captain: player.captain,
	listOrder: player.listOrder,
});
