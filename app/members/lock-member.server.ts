import { eq, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { prepared } from "../platform/prepared.server";
import { members } from "./tables.server";

/**
 * Locks the member's row until the transaction ends, so what is read here still holds when a session is opened, and a
 * password change, which ends all sessions, is ordered before or after. Lock order: always before links and tokens.
 */
export async function lockMember(db: Db, memberId: string, strength: "share" | "no key update" = "share") {
	const [member] = await prepared(db, `lock_member_${strength}`, () =>
		db
			.select()
			.from(members)
			.where(eq(members.id, sql.placeholder("memberId")))
			.for(strength),
	).execute({ memberId });
	return member;
}
export type LockedMember = typeof members.$inferSelect;
