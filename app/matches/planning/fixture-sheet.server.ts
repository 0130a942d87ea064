import { and, asc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import {
	choice,
	info,
	localMoment,
	matching,
	optional,
	pathWordColumn,
	readLocalMoment,
	wordsColumn,
	writeLocalMoment,
	yesOrNo,
} from "../../editing/sheets/columns.server";
import { forEachTogether, inBatches } from "../../editing/sheets/in-batches.server";
import { defineSheet, type Entry, type RowError, type RowOf } from "../../editing/sheets/sheet.server";
import { isSquadOf, squadKeys, squadsOf } from "../../people/squads/squads";
import { httpsUrl, sitePath } from "../../platform/browser/site-path";
import { divisionKeys } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { findTicketOffers } from "../../tickets/sales/ticket-offers.server";
import { type ClubEvent, competitions, events, teams, venues } from "../events/tables.server";

const columns = {
	slug: pathWordColumn({
		id: "Alamat laga, misalnya match-bintang-utara.",
		en: "The match's address, such as match-bintang-utara.",
	}),
	division: choice({ id: "Divisi.", en: "Division." }, divisionKeys),
	squad: choice({ id: "Tim.", en: "Squad." }, squadKeys),
	competition: pathWordColumn({ id: "Kode kompetisi.", en: "The competition's code." }),
	round: optional(wordsColumn({ id: "Babak atau pekan.", en: "Round or matchday." }, 80)),
	roundEn: optional(wordsColumn({ id: "Babak dalam bahasa Inggris.", en: "The round in English." }, 80)),
	opponent: pathWordColumn({ id: "Kode lawan.", en: "The opponent's code." }),
	home: yesOrNo({ id: "Kandang: ya atau tidak.", en: "At home: ya or tidak." }),
	venue: pathWordColumn({ id: "Kode tempat.", en: "The venue's code." }),
	startsAt: localMoment({
		id: "Mulai, waktu setempat: 2026-12-05 19:00.",
		en: "Start in the venue's time: 2026-12-05 19:00.",
	}),
	endsAt: localMoment({ id: "Selesai, waktu setempat.", en: "End in the venue's time." }),
	title: wordsColumn({ id: "Judul.", en: "Title." }, 120),
	titleEn: optional(wordsColumn({ id: "Judul dalam bahasa Inggris.", en: "Title in English." }, 120)),
	summary: wordsColumn({ id: "Ringkasan.", en: "Summary." }, 500),
	summaryEn: optional(wordsColumn({ id: "Ringkasan dalam bahasa Inggris.", en: "Summary in English." }, 500)),
	watchUrl: optional(
		matching(
			{
				id: "Tempat menonton: alamat https atau halaman situs ini.",
				en: "Where to watch: an https address or a page of this site.",
			},
			new RegExp(`${httpsUrl.source}|${sitePath.source}`, "i"),
			"https://…",
		),
	),
	status: info({
		id: "Status. Ubah lewat Hasil atau Laga berubah.",
		en: "Its status. Change it through Results or Match changes.",
	}),
};
type Row = RowOf<typeof columns>;
type FixtureEntry = Entry<typeof columns>;
type Fault = RowError<typeof columns>;

const squadsIn = (division: string) =>
	squadsOf(division)
		.map(({ key }) => key)
		.join(", ");

const rowsPerPage = 500;

/** Matches. Ticket holders must hear of a new date, so matches with tickets are moved by a match change only. */
export const fixtureSheet = defineSheet({
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
		wordsOf: ({ slug }) => `event/${slug}`,
		async find(db, rows, { lock }) {
			const found = await findEvents(db, rows, lock);
			return new Map(found.filter(({ kind }) => kind === "match").map((event) => [event.slug, rowOf(event)]));
		},
		check: async (db, entries) => [...(await checkNames(db, entries)), ...(await checkSales(db, entries))],
		save,
	},
});

async function checkNames(db: Db, entries: FixtureEntry[]): Promise<Fault[]> {
	const [competitionRows, teamRows, venueRows, taken] = await Promise.all([
		db.select().from(competitions),
		db.select().from(teams),
		db.select().from(venues),
		findEvents(
			db,
			entries.map(({ row }) => row),
			false,
		),
	]);
	const competitionOf = new Map(competitionRows.map((each) => [each.slug, each]));
	const teamOf = new Map(teamRows.map((each) => [each.slug, each]));
	const venueSlugs = new Set(venueRows.map(({ slug }) => slug));
	const plainEvents = new Set(taken.filter(({ kind }) => kind === "event").map(({ slug }) => slug));
	return entries.flatMap(({ line, row }) => {
		const faults: Fault[] = [];
		const fault = (column: keyof Row, id: string, en: string) =>
			faults.push({ line, column, reason: { id, en } });
		if (plainEvents.has(row.slug))
			fault("slug", "Alamat ini dipakai acara lain.", "Another event has this address.");
		if (!isSquadOf(row.division, row.squad))
			fault(
				"squad",
				`Tim ${row.division}: ${squadsIn(row.division)}.`,
				`Squads of ${row.division}: ${squadsIn(row.division)}.`,
			);
		if (competitionOf.get(row.competition)?.division !== row.division)
			fault("competition", "Tidak ada kompetisi ini di divisinya.", "This division has no such competition.");
		if (teamOf.get(row.opponent)?.division !== row.division)
			fault("opponent", "Tidak ada lawan ini di divisinya.", "This division has no such opponent.");
		if (!venueSlugs.has(row.venue)) fault("venue", "Tempat ini tidak dikenal.", "There is no such venue.");
		if (row.endsAt <= row.startsAt) fault("endsAt", "Harus sesudah mulai.", "Must be after the start.");
		if (row.roundEn && !row.round)
			fault("round", "Isi juga yang Indonesia.", "Fill in the Indonesian one as well.");
		return faults;
	});
}

