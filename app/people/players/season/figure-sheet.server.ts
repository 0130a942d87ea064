import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import {
	decimal,
	info,
	matching,
	optional,
	pathWordColumn,
	wholeNumberColumn,
	wordsColumn,
} from "../../../editing/sheets/columns.server";
import { inBatches } from "../../../editing/sheets/in-batches.server";
import { defineSheet, type Entry, type RowError, type RowOf } from "../../../editing/sheets/sheet.server";
import type { DivisionKey } from "../../../platform/club-profile";
import type { Db } from "../../../platform/data/database.server";
import { playerSeasons, players } from "../tables.server";
import { type SeasonFigures, seasonFiguresSchema } from "./season-figures";

const count = (id: string, en: string) => optional(wholeNumberColumn({ id, en }, { most: 1_000_000 }));
const average = (id: string, en: string) => optional(decimal({ id, en }, { most: 1_000 }));

/** What all divisions count together; each fills in its own. */
const measures = {
	appearances: count("Sepak bola: main.", "Football: appearances."),
	minutes: count("Sepak bola: menit.", "Football: minutes."),
	goals: count("Sepak bola: gol.", "Football: goals."),
	yellowCards: count("Sepak bola: kartu kuning.", "Football: yellow cards."),
	redCards: count("Sepak bola: kartu merah.", "Football: red cards."),
	saves: count("Kiper: penyelamatan.", "Goalkeepers: saves."),
	cleanSheets: count("Kiper: nirbobol.", "Goalkeepers: clean sheets."),
	assists: count("Sepak bola dan esports: assist.", "Football and esports: assists."),
	games: count("Basket dan esports: laga atau gim.", "Basketball and esports: games."),
	minutesPerGame: average("Basket: menit per laga.", "Basketball: minutes per game."),
	pointsPerGame: average("Basket: poin per laga.", "Basketball: points per game."),
	reboundsPerGame: average("Basket: rebound per laga.", "Basketball: rebounds per game."),
	assistsPerGame: average("Basket: assist per laga.", "Basketball: assists per game."),
	stealsPerGame: average("Basket: steal per laga.", "Basketball: steals per game."),
	blocksPerGame: average("Basket: blok per laga.", "Basketball: blocks per game."),
	threePointers: count("Basket: tripoin.", "Basketball: three-pointers."),
	wins: count("Esports: menang.", "Esports: wins."),
	kills: count("Esports: kill.", "Esports: kills."),
	deaths: count("Esports: mati.", "Esports: deaths."),
	bestPlayerAwards: count("Esports: MVP.", "Esports: best player awards."),
};
type Measure = keyof typeof measures;
const measureNames = Object.keys(measures) as Measure[];

const columns = {
	player: pathWordColumn({ id: "Alamat pemain.", en: "The player's address." }),
	season: matching({ id: "Musim: 2026/27.", en: "Season: 2026/27." }, /^20\d{2}\/\d{2}$/, "2026/27"),
	competition: wordsColumn({ id: "Kompetisi, seperti tercetak.", en: "Competition, as printed." }, 120),
	name: info({ id: "Nama pemain.", en: "The player's name." }),
	...measures,
};
type Row = RowOf<typeof columns>;
type FigureEntry = Entry<typeof columns>;
type Fault = RowError<typeof columns>;

const rowsPerPage = 1_000;

/** Season figures of players. */
export const figureSheet = defineSheet({
	columns,
	async list(db, after) {
		const page = await selectSeasons(db)
			.where(after ? gt(playerSeasons.id, after) : undefined)
			.orderBy(asc(playerSeasons.id))
			.limit(rowsPerPage);
		return { rows: page.map(rowOf), next: page.length < rowsPerPage ? null : page.at(-1)!.id };
	},
	intake: {
		keyOf,
		subjectOf: ({ player }) => `player/${player}`,
		async find(db, rows, { lock }) {
			const slugs = [...new Set(rows.map(({ player }) => player))];
			const found = await inBatches(slugs, (some) => {
				const query = selectSeasons(db).where(inArray(players.slug, some)).orderBy(playerSeasons.id);
				return lock ? query.for("no key update", { of: playerSeasons }) : query;
			});
			return new Map(found.map(rowOf).map((row) => [keyOf(row), row]));
		},
		async check(db, entries) {
			const owners = await findPlayers(db, entries);
			return entries.flatMap((entry) => checkFigures(entry, owners.get(entry.row.player)?.division));
		},
		save,
	},
});

