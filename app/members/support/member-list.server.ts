import { and, desc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { accountDeletions, memberSessions, members, secondSteps } from "../tables.server";

const listed = {
	id: members.id,
	name: members.name,
	email: members.email,
	isVerified: sql<boolean>`${members.emailVerifiedAt} is not null`,
	isDisabled: sql<boolean>`${members.disabledAt} is not null`,
	since: members.createdAt,
};

type Wanted = {
	/** Only these; everybody otherwise. */
	ids?: readonly string[] | undefined;
	isDisabled: boolean;
	after?: string | undefined;
	limit: number;
};

/** Newest first: ids follow the time of joining. Deleted accounts are not listed. */
export const listMemberPage = (db: Db, { ids, isDisabled, after, limit }: Wanted) =>
	db
		.select(listed)
		.from(members)
		.where(
			and(
				sql`${members.erasedAt} is null`,
				ids ? inArray(members.id, [...ids]) : undefined,
				isDisabled ? isNotNull(members.disabledAt) : undefined,
				after ? lt(members.id, after) : undefined,
			),
		)
		.orderBy(desc(members.id))
		.limit(limit);

/** What staff need to help somebody, and no secrets. */
export async function findMemberToHelp(db: Db, id: string) {
	const [found] = await db
		.select({
			id: members.id,
			name: members.name,
			email: members.email,
			phone: members.phone,
			language: members.language,
			since: members.createdAt,
			emailVerifiedAt: members.emailVerifiedAt,
			phoneVerifiedAt: members.phoneVerifiedAt,
			disabledAt: members.disabledAt,
			disabledBecause: members.disabledBecause,
			hasSecondStep: sql<boolean>`${secondSteps.confirmedAt} is not null`,
			deletedOn: accountDeletions.dueAt,
			lastSeenAt: sql<Date | null>`(select max(${memberSessions.lastSeenAt}) from ${memberSessions}
				where ${memberSessions.memberId} = ${members.id})`.mapWith(memberSessions.lastSeenAt),
		})
		.from(members)
		.leftJoin(secondSteps, eq(secondSteps.memberId, members.id))
		.leftJoin(accountDeletions, eq(accountDeletions.memberId, members.id))
		.where(and(eq(members.id, id), sql`${members.erasedAt} is null`));
	return found ?? null;
}

/** The given members whose accounts are still there. */
export const listAccounts = (db: Db, ids: readonly string[]) =>
	db
		.select({ id: members.id, name: members.name, email: members.email })
		.from(members)
		.where(and(inArray(members.id, [...ids]), sql`${members.erasedAt} is null`));

/** The members who have verified these addresses. */
export async function listOwnersOf(db: Db, emails: readonly string[]): Promise<string[]> {
	if (emails.length === 0) return [];
	const rows = await db
		.select({ id: members.id })
		.from(members)
		.where(and(inArray(members.email, [...emails]), isNotNull(members.emailVerifiedAt)));
	return rows.map(({ id }) => id);
}
