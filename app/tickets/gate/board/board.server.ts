import { sql } from "drizzle-orm";
import { findEventId, isEventOneOf } from "../../../matches/events/event-conditions.server";
import { listRows, toFixture } from "../../../matches/fixtures/fixtures.server";
import type { Db } from "../../../platform/data/database.server";
import { onceASecond } from "../../../platform/data/once-a-second";
import type { AnswerOf } from "../../../platform/http/contract";
import { refuse } from "../../../platform/http/refusal";
import { type Language, localize } from "../../../platform/words/language";
import { issuedTickets } from "../../issued/tables.server";
import { isSalePaused, listSectionFigures } from "../../selling/sales.server";
import { gateRefusals } from "../contract";
import { listScanners } from "../scanners.server";
import { gateScans } from "../tables.server";
import { boardStep, type matchDayBoard } from "./board-contract";
import { listFoundInScans, listIncidents } from "./incidents.server";
import { listMeasures } from "./measures.server";

type Board = AnswerOf<typeof matchDayBoard>;

/** All viewers share one count a second, whatever their language. */
export async function readBoard(db: Db, language: Language, slug: string): Promise<Board> {
	const counted = await shared(db)(slug);
	return {
		...counted,
		event: toFixture(counted.event, null, language),
		sections: counted.sections.map(({ label, ...section }) => ({
			...section,
			label: localize(label, language),
		})),
	};
}

const readers = new WeakMap<Db, ReturnType<typeof onceASecond<Counted>>>();
function shared(db: Db) {
	const reader = readers.get(db) ?? onceASecond((slug) => countBoard(db, slug));
	readers.set(db, reader);
	return reader;
}

type Counted = Awaited<ReturnType<typeof countBoard>>;

async function countBoard(db: Db, slug: string) {
	const eventId = await findEventId(db, slug);
	const sections = eventId ? await listSectionFigures(db, eventId) : [];
	if (!eventId || sections.length === 0) throw refuse(gateRefusals, "gate.unknown_event");
	const [[event], scans, passes, isPaused, found, scanners, incidents, measures] = await Promise.all([
		listRows(db, { where: isEventOneOf([eventId]), order: "soonest", limit: 1 }),
		countScans(db, eventId),
		countPasses(db, eventId),
		isSalePaused(db, eventId),
		listFoundInScans(db, eventId),
		listScanners(db, eventId),
		listIncidents(db, eventId),
		listMeasures(db, eventId),
	]);
	const steps = listSteps(scans);
	const spare = measures.flatMap(({ kind, gate }) => (kind === "spare_gate" && gate ? [gate] : []));
	const gates = [
		...new Set([...sections.map(({ gate }) => gate), ...spare, ...scans.map(({ gate }) => gate)]),
	].sort();
	const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((all, one) => all + of(one), 0);
	const passesOf = (sectionId: string) => passes.find((one) => one.sectionId === sectionId);
	return {
		event: event!,
		at: new Date().toISOString(),
		inside: sum(passes, ({ inside }) => inside),
		awaited: sum(passes, ({ awaited }) => awaited),
		refused: sum(scans, ({ refused }) => refused),
		isPaused,
		quota: sum(sections, ({ quota }) => quota),
		sold: sum(sections, ({ sold }) => sold),
		held: sum(sections, ({ held }) => held),
		left: sum(sections, ({ left, isClosed }) => (isClosed ? 0 : left)),
		gates: gates.map((gate) => {
			const own = scans.filter((one) => one.gate === gate);
			return {
				gate,
				expected: sum(sections, (section) =>
					section.gate === gate ? (passesOf(section.id)?.issued ?? 0) : 0,
				),
				in: sum(own, (one) => one.in),
				out: sum(own, (one) => one.out),
				refused: sum(own, (one) => one.refused),
				perMinute: sum(own, ({ latest }) => latest) / 5,
				entries: steps.map((step) => own.find(({ at }) => at === step)?.in ?? 0),
			};
		}),
		sections: sections.map(({ id, ...section }) => ({ ...section, inside: passesOf(id)?.inside ?? 0 })),
		steps,
		found,
		scanners,
		measures,
		incidents,
	};
}

type Scans = { gate: string; at: string; in: number; out: number; refused: number; latest: number };

/** By gate and step of time. */
async function countScans(db: Db, eventId: string): Promise<Scans[]> {
	const { rows } = await db.execute<Scans>(sql`
		select gate, to_char(date_bin(make_interval(mins => ${boardStep}), scanned_at, timestamptz '2000-01-01 00:00Z')
				at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as at,
			count(*) filter (where verdict = 'in')::int as in,
			count(*) filter (where verdict = 'out')::int as out,
			count(*) filter (where verdict not in ('in', 'out'))::int as refused,
			count(*) filter (where verdict = 'in' and scanned_at > now() - interval '5 minutes')::int as latest
		from ${gateScans} where event_id = ${eventId} group by 1, 2`);
	return rows;
}

type Passes = { sectionId: string; issued: number; awaited: number; inside: number };

async function countPasses(db: Db, eventId: string): Promise<Passes[]> {
	const { rows } = await db.execute<Passes>(sql`
		select passes.section_id as "sectionId",
			count(*) filter (where state in ('valid', 'used'))::int as issued,
			count(*) filter (where state = 'valid')::int as awaited,
			coalesce(sum(moves.inside), 0)::int as inside
		from ${issuedTickets} left join (
			select pass_id, count(*) filter (where verdict = 'in') - count(*) filter (where verdict = 'out') as inside
			from ${gateScans} where event_id = ${eventId} and verdict in ('in', 'out') group by pass_id
		) moves on moves.pass_id = passes.id
		where passes.event_id = ${eventId} group by passes.section_id`);
	return rows;
}

const mostSteps = 72;

/** Without gaps, so that quiet times show up as such; the last six hours at most. */
function listSteps(scans: readonly Scans[]): string[] {
	const times = scans.filter((one) => one.in > 0).map(({ at }) => Date.parse(at));
	if (times.length === 0) return [];
	const length = boardStep * 60_000;
	const last = Math.max(...times);
	const first = Math.max(Math.min(...times), last - (mostSteps - 1) * length);
	return Array.from({ length: (last - first) / length + 1 }, (_, at) =>
		new Date(first + at * length).toISOString(),
	);
}
