import { and, desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { listMembers } from "../../../members/find-member.server";
import type { Db } from "../../../platform/data/database.server";
import { listSaleGates } from "../../sales/sale-gates.server";
import { gateMeasures } from "../tables.server";
import { askedMinutes } from "./measure-kinds";

export const isInForce = and(isNull(gateMeasures.endedAt), isNotNull(gateMeasures.takenAt));

/** Waits for a second person, and has not expired. */
export const isAsked = and(
	isNull(gateMeasures.endedAt),
	isNull(gateMeasures.takenAt),
	gt(gateMeasures.askedAt, sql`now() - make_interval(mins => ${askedMinutes})`),
);

export async function listMeasures(db: Db, eventId: string) {
	const rows = await db
		.select()
		.from(gateMeasures)
		.where(and(eq(gateMeasures.eventId, eventId), or(isInForce, isAsked)))
		.orderBy(desc(gateMeasures.askedAt), desc(gateMeasures.id));
	const people = await listMembers(
		db,
		rows.map(({ askedBy }) => askedBy),
	);
	return rows.map(({ id, kind, gate, toGate, askedBy, askedAt, takenAt }) => ({
		id,
		kind,
		gate,
		toGate,
		by: people.find((one) => one.id === askedBy)?.name ?? "",
		at: (takenAt ?? askedAt).toISOString(),
		isAsked: takenAt === null,
	}));
}

/** What a scanner must know of them. */
export async function readOrders(db: Db, eventId: string) {
	const rows = await db
		.select({ kind: gateMeasures.kind, gate: gateMeasures.gate, toGate: gateMeasures.toGate })
		.from(gateMeasures)
		.where(and(eq(gateMeasures.eventId, eventId), isInForce));
	return {
		isHeld: rows.some(({ kind }) => kind === "hold" || kind === "evacuate"),
		redirects: rows.flatMap(({ gate, toGate }) => (gate && toGate ? [{ gate, toGate }] : [])),
	};
}

/** The gates of every event with tickets, spare ones included, by event id. */
export async function listGates(db: Db): Promise<Map<string, string[]>> {
	const gates = await listSaleGates(db);
	const spare = await db
		.select({ eventId: gateMeasures.eventId, gate: gateMeasures.gate })
		.from(gateMeasures)
		.where(and(eq(gateMeasures.kind, "spare_gate"), isInForce));
	for (const { eventId, gate } of spare) gates.get(eventId)?.push(gate!);
	return gates;
}
