import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { listMembers } from "../../members/find-member.server";
import { recordAudit } from "../../members/staff/audit.server";
import { divisionKeys } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { lockEvent } from "../events/change-event.server";
import { type ClubEvent, events, matches, teams, venues } from "../events/tables.server";
import { type MatchSheet, scoreOf } from "../match-centre/match";
import type { Sport } from "../sports/sport";
import { sportOf } from "../sports/sport-of";
import { type recordEntry, type touchlineMatch, touchlineRefusals } from "./contract";
import { hasSide, phaseKinds, type TouchlineEntry } from "./entry";
import { applyEntry, type Progress, revertEntry } from "./match-progress";
import { matchEntries } from "./tables.server";
import { refuseTwin } from "./twins.server";

type Answer = AnswerOf<typeof touchlineMatch>;
const mostShown = 40;

export async function readTouchline(db: Db, slug: string): Promise<Answer> {
	const [row] = await db
		.select({
			event: events,
			opponent: { name: teams.name, colour: teams.colour, crest: teams.crest },
			timeZone: venues.timeZone,
			sheet: matches.sheet,
		})
		.from(events)
		.innerJoin(teams, eq(teams.slug, events.opponent))
		.innerJoin(venues, eq(venues.slug, events.venue))
		.leftJoin(matches, eq(matches.eventId, events.id))
		.where(eq(events.slug, slug));
	const division = row && divisionOf(row.event);
	if (!row || !division) throw refuse(touchlineRefusals, "touchline.unknown");
	const { event, opponent, timeZone, sheet } = row;
	return {
		slug,
		division,
		home: event.home === true,
		opponent,
		startsAt: event.startsAt.toISOString(),
		timeZone,
		isOff: isOff(event),
		status: progressOf(event, sheet).status,
		sheet,
		entries: await listEntries(db, event.id),
	};
}

/**
 * The event's lock makes two consoles take turns. Idempotent by id, so a console that got no answer retries; an undo that
 * overtakes its entry is kept, and the entry then has no effect.
 */
export async function recordAtTouchline(
	{ db, who }: MemberContext,
	{ slug, entry }: ParsedInputOf<typeof recordEntry>,
): Promise<Answer> {
	await transaction(db, async (db) => {
		const event = await lockEvent(db, slug);
		const division = event && divisionOf(event);
		if (!event || !division) throw refuse(touchlineRefusals, "touchline.unknown");
		const [known] = await db.select().from(matchEntries).where(eq(matchEntries.id, entry.id));
		if (known && known.eventId !== event.id) throw refuse(touchlineRefusals, "touchline.taken");
		if (known) return;
		if (isOff(event)) throw refuse(touchlineRefusals, "touchline.off");
		const sport = sportOf(division);
		if (hasSide(entry) && !sport.happenings[entry.kind]) throw refuse(touchlineRefusals, "touchline.sport");
		await refuseTwin(db, event, entry);
		if (entry.kind === "assist" && !(await isRecorded(db, event.id, entry.of)))
			throw refuse(touchlineRefusals, "touchline.no_goal");

		const [match] = await db
			.select({ sheet: matches.sheet })
			.from(matches)
			.where(eq(matches.eventId, event.id));
		const before = progressOf(event, match?.sheet ?? null);
		const isUndone = await hasUndoing(db, event.id, entry.id);
		const after =
			entry.kind === "undo"
				? await undo(db, event.id, before, entry.undoes, sport)
				: isUndone
					? before
					: applyEntry(before, entry, sport);
		const kept = await db
			.insert(matchEntries)
			.values({
				id: entry.id,
				eventId: event.id,
				entry,
				madeAt: new Date(entry.madeAt),
				undoes: entry.kind === "undo" && entry.undoes !== entry.id ? entry.undoes : null,
				counted: after !== before,
				undoneAt: isUndone ? sql`now()` : null,
				memberId: who.memberId,
			})
			.onConflictDoNothing()
			.returning({ id: matchEntries.id });
		// Used for another match concurrently.
		if (kept.length === 0) throw refuse(touchlineRefusals, "touchline.taken");
		if (after !== before) await keepProgress(db, event, after);
		await recordAudit(db, {
			by: who.memberId,
			action: entry.kind === "undo" ? "touchline.undo" : "touchline.record",
			subject: `event/${slug}`,
			before: summarize(before),
			after: { ...summarize(after), entry },
		});
	});
	return readTouchline(db, slug);
}

async function undo(db: Db, eventId: string, before: Progress, id: string, sport: Sport): Promise<Progress> {
	const [undone] = await db
		.update(matchEntries)
		.set({ undoneAt: sql`now()` })
		.where(and(eq(matchEntries.id, id), eq(matchEntries.eventId, eventId), isNull(matchEntries.undoneAt)))
		.returning();
	return undone?.counted ? revertEntry(before, undone.entry, sport) : before;
}

/** Undone or not: the assist of an undone goal has no effect, but is accepted. */
const isRecorded = async (db: Db, eventId: string, id: string) =>
	(await db.$count(matchEntries, and(eq(matchEntries.eventId, eventId), eq(matchEntries.id, id)))) > 0;

const hasUndoing = async (db: Db, eventId: string, id: string) =>
	(await db.$count(matchEntries, and(eq(matchEntries.eventId, eventId), eq(matchEntries.undoes, id)))) > 0;

async function keepProgress(db: Db, event: ClubEvent, { status, sheet }: Progress) {
	if (status !== event.status) await db.update(events).set({ status }).where(eq(events.id, event.id));
	if (!sheet) return;
	const score = scoreOf(sheet);
	const values = { scoreUs: score.us, scoreThem: score.them, sheet };
	await db
		.insert(matches)
		.values({ eventId: event.id, ...values })
		.onConflictDoUpdate({ target: matches.eventId, set: values });
}

async function listEntries(db: Db, eventId: string): Promise<Answer["entries"]> {
	const rows = await db
		.select({ entry: matchEntries.entry, counted: matchEntries.counted, memberId: matchEntries.memberId })
		.from(matchEntries)
		.where(and(eq(matchEntries.eventId, eventId), isNull(matchEntries.undoneAt), isNull(matchEntries.undoes)))
		.orderBy(asc(matchEntries.createdAt), asc(matchEntries.id));
	const isPhase = ({ kind }: TouchlineEntry) => (phaseKinds as readonly string[]).includes(kind);
	const shown = rows.filter(({ entry }, place) => isPhase(entry) || place >= rows.length - mostShown);
	const people =
		shown.length > 0 ? await listMembers(db, [...new Set(shown.map((row) => row.memberId))]) : [];
	return shown.map(({ entry, counted, memberId }) => ({
		entry,
		counted,
		by: people.find(({ id }) => id === memberId)?.name ?? null,
	}));
}

const divisionOf = ({ kind, division }: ClubEvent) =>
	kind === "match" ? (divisionKeys.find((key) => key === division) ?? null) : null;

const isOff = ({ status }: ClubEvent) => status === "postponed" || status === "cancelled";

const progressOf = ({ status }: ClubEvent, sheet: MatchSheet | null): Progress => ({
	status: status === "live" || status === "finished" ? status : "scheduled",
	sheet,
});

const summarize = ({ status, sheet }: Progress) => ({ status, score: sheet && scoreOf(sheet) });
