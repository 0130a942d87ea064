import { eq } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { members } from "./tables.server";

/**
 * Holds the member's row until the transaction ends: what is read here is still true when a session is opened, and a new
 * password, which ends all sessions, comes entirely before or after. Always taken before rows of links and tokens.
 */
export async function lockMember(db: Db, memberId: string, strength: "share" | "no key update" = "share") {
	const [member] = await db.select().from(members).where(eq(members.id, memberId)).for(strength);
	return member;
}
export type LockedMember = typeof members.$inferSelect;
