import { eq } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { members } from "./tables.server";

/**
 * Locks the member's row until the transaction ends, so what is read here still holds when a session is opened, and a
 * password change, which ends all sessions, is ordered before or after. Lock order: always before links and tokens.
 */
export async function lockMember(db: Db, memberId: string, strength: "share" | "no key update" = "share") {
	const [member] = await db.select().from(members).where(eq(members.id, memberId)).for(strength);
	return member;
}
export type LockedMember = typeof members.$inferSelect;
