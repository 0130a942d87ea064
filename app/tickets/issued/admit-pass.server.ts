import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { type Pass, passes } from "./tables.server";

/** Lets somebody in. Null when the ticket is not valid any more: of two scans at once the first wins. */
export async function admitPass(db: Db, number: string, gate: string, at?: Date): Promise<Pass | null> {
	const [used] = await db
		.update(passes)
		.set({ state: "used", usedAt: at ?? sql`now()`, usedGate: gate })
		.where(and(eq(passes.number, number), eq(passes.state, "valid")))
		.returning();
	return used ?? null;
}

/** Everything that a gate has to know of an event's tickets before it loses its network. */
export const listEventPasses = (db: Db, eventId: string): Promise<Pass[]> =>
	db.select().from(passes).where(eq(passes.eventId, eventId)).orderBy(passes.id);

export const listPassesOf = (db: Db, ids: readonly string[]): Promise<Pass[]> =>
	db
		.select()
		.from(passes)
		.where(inArray(passes.id, [...ids]));
