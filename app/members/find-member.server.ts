import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { members } from "./tables.server";

const shown = { id: members.id, name: members.name, email: members.email };

export async function findMemberByEmail(db: Db, email: string) {
	const [member] = await db.select(shown).from(members).where(eq(members.email, email.trim().toLowerCase()));
	return member ?? null;
}

/** The given members, sorted by name. */
export const listMembers = (db: Db, ids: string[]) =>
	db.select(shown).from(members).where(inArray(members.id, ids)).orderBy(asc(members.name));

/** The address for mails the member triggers: only if verified. */
export async function findProvenEmail(db: Db, memberId: string): Promise<string | null> {
	const [member] = await db
		.select({ email: members.email })
		.from(members)
		.where(and(eq(members.id, memberId), isNotNull(members.emailVerifiedAt)));
	return member?.email ?? null;
}

/** The number that rate limits count by, and whether it is verified. */
export async function findMemberPhone(db: Db, memberId: string) {
	const [member] = await db
		.select({ phone: members.phone, verifiedAt: members.phoneVerifiedAt })
		.from(members)
		.where(eq(members.id, memberId));
	return member ? { phone: member.phone, isVerified: member.verifiedAt !== null } : null;
}
