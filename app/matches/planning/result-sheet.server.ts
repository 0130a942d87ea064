import { and, asc, eq, gt, inArray } from "drizzle-orm";
import {
	CellError,
	type Column,
	choice,
	info,
	optional,
	pathWordColumn,
	writeLocalMoment,
} from "../../editing/sheets/columns.server";
import { forEachTogether, inBatches } from "../../editing/sheets/in-batches.server";
import { defineSheet, type Entry, type RowError, type RowOf } from "../../editing/sheets/sheet.server";
import type { Db } from "../../platform/data/database.server";
import { eventStatuses, events, matches, teams, venues } from "../events/tables.server";
import { type MatchSheet, scoreOf } from "../match-centre/match";
import { periodLabel } from "../match-centre/period-labels";
import { sportOf } from "../sports/sport-of";
import { emptySheet } from "../touchline/empty-sheet";

type Part = { us: number; them: number; winner?: "us" | "them" | undefined };

/**
 * "1–0 2–2" for halves and quarters; in a series each game names its winner: "15–9:us 8–20:them". Written with a dash
 * instead of a hyphen, because spreadsheets read 4-2 as a date in February.
 */
const parts: Column<Part[]> = {
	about: {
		id: "Skor tiap babak, kita dulu: 1-0 2-2. Pada seri, pemenang tiap gim: 15-9:us 8-20:them.",
		en: "The score of each part, ours first: 1-0 2-2. In a series, each game's winner: 15-9:us 8-20:them.",
	},
	part: "value",
	read: (cell) =>
		cell.split(/[\s,]+/).map((text) => {
			const [, us, them, winner] = /^(\d{1,3})[-–](\d{1,3})(?::(us|them))?$/.exec(text) ?? [];
			if (us === undefined || them === undefined)
				throw new CellError({ id: "Tulis seperti 1-0 2-2.", en: "Write it like 1-0 2-2." });
			return { us: Number(us), them: Number(them), ...(winner && { winner: winner as "us" | "them" }) };
		}),
	write: (parts) =>
		parts.map(({ us, them, winner }) => `${us}–${them}${winner ? `:${winner}` : ""}`).join(" "),
};

const shootout: Column<{ us: number; them: number }> = {
	...parts,
	about: { id: "Adu penalti, kita dulu: 4-2.", en: "Penalties, ours first: 4-2." },
	read: (cell) => {
		const [first, ...more] = parts.read(cell);
		if (more.length > 0 || first!.winner)
			throw new CellError({ id: "Tulis seperti 4-2.", en: "Write it like 4-2." });
		return first!;
	},
	write: ({ us, them }) => `${us}–${them}`,
};

const columns = {
	slug: pathWordColumn({ id: "Alamat laga.", en: "The match's address." }),
	opponent: info({ id: "Lawan.", en: "Opponent." }),
	startsAt: info({ id: "Mulai, waktu setempat.", en: "Start in the venue's time." }),
	status: choice({ id: "Status.", en: "Status." }, eventStatuses),
	score: info({ id: "Skor, dihitung dari babaknya.", en: "The score, calculated from its parts." }),
	parts: optional(parts),
	shootout: optional(shootout),
};
type Row = RowOf<typeof columns>;
type ResultEntry = Entry<typeof columns>;
type Fault = RowError<typeof columns>;

const rowsPerPage = 500;

/** Results of matches. Line-ups, timeline and stats of a match stay as they are. */
export const resultSheet = defineSheet({
	columns,
	async list(db, after) {
		const page = await selectMatches(db)
			.where(and(eq(events.kind, "match"), after ? gt(events.slug, after) : undefined))
			.orderBy(asc(events.slug))
			.limit(rowsPerPage);
		return { rows: page.map(rowOf), next: page.length < rowsPerPage ? null : page.at(-1)!.slug };
	},
	intake: {
		keyOf: ({ slug }) => slug,
		subjectOf: ({ slug }) => `event/${slug}`,
		find: async (db, rows, { lock }) =>
			new Map((await findMatches(db, rows, lock)).map((match) => [match.slug, rowOf(match)])),
		check: async (db, entries) => {
			const scoring = new Map(
				(
					await findMatches(
						db,
						entries.map(({ row }) => row),
						false,
					)
				).map((match) => [match.slug, scoringOf(match)]),
			);
			return entries.flatMap((entry) => checkResult(entry, scoring.get(entry.row.slug)));
		},
		save,
	},
});

