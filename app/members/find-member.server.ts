import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { members } from "./tables.server";

const shown = { id: members.id, name: members.name, email: members.email };

export async function findMemberByEmail(db: Db, email: string) {
	const [member] = await db.select(shown).from(members).where(eq(members.email, email.trim().toLowerCase()));
	return member ?? null;
}

/** Those of the given members, by name. */
export const listMembers = (db: Db, ids: string[]) =>
	db.select(shown).from(members).where(inArray(members.id, ids)).orderBy(asc(members.name));