async function checkSales(db: Db, entries: FixtureEntry[]): Promise<Fault[]> {
	const moved = entries.filter(
		({ before, changed }) => before && (changed.includes("startsAt") || changed.includes("venue")),
	);
	if (moved.length === 0) return [];
	const ids = new Map(
		(
			await findEvents(
				db,
				moved.map(({ row }) => row),
				false,
			)
		).map(({ id, slug }) => [slug, id]),
	);
	const sales = await findTicketOffers(db, [...ids.values()]);
	return moved
		.filter(({ row }) => sales.has(ids.get(row.slug)!))
		.map(({ line, changed }) => ({
			line,
			column: changed.includes("startsAt") ? "startsAt" : "venue",
			reason: {
				id: "Laga ini punya tiket. Pindahkan lewat Tiket, Laga berubah, supaya penonton diberi tahu.",
				en: "This match has tickets. Move it under Tickets, Change match, so that ticket holders are told.",
			},
		}));
}

async function save({ db }: { db: Db }, entries: FixtureEntry[]) {
	const zones = new Map((await db.select().from(venues)).map(({ slug, timeZone }) => [slug, timeZone]));
	const colours = new Map((await db.select().from(teams)).map(({ slug, colour }) => [slug, colour]));
	const current = new Map(
		(
			await findEvents(
				db,
				entries.map(({ row }) => row),
				false,
			)
		).map((event) => [event.slug, event]),
	);
	const added = entries.filter(({ before }) => !before);
	await inBatches(added, async (some) => {
		await db.insert(events).values(
			some.map(({ row }) => ({
				...fieldsOf(row, zones.get(row.venue)!),
				slug: row.slug,
				kind: "match" as const,
				cover: {
					art: "poster" as const,
					division: row.division,
					slug: row.slug,
					away: colours.get(row.opponent)!,
				},
			})),
		);
		return [];
	});
	await forEachTogether(
		entries.filter(({ before }) => before),
		({ row }) => {
			const fields = fieldsOf(row, zones.get(row.venue)!);
			const { startsAt } = current.get(row.slug)!;
			const isMoved = fields.startsAt.getTime() !== startsAt.getTime();
			return db
				.update(events)
				.set({ ...fields, ...(isMoved && { previousStartsAt: startsAt }) })
				.where(eq(events.slug, row.slug));
		},
	);
}

const selectMatches = (db: Db) =>
	db
		.select({ ...getTableColumns(events), timeZone: venues.timeZone })
		.from(events)
		.innerJoin(venues, eq(venues.slug, events.venue))
		.$dynamic();

const findEvents = (db: Db, rows: Row[], lock: boolean) =>
	inBatches(
		rows.map(({ slug }) => slug),
		(slugs) => {
			const query = selectMatches(db).where(inArray(events.slug, slugs)).orderBy(events.id);
			return lock ? query.for("no key update", { of: events }) : query;
		},
	);

const fieldsOf = (row: Row, timeZone: string) => ({
	division: row.division,
	squad: row.squad,
	competition: row.competition,
	round: row.round ? { id: row.round, ...(row.roundEn && { en: row.roundEn }) } : null,
	opponent: row.opponent,
	home: row.home,
	venue: row.venue,
	startsAt: readLocalMoment(row.startsAt, timeZone),
	endsAt: readLocalMoment(row.endsAt, timeZone),
	title: { id: row.title, ...(row.titleEn && { en: row.titleEn }) },
	summary: { id: row.summary, ...(row.summaryEn && { en: row.summaryEn }) },
	watchUrl: row.watchUrl,
});

const rowOf = (event: ClubEvent & { timeZone: string }): Row => ({
	slug: event.slug,
	division: event.division as Row["division"],
	squad: event.squad!,
	competition: event.competition!,
	round: event.round?.id ?? null,
	roundEn: event.round?.en ?? null,
	opponent: event.opponent!,
	home: event.home!,
	venue: event.venue,
	startsAt: writeLocalMoment(event.startsAt, event.timeZone),
	endsAt: writeLocalMoment(event.endsAt, event.timeZone),
	title: event.title.id,
	titleEn: event.title.en ?? null,
	summary: event.summary.id,
	summaryEn: event.summary.en ?? null,
	watchUrl: event.watchUrl,
	status: event.status,
});
