import { and, asc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import type { LockedMember } from "./lock-member.server";
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

/** Who to write to, in which language; see `mailMember`. */
export async function findMemberToTell(db: Db, memberId: string) {
	const [member] = await db
		.select({
			name: members.name,
			email: members.email,
			emailVerifiedAt: members.emailVerifiedAt,
			language: members.language,
		})
		.from(members)
		.where(eq(members.id, memberId));
	return member ?? null;
}

/** What a member has proven to be theirs: things sent there by others are for them. */
export async function listProvenAddresses(db: Db, memberId: string): Promise<string[]> {
	const [member] = await db.select().from(members).where(eq(members.id, memberId));
	return member ? provenAddresses(member) : [];
}

type Proofs = Pick<
	LockedMember,
	"email" | "emailVerifiedAt" | "phone" | "phoneVerifiedAt" | "phoneDisownedAt"
>;

const provenAddresses = (member: Proofs) => [
	...(member.emailVerifiedAt ? [member.email] : []),
	...(member.phoneVerifiedAt && !member.phoneDisownedAt ? [member.phone] : []),
];
export const hasProvenAddress = (member: Proofs) => provenAddresses(member).length > 0;

/** The member who has proven this e-mail address or phone number to be theirs. */
export async function findMemberByProvenAddress(db: Db, address: string): Promise<string | null> {
	const [member] = await db
		.select({ id: members.id })
		.from(members)
		.where(
			or(
				and(eq(members.email, address), isNotNull(members.emailVerifiedAt)),
				and(eq(members.phone, address), isNotNull(members.phoneVerifiedAt), isNull(members.phoneDisownedAt)),
			),
		);
	return member?.id ?? null;
}