function keyOf({ player, season, competition }: Row) {
	return JSON.stringify([player, season, competition]);
}

function checkFigures({ line, row }: FigureEntry, division: DivisionKey | undefined): Fault[] {
	if (!division)
		return [
			{ line, column: "player", reason: { id: "Pemain ini tidak ada.", en: "There is no such player." } },
		];
	const { needed, known } = measuresOf(division);
	return measureNames.flatMap((column): Fault[] => {
		if (needed.has(column) && row[column] === null)
			return [{ line, column, reason: { id: "Wajib diisi.", en: "This is required." } }];
		const reason = {
			id: `Tidak dihitung di ${division}. Kosongkan.`,
			en: `Not counted in ${division}. Leave it empty.`,
		};
		return known.has(column) || row[column] === null ? [] : [{ line, column, reason }];
	});
}

function measuresOf(division: DivisionKey) {
	const { shape } = seasonFiguresSchema.options.find(({ shape }) => shape.division.value === division)!;
	const names = Object.keys(shape).filter((name) => name !== "division");
	const isNeeded = (name: string) =>
		!(
			shape as Record<
				string,
				{ isOptional?: () => boolean; safeParse: (value: unknown) => { success: boolean } }
			>
		)[name]!.safeParse(undefined).success;
	return { known: new Set<string>(names), needed: new Set<string>(names.filter(isNeeded)) };
}

async function save({ db }: { db: Db }, entries: FigureEntry[]) {
	const owners = await findPlayers(db, entries);
	await inBatches(entries, async (some) => {
		await db
			.insert(playerSeasons)
			.values(
				some.map(({ row }) => {
					const { id, division } = owners.get(row.player)!;
					return {
						playerId: id,
						season: row.season,
						competition: row.competition,
						figures: figuresOf(row, division),
					};
				}),
			)
			.onConflictDoUpdate({
				target: [playerSeasons.playerId, playerSeasons.season, playerSeasons.competition],
				set: { figures: sql`excluded.figures` },
			});
		return [];
	});
}

function figuresOf(row: Row, division: DivisionKey): SeasonFigures {
	const filled = measureNames.filter((name) => row[name] !== null).map((name) => [name, row[name]]);
	return seasonFiguresSchema.parse({ division, ...Object.fromEntries(filled) });
}

async function findPlayers(db: Db, entries: FigureEntry[]) {
	const slugs = [...new Set(entries.map(({ row }) => row.player))];
	const found = await inBatches(slugs, (some) =>
		db
			.select({ id: players.id, slug: players.slug, division: players.division })
			.from(players)
			.where(inArray(players.slug, some)),
	);
	return new Map(found.map(({ slug, ...player }) => [slug, player]));
}

const selectSeasons = (db: Db) =>
	db
		.select({
			id: playerSeasons.id,
			player: players.slug,
			name: players.name,
			season: playerSeasons.season,
			competition: playerSeasons.competition,
			figures: playerSeasons.figures,
		})
		.from(playerSeasons)
		.innerJoin(players, and(eq(players.id, playerSeasons.playerId)))
		.$dynamic();

function rowOf({
	player,
	name,
	season,
	competition,
	figures,
}: Awaited<ReturnType<typeof selectSeasons>>[number]): Row {
	const counted = figures as Partial<Record<Measure, number>>;
	const values = Object.fromEntries(measureNames.map((measure) => [measure, counted[measure] ?? null]));
	return { player, name, season, competition, ...(values as Record<Measure, number | null>) };
}
