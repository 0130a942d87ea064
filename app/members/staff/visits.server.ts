import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { staffVisits } from "./tables.server";

/** Returning within the hour counts as the same visit. */
const isOver = lt(staffVisits.startedAt, sql`now() - interval '1 hour'`);

export async function beginVisit(db: Db, memberId: string): Promise<void> {
	await db
		.insert(staffVisits)
		.values({ memberId })
		.onConflictDoUpdate({
			target: staffVisits.memberId,
			set: { startedAt: sql`now()`, previousAt: sql`${staffVisits.startedAt}` },
			setWhere: isOver,
		});
}

/** When the visit before this one began; null if there was none. */
export async function findPreviousVisit(db: Db, memberId: string): Promise<Date | null> {
	const [visit] = await db
		.select({ at: staffVisits.previousAt })
		.from(staffVisits)
		.where(eq(staffVisits.memberId, memberId));
	return visit?.at ?? null;
}
