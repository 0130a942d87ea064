import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { findEventId, isOneOf } from "../events/event-conditions.server";
import { fixtureTitle } from "../events/fixture/fixture-words";
import { listFixtures, withoutOffers } from "../events/fixture/fixtures.server";
import { admitPass } from "../passes/admit-pass.server";
import { findPublicKey } from "../passes/event-keys.server";
import { lockPass } from "../passes/lock-pass.server";
import { isDead } from "../passes/pass-states";
import { verifyTicketCode } from "../passes/ticket-code";
import { readTicketNumber } from "../passes/ticket-number";
import type { MemberContext } from "../platform/bind.server";
import type { AnswerOf, ParsedInputOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import { type Language, localize } from "../platform/language";
import { refuse } from "../platform/refusal";
import { transaction } from "../platform/transaction.server";
import { findSeats } from "../tickets/seats/wanted-seats.server";
import { findSectionPlaces } from "../tickets/section-places.server";
import { gateRefusals, type gateScan, type ScanResult, type SentScan } from "./contract";
import { countGate } from "./gate-counts.server";
import { readOrders } from "./measures.server";
import { mayPass, type ScanVerdict } from "./scan-verdicts";
import { forgetScanner, noteScanner } from "./scanners.server";
import { type GateScan, gateScans } from "./tables.server";

type Sent = ParsedInputOf<typeof gateScan>;
type Pass = NonNullable<Awaited<ReturnType<typeof lockPass>>>;

/** The oldest first; each in a transaction of its own, so that a hundred don't wait for one. */
export async function recordScans(
	context: MemberContext,
	{ event, gate, scanner, sentAt, scans, waiting, isClosing }: Sent,
): Promise<AnswerOf<typeof gateScan>> {
	const { db, language, who } = context;
	const eventId = await findEventId(db, event);
	if (!eventId) throw refuse(gateRefusals, "gate.unknown_event");
	const { isHeld } = await readOrders(db, eventId);
	const clockError = Date.now() - Date.parse(sentAt);
	const results: ScanResult[] = [];
	for (const scan of scans.toSorted((one, other) => one.at.localeCompare(other.at))) {
		const scannedAt = timeOf(Date.parse(scan.at) + clockError);
		const where = { eventId, gate, scanner, memberId: who.memberId, scannedAt };
		results.push(await recordScan(db, language, { ...scan, isHeld: turnsBack(scan, isHeld) }, where));
	}
	if (isClosing) await forgetScanner(db, eventId, scanner);
	else await noteScanner(db, { eventId, gate, scanner, waiting });
	return { results, counts: await countGate(db, eventId), now: new Date().toISOString() };
}

/** A time ahead of ours has not come yet, and no scanner keeps scans for a year: both are a broken clock, and mean now. */
const timeOf = (at: number) =>
	new Date(at < Date.now() && at > Date.now() - yearMilliseconds ? at : Date.now());
const yearMilliseconds = 365 * 24 * 60 * 60 * 1_000;

/** Whom a scanner without a network has let in is inside, and whom it has turned back is not. */
const turnsBack = ({ direction, shown }: SentScan, isHeld: boolean) =>
	shown ? shown === "held" : isHeld && direction === "in";

type Scan = SentScan & { isHeld: boolean };
type Where = Pick<GateScan, "eventId" | "gate" | "scanner" | "memberId" | "scannedAt">;

async function recordScan(db: Db, language: Language, scan: Scan, where: Where): Promise<ScanResult> {
	const number = scan.isManual
		? readTicketNumber(scan.code)
		: ((await verifyTicketCode(scan.code, findPublicKey(db)))?.number ?? null);
	const { pass, kept } = await transaction(db, async (db) => {
		// Everybody who has this ticket in hand waits here for the one before.
		const pass = number ? await lockPass(db, number) : null;
		const [known] = await db.select().from(gateScans).where(eq(gateScans.id, scan.id));
		if (known) return { pass, kept: await learnShown(db, known, scan) };
		const judged = await judge(db, pass, scan, where);
		const [kept] = await db
			.insert(gateScans)
			.values({
				...where,
				id: scan.id,
				passId: pass?.id ?? null,
				number,
				direction: scan.direction,
				isManual: scan.isManual,
				shown: scan.shown ?? null,
				...judged,
			})
			.returning();
		return { pass, kept: kept! };
	});
	return describeResult(db, language, kept, pass);
}

/** Our answer was lost, and the scanner decided on its own: only now do we hear how. */
async function learnShown(db: Db, known: GateScan, { shown }: Scan): Promise<GateScan> {
	if (!shown || known.shown) return known;
	await db.update(gateScans).set({ shown }).where(eq(gateScans.id, known.id));
	return { ...known, shown };
}

/** First come, first in. A ticket that is inside must come out before it goes in again. */
async function judge(
	db: Db,
	pass: Pass | null,
	{ direction, isHeld }: Scan,
	{ eventId, gate, scannedAt }: Where,
): Promise<{ verdict: ScanVerdict; visit: number | null }> {
	if (!pass) return { verdict: "forged", visit: null };
	if (pass.eventId !== eventId) return { verdict: "other-event", visit: null };
	if (isDead(pass.state)) return { verdict: "void", visit: null };
	if (pass.frozenBy) return { verdict: "frozen", visit: null };
	if (isHeld) return { verdict: "held", visit: null };
	const last = await findLastPassage(db, pass.id);
	const isInside = last?.verdict === "in" || (!last && pass.state === "used");
	if (direction === "out")
		return isInside ? { verdict: "out", visit: last?.visit ?? 1 } : { verdict: "not-inside", visit: null };
	if (isInside) return { verdict: "used", visit: null };
	if (pass.state === "valid") await admitPass(db, pass.number, gate, scannedAt);
	return { verdict: "in", visit: (last?.visit ?? 0) + 1 };
}

async function findLastPassage(db: Db, passId: string) {
	const passed = and(eq(gateScans.passId, passId), inArray(gateScans.verdict, ["in", "out"]));
	const [last] = await db.select().from(gateScans).where(passed).orderBy(desc(gateScans.receivedAt)).limit(1);
	return last;
}

async function describeResult(
	db: Db,
	language: Language,
	scan: GateScan,
	pass: Pass | null,
): Promise<ScanResult> {
	const nothing = { holder: null, section: null, seat: null, since: null, gate: null, otherEvent: null };
	const { id, verdict, number } = scan;
	if (!pass) return { id, verdict, number, ...nothing };
	const section = (await findSectionPlaces(db, [pass.sectionId])).get(pass.sectionId)!;
	const [seat = null] = pass.seatId ? await findSeats(db, [pass.seatId]) : [];
	const shown = { id, verdict, number, ...nothing, section: localize(section.label, language), seat };
	if (verdict === "other-event") {
		const one = { where: isOneOf([pass.eventId]), order: "soonest", limit: 1 } as const;
		const [event] = await listFixtures(db, language, withoutOffers, one);
		return { ...shown, section: null, seat: null, otherEvent: fixtureTitle(event!), since: event!.startsAt };
	}
	if (verdict === "void") return { ...shown, since: pass.endedAt?.toISOString() ?? null };
	if (mayPass(verdict) || verdict === "held") return { ...shown, holder: pass.holder };
	const last = await findLastPassage(db, pass.id);
	return {
		...shown,
		holder: pass.holder,
		since: (last?.scannedAt ?? pass.usedAt)?.toISOString() ?? null,
		gate: last?.gate ?? pass.usedGate,
	};
}

/** Shown as let in, and yet not let in here: somebody else was first. */
export const isConflict = sql`${gateScans.shown} in ('in', 'out') and ${gateScans.shown} <> ${gateScans.verdict}`;
