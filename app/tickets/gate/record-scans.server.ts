import { and, desc, eq, inArray } from "drizzle-orm";
import { findEventId, isEventOneOf } from "../../matches/events/event-conditions.server";
import { listRows, toFixture } from "../../matches/fixtures/fixtures.server";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import type { Db } from "../../platform/data/database.server";
import { LostRace, transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { admitTicket } from "../issued/admit-ticket.server";
import { lockTickets } from "../issued/lock-ticket.server";
import { findPublicKey } from "../issued/qr/event-keys.server";
import { verifyTicketCode } from "../issued/qr/ticket-code";
import { listOpenReturns } from "../issued/returns/open-returns.server";
import { endReturns } from "../issued/returns/watch-returns.server";
import type { IssuedTicket } from "../issued/tables.server";
import { readTicketNumber } from "../issued/ticket-number";
import { findSeats } from "../seats/wanted-seats.server";
import { findSectionPlaces } from "../sections/section-places.server";
import { boardChanged } from "./board/board-signal.server";
import { readOrders } from "./board/measures.server";
import { gateRefusals, type gateScan, type ScanResult, type SentScan } from "./contract";
import { countGate } from "./gate-counts.server";
import { judgeAtGate, turnsBack } from "./judge-at-gate";
import { mayPass, type ScanVerdict } from "./scan-verdicts";
import { forgetScanner, noteScanner } from "./scanners.server";
import { type GateScan, gateScans } from "./tables.server";

type Sent = ParsedInputOf<typeof gateScan>;

/** Oldest first, and all in a few statements: a scanner that was offline has a hundred to send. */
export async function recordScans(
	context: MemberContext,
	{ event, gate, scanner, sentAt, scans, waiting, isClosing }: Sent,
): Promise<AnswerOf<typeof gateScan>> {
	const { db, language, who } = context;
	const eventId = await findEventId(db, event);
	if (!eventId) throw refuse(gateRefusals, "gate.unknown_event");
	const { isHeld } = await readOrders(db, eventId);
	const clockError = Date.now() - Date.parse(sentAt);
	const findKey = remember(findPublicKey(db));
	const read = await Promise.all(
		scans
			.toSorted((one, other) => one.at.localeCompare(other.at))
			.map(async (scan) => ({
				...scan,
				number: await readNumber(scan, findKey),
				isTurnedBack: isTurnedBack(scan, isHeld),
				scannedAt: timeOf(Date.parse(scan.at) + clockError),
			})),
	);
	const where = { eventId, gate, scanner, memberId: who.memberId };
	const looks =
		read.length > 0 ? await transaction(db, (db) => keepScans({ ...context, db }, read, where)) : [];
	if (looks.length > 0) boardChanged(db, eventId);
	const results = await describeLooks(db, language, looks);
	if (isClosing) await forgetScanner(db, eventId, scanner);
	else await noteScanner(db, { eventId, gate, scanner, waiting });
	return { results, counts: await countGate(db, eventId), now: new Date().toISOString() };
}

type FindKey = Parameters<typeof verifyTicketCode>[1];

async function readNumber({ code, isManual }: SentScan, findKey: FindKey): Promise<string | null> {
	if (isManual) return readTicketNumber(code);
	return (await verifyTicketCode(code, findKey))?.number ?? null;
}

/** Nearly all tickets of a gate are signed with the same key. */
function remember(findKey: FindKey): FindKey {
	const found = new Map<number, ReturnType<FindKey>>();
	return (keyId) => {
		const key = found.get(keyId) ?? findKey(keyId);
		found.set(keyId, key);
		return key;
	};
}

/** A time in the future, or over a year old, means a broken clock: now is used instead. */
const timeOf = (at: number) =>
	new Date(at < Date.now() && at > Date.now() - yearMilliseconds ? at : Date.now());
const yearMilliseconds = 365 * 24 * 60 * 60 * 1_000;

/** Those an offline scanner let in are inside, and those it turned back are not. */
const isTurnedBack = ({ direction, shown }: SentScan, areGatesHeld: boolean) =>
	shown ? shown === "held" : turnsBack(direction, areGatesHeld);

type Scan = SentScan & Pick<GateScan, "number" | "scannedAt"> & { isTurnedBack: boolean };
type Where = Pick<GateScan, "eventId" | "gate" | "scanner" | "memberId">;
type Kept = Omit<GateScan, "receivedAt">;
/** A scan, its ticket, and the last that went in or out with it before. */
type Look = { kept: Kept; pass: IssuedTicket | null; last: Kept | null };

async function keepScans(
	{ db, jobs }: Pick<MemberContext, "db" | "jobs">,
	scans: readonly Scan[],
	where: Where,
): Promise<Look[]> {
	// Concurrent scans of these tickets wait here for each other.
	const numbers = scans.flatMap(({ number }) => number ?? []);
	const passes = await lockTickets(db, numbers);
	const [known, passages, returned] = await Promise.all([
		findScans(db, scans),
		findLastPassages(db, [...passes.values()]),
		listOpenReturns(
			db,
			[...passes.values()].map(({ id }) => id),
		),
	]);
	const added: Kept[] = [];
	const learned: Kept[] = [];
	const admitted: Kept[] = [];
	const looks: Look[] = [];
	for (const scan of scans) {
		const pass = passes.get(scan.number ?? "") ?? null;
		const last = (pass && passages.get(pass.id)) ?? null;
		const old = known.get(scan.id);
		const kept = old ?? {
			...ownOf(scan),
			...where,
			passId: pass?.id ?? null,
			...judge(pass, last, scan, where),
		};
		known.set(kept.id, kept);
		looks.push({ kept, pass, last });
		if (old) {
			// Our answer was lost and the scanner decided on its own: only now do we learn how.
			if (scan.shown && !old.shown) learned.push(Object.assign(old, { shown: scan.shown }));
			continue;
		}
		added.push(kept);
		if (!pass || !mayPass(kept.verdict)) continue;
		passages.set(pass.id, kept);
		if (kept.verdict === "in" && pass.state === "valid") {
			pass.state = "used";
			admitted.push(kept);
		}
	}
	await Promise.all([
		storeScans(db, added),
		...learned.map(({ id, shown }) => db.update(gateScans).set({ shown }).where(eq(gateScans.id, id))),
		...admitted.map(({ number, gate, scannedAt }) => admitTicket(db, number!, gate, scannedAt)),
		// Whoever was offered one of them should know before paying.
		...(admitted.some(({ passId }) => returned.has(passId!)) ? [jobs.send(db, endReturns, {})] : []),
	]);
	return looks;
}

const ownOf = ({ id, number, direction, isManual, shown, scannedAt }: Scan) => ({
	id,
	number,
	direction,
	isManual,
	shown: shown ?? null,
	scannedAt,
});

async function findScans(db: Db, scans: readonly Scan[]): Promise<Map<string, Kept>> {
	const ids = scans.map(({ id }) => id);
	const rows = await db.select().from(gateScans).where(inArray(gateScans.id, ids));
	return new Map(rows.map((row) => [row.id, row]));
}

async function findLastPassages(db: Db, passes: readonly IssuedTicket[]): Promise<Map<string, Kept>> {
	const ids = passes.map(({ id }) => id);
	const rows = await db
		.selectDistinctOn([gateScans.passId])
		.from(gateScans)
		.where(and(inArray(gateScans.passId, ids), inArray(gateScans.verdict, ["in", "out"])))
		// Within a visit, out comes after in.
		.orderBy(gateScans.passId, desc(gateScans.visit), desc(gateScans.verdict));
	return new Map(rows.map((row) => [row.passId!, row]));
}

/** Only scans of the same ticket wait for each other: others with the same id are noticed here. */
async function storeScans(db: Db, added: readonly Kept[]) {
	if (added.length === 0) return;
	const stored = await db
		.insert(gateScans)
		.values([...added])
		.onConflictDoNothing({ target: gateScans.id })
		.returning({ id: gateScans.id });
	if (stored.length < added.length) throw new LostRace("A scan with the same id was recorded concurrently.");
}

function judge(
	pass: IssuedTicket | null,
	last: Kept | null,
	{ direction, isTurnedBack }: Scan,
	{ eventId }: Where,
): { verdict: ScanVerdict; visit: number | null } {
	if (!pass) return { verdict: "forged", visit: null };
	if (pass.eventId !== eventId) return { verdict: "other-event", visit: null };
	const verdict = judgeAtGate(
		{
			state: pass.state,
			isInside: last?.verdict === "in" || (!last && pass.state === "used"),
			isFrozen: pass.frozenBy !== null,
			isDisputed: pass.isDisputed,
		},
		direction,
		isTurnedBack,
	);
	if (verdict === "in") return { verdict, visit: (last?.visit ?? 0) + 1 };
	return { verdict, visit: verdict === "out" ? (last?.visit ?? 1) : null };
}

async function describeLooks(db: Db, language: Language, looks: readonly Look[]): Promise<ScanResult[]> {
	const found = looks.flatMap(({ pass }) => pass ?? []);
	const elsewhere = looks.flatMap(({ kept, pass }) =>
		kept.verdict === "other-event" && pass ? pass.eventId : [],
	);
	const [sections, seats, events] = await Promise.all([
		findSectionPlaces(
			db,
			found.map(({ sectionId }) => sectionId),
		),
		findSeats(
			db,
			found.flatMap(({ seatId }) => seatId ?? []),
		),
		listEvents(db, [...new Set(elsewhere)]),
	]);
	const nothing = { holder: null, section: null, seat: null, since: null, gate: null, otherEvent: null };
	return looks.map(({ kept: { id, verdict, number }, pass, last }) => {
		if (!pass) return { id, verdict, number, ...nothing };
		if (verdict === "other-event") {
			const event = toFixture(events.find((one) => one.event.id === pass.eventId)!, null, language);
			return { id, verdict, number, ...nothing, otherEvent: fixtureTitle(event), since: event.startsAt };
		}
		const section = localize(sections.get(pass.sectionId)!.label, language);
		const seat = seats.find((one) => one.id === pass.seatId) ?? null;
		const shown = { id, verdict, number, ...nothing, section, seat };
		if (verdict === "void") return { ...shown, since: pass.endedAt?.toISOString() ?? null };
		if (mayPass(verdict) || verdict === "held") return { ...shown, holder: pass.holder };
		return {
			...shown,
			holder: pass.holder,
			since: (last?.scannedAt ?? pass.usedAt)?.toISOString() ?? null,
			gate: last?.gate ?? pass.usedGate,
		};
	});
}

const listEvents = async (db: Db, ids: string[]) =>
	ids.length > 0 ? listRows(db, { where: isEventOneOf(ids), order: "soonest", limit: ids.length }) : [];
