import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { resetLinks } from "../tables.server";

/** Whether it was the address of another member, who can still bring it back. */
export async function isReservedForOther(db: Db, email: string, memberId?: string): Promise<boolean> {
	const kept = await db.$count(
		resetLinks,
		and(
			eq(resetLinks.restoresEmail, email),
			gt(resetLinks.expiresAt, sql`now()`),
			memberId ? ne(resetLinks.memberId, memberId) : undefined,
		),
	);
	return kept > 0;
}
