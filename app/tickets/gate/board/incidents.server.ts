import { and, eq, isNull, sql } from "drizzle-orm";
import { findEventId } from "../../../matches/events/event-conditions.server";
import { recordAudit } from "../../../members/staff/audit.server";
import { members } from "../../../members/tables.server";
import type { Db } from "../../../platform/data/database.server";
import { transaction } from "../../../platform/data/transaction.server";
import type { MemberContext } from "../../../platform/http/bind.server";
import type { ParsedInputOf } from "../../../platform/http/contract";
import { refuse } from "../../../platform/http/refusal";
import { isConflict } from "../gate-counts.server";
import { gateIncidents, gateScans } from "../tables.server";
import { boardRefusals, type closeIncident, type noteIncident } from "./board-contract";
import { boardChanged } from "./board-signal.server";

const mostShown = 200;

/** What staff wrote down, the latest first. */
export async function listIncidents(db: Db, eventId: string) {
	const { rows } = await db.execute<Noted>(sql`
		select i.id, i.words, i.is_serious as "isSerious", m.name as by, i.created_at as at, i.outcome, i.closed_at as "closedAt"
		from ${gateIncidents} i join ${members} m on m.id = i.noted_by
		where i.event_id = ${eventId} order by i.created_at desc, i.id desc limit ${mostShown}`);
	return rows.map(({ at, closedAt, ...row }) => ({
		...row,
		at: new Date(at).toISOString(),
		closedAt: closedAt && new Date(closedAt).toISOString(),
	}));
}
type Noted = {
	id: string;
	words: string;
	isSerious: boolean;
	by: string;
	at: string;
	outcome: string | null;
	closedAt: string | null;
};

/** Codes that nobody signed, and tickets that two people were let in with, by gate. */
export async function listFoundInScans(db: Db, eventId: string) {
	const { rows } = await db.execute<{
		kind: "forged" | "cloned";
		gate: string;
		count: number;
		at: string;
	}>(sql`
		select case when verdict = 'forged' then 'forged' else 'cloned' end as kind, gate, count(*)::int as count,
			max(scanned_at) as at
		from ${gateScans} where event_id = ${eventId} and (verdict = 'forged' or ${isConflict})
		group by 1, 2 order by 4 desc`);
	return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
}

export async function addIncident(
	{ db, who }: MemberContext,
	{ event, words, isSerious }: ParsedInputOf<typeof noteIncident>,
) {
	return transaction(db, async (db) => {
		const eventId = await findBoardEvent(db, event);
		const [made] = await db
			.insert(gateIncidents)
			.values({ eventId, words, isSerious, notedBy: who.memberId })
			.returning();
		boardChanged(db, eventId);
		await recordAudit(db, {
			by: who.memberId,
			action: "board.incident",
			subject: `event/${event}`,
			after: { id: made!.id, words, isSerious },
		});
		return { id: made!.id };
	});
}

export async function endIncident(
	{ db, who }: MemberContext,
	{ id, outcome }: ParsedInputOf<typeof closeIncident>,
) {
	return transaction(db, async (db) => {
		const [closed] = await db
			.update(gateIncidents)
			.set({ outcome, closedAt: sql`now()` })
			.where(and(eq(gateIncidents.id, id), isNull(gateIncidents.outcome)))
			.returning();
		if (!closed) throw refuse(boardRefusals, "incident.unknown");
		boardChanged(db, closed.eventId);
		await recordAudit(db, {
			by: who.memberId,
			action: "board.incident-closed",
			subject: `incident/${id}`,
			before: { words: closed.words },
			after: { outcome },
		});
		return { id };
	});
}

export async function findBoardEvent(db: Db, slug: string): Promise<string> {
	const eventId = await findEventId(db, slug);
	if (!eventId) throw refuse(boardRefusals, "gate.unknown_event");
	return eventId;
}
