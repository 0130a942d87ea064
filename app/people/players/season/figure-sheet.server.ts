import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { club } from "../../../../club/profile";
import {
	type Column,
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
import { clubSports, type FigureName, figureNames, sportOf } from "../../../matches/sports/sport-of";
import type { DivisionKey } from "../../../platform/club-profile";
import type { Db } from "../../../platform/data/database.server";
import { playerSeasons, players } from "../tables.server";
import { checkFigures } from "./check-figures";
import type { SeasonFigures } from "./season-figures";

/** What all sports of the club count together; a player's sport fills in its own. */
const measures = Object.fromEntries(figureNames.map((name) => [name, measureColumn(name)])) as Record<
	FigureName,
	Column<number | null>
>;

function measureColumn(key: string) {
	const counting = clubSports.filter(([, { figures }]) => figures.season[key]);
	const { name, isAverage } = counting[0]![1].figures.season[key]!;
	const divisions = club.divisions.filter(({ sport }) => counting.some(([each]) => each === sport));
	const about = {
		id: `${divisions.map(({ label }) => label.id).join(", ")}: ${name.id.toLowerCase()}.`,
		en: `${divisions.map(({ label }) => label.en).join(", ")}: ${(name.en ?? name.id).toLowerCase()}.`,
	};
	return isAverage
		? optional(decimal(about, { most: 1_000 }))
		: optional(wholeNumberColumn(about, { most: 1_000_000 }));
}

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
			return entries.flatMap((entry) => checkEntry(entry, owners.get(entry.row.player)?.division));
		},
		save,
	},
});

function keyOf({ player, season, competition }: Row) {
	return JSON.stringify([player, season, competition]);
}

function checkEntry({ line, row }: FigureEntry, division: DivisionKey | undefined): Fault[] {
	if (!division)
		return [
			{ line, column: "player", reason: { id: "Pemain ini tidak ada.", en: "There is no such player." } },
		];
	return checkFigures(figuresOf(row), sportOf(division).figures).map(({ figure, reason }) => ({
		line,
		column: figure as FigureName,
		reason,
	}));
}

async function save({ db }: { db: Db }, entries: FigureEntry[]) {
	const owners = await findPlayers(db, entries);
	await inBatches(entries, async (some) => {
		await db
			.insert(playerSeasons)
			.values(
				some.map(({ row }) => {
					const { id } = owners.get(row.player)!;
					return {
						playerId: id,
						season: row.season,
						competition: row.competition,
						figures: figuresOf(row),
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

const figuresOf = (row: Row): SeasonFigures =>
	Object.fromEntries(
		figureNames.flatMap((name) => (typeof row[name] === "number" ? [[name, row[name]]] : [])),
	);

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
	const values = Object.fromEntries(figureNames.map((measure) => [measure, figures[measure] ?? null]));
	return { player, name, season, competition, ...(values as Record<FigureName, number | null>) };
}
