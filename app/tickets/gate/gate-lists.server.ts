import { and, desc, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import { findEventId, isEventOneOf } from "../../matches/events/event-conditions.server";
import { isAhead, listFixtures, listRows, toFixture } from "../../matches/fixtures/fixtures.server";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { listMembers } from "../../members/find-member.server";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { listEventTickets, listTicketsOf } from "../issued/admit-ticket.server";
import { listOtherKeys, publicKeyOf } from "../issued/qr/event-keys.server";
import { findSeats } from "../seats/wanted-seats.server";
import { findSectionPlaces } from "../sections/section-places.server";
import { listGates } from "./board/measures.server";
import { type gateConflicts, type gateEvents, type gateList, gateRefusals } from "./contract";
import { countGate, isConflict } from "./gate-counts.server";
import { mostConflictsShown } from "./limits";
import { gateScans } from "./tables.server";

const mostEvents = 20;
const mostOtherKeys = 50;

export async function listGateEvents({ db, language }: MemberContext): Promise<AnswerOf<typeof gateEvents>> {
	const gates = await listGates(db);
	const where = and(isEventOneOf([...gates.keys()]), isAhead);
	const events = await listFixtures(db, language, {
		where,
		order: "soonest",
		limit: mostEvents,
		withoutOffers: true,
	});
	return {
		events: await Promise.all(
			events.map(async (event) => ({ event, gates: gates.get((await findEventId(db, event.slug))!) ?? [] })),
		),
	};
}

/** Ticket holders' names leave the server here, so who took them is logged. */
export async function readGateList(
	{ db, language, who }: MemberContext,
	slug: string,
): Promise<AnswerOf<typeof gateList>> {
	const eventId = await findEvent(db, slug);
	const one = { where: isEventOneOf([eventId]), order: "soonest", limit: 1, withoutOffers: true } as const;
	const [event] = await listFixtures(db, language, one);
	const passes = await listEventTickets(db, eventId);
	const places = await findSectionPlaces(
		db,
		passes.map(({ sectionId }) => sectionId),
	);
	const sectionIds = [...places.keys()];
	const taken = await findSeats(
		db,
		passes.flatMap(({ seatId }) => seatId ?? []),
	);
	const seats = new Map(taken.map(({ id, row, number }) => [id, { row, number }]));
	const outside = await listOutside(db, eventId);
	const { id, publicKey } = await publicKeyOf(db, eventId);
	const [staff] = await listMembers(db, [who.memberId]);
	await recordAudit(db, {
		by: who.memberId,
		action: "gate.list",
		subject: `event/${slug}`,
		after: { tickets: passes.length },
	});
	return {
		event: {
			slug,
			title: fixtureTitle(event!),
			startsAt: event!.startsAt,
			timeZone: event!.venue.timeZone,
			venue: event!.venue.name,
		},
		key: { id, publicKey: publicKey.toString("base64") },
		otherKeys: await describeOtherKeys(db, language, eventId),
		sections: sectionIds.map((id) => {
			const { label, gate } = places.get(id)!;
			return { label: localize(label, language), gate };
		}),
		passes: passes.map((pass) => ({
			number: pass.number,
			state: pass.state,
			section: sectionIds.indexOf(pass.sectionId),
			seat: (pass.seatId && seats.get(pass.seatId)) || null,
			holder: pass.holder,
			usedAt: pass.usedAt?.toISOString() ?? null,
			usedGate: pass.usedGate,
			endedAt: pass.endedAt?.toISOString() ?? null,
			isInside: pass.state === "used" && !outside.has(pass.id),
			isFrozen: pass.frozenBy !== null,
			isDisputed: pass.isDisputed,
		})),
		counts: await countGate(db, eventId),
		staff: staff?.name ?? "",
		now: new Date().toISOString(),
	};
}

async function describeOtherKeys(db: Db, language: Language, eventId: string) {
	const keys = await listOtherKeys(db, eventId, mostOtherKeys);
	const ids = keys.map((key) => key.eventId);
	const rows = await listRows(db, { where: isEventOneOf(ids), order: "latest", limit: mostOtherKeys });
	return rows.map((row) => {
		const { id, publicKey } = keys.find((key) => key.eventId === row.event.id)!;
		const fixture = toFixture(row, null, language);
		return {
			id,
			publicKey: publicKey.toString("base64"),
			title: fixtureTitle(fixture),
			startsAt: fixture.startsAt,
		};
	});
}

/** The latest; `countGate` says how many there are. */
export async function listConflicts(
	{ db, language }: MemberContext,
	slug: string,
): Promise<AnswerOf<typeof gateConflicts>> {
	const eventId = await findEvent(db, slug);
	const latest = await db
		.select({ passId: gateScans.passId })
		.from(gateScans)
		.where(and(eq(gateScans.eventId, eventId), isNotNull(gateScans.passId), isConflict))
		.groupBy(gateScans.passId)
		.orderBy(desc(max(gateScans.receivedAt)), gateScans.passId)
		.limit(mostConflictsShown);
	const passIds = latest.map(({ passId }) => passId!);
	const [passes, scans] = await Promise.all([
		listTicketsOf(db, passIds),
		db
			.select()
			.from(gateScans)
			.where(inArray(gateScans.passId, passIds))
			.orderBy(gateScans.scannedAt, gateScans.id),
	]);
	const places = await findSectionPlaces(
		db,
		passes.map(({ sectionId }) => sectionId),
	);
	const scansOf = Map.groupBy(scans, ({ passId }) => passId!);
	const passOf = new Map(passes.map((pass) => [pass.id, pass]));
	return {
		conflicts: passIds.map((id) => {
			const { number, holder, sectionId } = passOf.get(id)!;
			const place = places.get(sectionId);
			return {
				number,
				holder,
				section: place ? localize(place.label, language) : null,
				scans: scansOf.get(id)!.map(({ scannedAt, gate, scanner, verdict }) => ({
					at: scannedAt.toISOString(),
					gate,
					scanner,
					verdict,
				})),
			};
		}),
	};
}

async function findEvent(db: Db, slug: string): Promise<string> {
	const eventId = await findEventId(db, slug);
	const gates = eventId && (await listGates(db)).get(eventId);
	if (!gates) throw refuse(gateRefusals, "gate.unknown_event");
	return eventId!;
}

/** Those whose last passage was outwards. */
async function listOutside(db: Db, eventId: string): Promise<Set<string>> {
	const { rows } = await db.execute<{ passId: string }>(sql`
		select pass_id as "passId" from (
			select distinct on (pass_id) pass_id, verdict from ${gateScans}
			where event_id = ${eventId} and verdict in ('in', 'out') order by pass_id, received_at desc
		) last where verdict = 'out'`);
	return new Set(rows.map(({ passId }) => passId));
}