function checkResult(
	{ line, row, before }: ResultEntry,
	scoring: MatchSheet["scoring"] | undefined,
): Fault[] {
	const fault = (column: keyof Row, id: string, en: string): Fault[] => [
		{ line, column, reason: { id, en } },
	];
	if (!before) return fault("slug", "Tidak ada laga di alamat ini.", "There is no match at this address.");
	if (row.status !== before.status && (row.status === "postponed" || row.status === "cancelled"))
		return fault(
			"status",
			"Tunda atau batalkan lewat Laga berubah.",
			"Postpone or cancel it as a match change.",
		);
	if (before.parts && !row.parts)
		return fault("parts", "Laga ini sudah punya hasil.", "This match already has a result.");
	if (row.status === "finished" && !row.parts)
		return fault("parts", "Laga yang selesai perlu skor.", "A finished match needs a score.");
	if (row.shootout && !row.parts)
		return fault("parts", "Adu penalti perlu skor laganya.", "Penalties need the match's score.");
	const winners = row.parts?.filter(({ winner }) => winner).length ?? 0;
	if (scoring === "points" && winners > 0)
		return fault("parts", "Pemenang per gim hanya pada seri.", "Only games of a series have winners.");
	if (scoring === "series" && row.status === "finished" && winners < row.parts!.length)
		return fault("parts", "Sebut pemenang tiap gim: 15-9:us.", "Name each game's winner: 15-9:us.");
	return [];
}

async function save({ db }: { db: Db }, entries: ResultEntry[]) {
	const found = new Map(
		(
			await findMatches(
				db,
				entries.map(({ row }) => row),
				false,
			)
		).map((match) => [match.slug, match]),
	);
	await forEachTogether(entries, ({ row }) =>
		db.update(events).set({ status: row.status }).where(eq(events.slug, row.slug)),
	);
	await forEachTogether(
		entries.filter(({ row }) => row.parts),
		({ row }) => {
			const match = found.get(row.slug)!;
			const sheet = sheetWith(match, row);
			const { us: scoreUs, them: scoreThem } = scoreOf(sheet);
			return db
				.insert(matches)
				.values({ eventId: match.id, scoreUs, scoreThem, sheet })
				.onConflictDoUpdate({ target: matches.eventId, set: { scoreUs, scoreThem, sheet } });
		},
	);
}

const selectMatches = (db: Db) =>
	db
		.select({
			id: events.id,
			slug: events.slug,
			division: events.division,
			status: events.status,
			startsAt: events.startsAt,
			timeZone: venues.timeZone,
			opponent: teams.name,
			sheet: matches.sheet,
		})
		.from(events)
		.innerJoin(venues, eq(venues.slug, events.venue))
		.innerJoin(teams, eq(teams.slug, events.opponent))
		.leftJoin(matches, eq(matches.eventId, events.id))
		.$dynamic();
type Found = Awaited<ReturnType<typeof selectMatches>>[number];

const findMatches = (db: Db, rows: Row[], lock: boolean) =>
	inBatches(
		rows.map(({ slug }) => slug),
		(slugs) => {
			const query = selectMatches(db)
				.where(and(eq(events.kind, "match"), inArray(events.slug, slugs)))
				.orderBy(events.id);
			return lock ? query.for("no key update", { of: events }) : query;
		},
	);

const scoringOf = ({ sheet, division }: Found) => sheet?.scoring ?? sportOf(division).rules.scoring;

function sheetWith(match: Found, row: Row): MatchSheet {
	const sport = sportOf(match.division);
	const { shootout: _, ...before } = match.sheet ?? emptySheet(sport);
	return {
		...before,
		periods: row.parts!.map((part, index) => ({
			label: match.sheet?.periods[index]?.label ?? periodLabel(sport, index),
			...part,
		})),
		...(row.shootout && { shootout: row.shootout }),
	};
}

function rowOf({ slug, opponent, startsAt, timeZone, status, sheet }: Found): Row {
	const score = sheet && scoreOf(sheet);
	return {
		slug,
		opponent,
		startsAt: writeLocalMoment(startsAt, timeZone),
		status,
		score: score && `${score.us}–${score.them}`,
		parts: sheet?.periods ?? null,
		shootout: sheet?.shootout ?? null,
	};
}
