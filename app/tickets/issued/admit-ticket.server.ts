import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { type IssuedTicket, issuedTickets } from "./tables.server";

/** Lets somebody in. Null when the ticket is not valid any more: of two scans at once the first wins. */
export async function admitTicket(
	db: Db,
	number: string,
	gate: string,
	at?: Date,
): Promise<IssuedTicket | null> {
	const [used] = await db
		.update(issuedTickets)
		.set({ state: "used", usedAt: at ?? sql`now()`, usedGate: gate })
		.where(and(eq(issuedTickets.number, number), eq(issuedTickets.state, "valid")))
		.returning();
	return used ?? null;
}

/** Everything that a gate has to know of an event's tickets before it loses its network. */
export const listEventTickets = (db: Db, eventId: string): Promise<IssuedTicket[]> =>
	db.select().from(issuedTickets).where(eq(issuedTickets.eventId, eventId)).orderBy(issuedTickets.id);

export const listTicketsOf = (db: Db, ids: readonly string[]): Promise<IssuedTicket[]> =>
	db
		.select()
		.from(issuedTickets)
		.where(inArray(issuedTickets.id, [...ids]));
