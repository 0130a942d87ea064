import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import { statement } from "../platform/data/statement.server";
import { members } from "./tables.server";

/**
 * Locks the member's row until the transaction ends, so what is read here still holds when a session is opened, and a
 * password change, which ends all sessions, is ordered before or after. Lock order: always before links and tokens.
 */
export async function lockMember(db: Db, memberId: string, strength: "share" | "no key update" = "share") {
	const [member] = await selectLockMember.run(db, { memberId }, strength);
	return member;
}

const selectLockMember = statement((db: Db, strength: "share" | "no key update") =>
	db
		.select()
		.from(members)
		.where(eq(members.id, sql.placeholder("memberId")))
		.for(strength),
);

/** Locks several in id order, so two such locks cannot deadlock. Nothing new can refer to them. */
export const lockMembers = (db: Db, ids: readonly string[]) =>
	db
		.select()
		.from(members)
		.where(inArray(members.id, [...ids]))
		.orderBy(asc(members.id))
		.for("update");

export type LockedMember = typeof members.$inferSelect;
