import { eq } from "drizzle-orm";
import type { DivisionKey } from "../../platform/club-profile";
import type { Db } from "../../platform/database.server";
import { members } from "../tables.server";

/** The part of the account that members can edit at any time. */
export type Profile = { name: string; favouriteDivision: DivisionKey | null; cardHidden: boolean };

export async function findProfile(db: Db, memberId: string): Promise<Profile> {
	const [member] = await db.select(profileColumns).from(members).where(eq(members.id, memberId));
	return toProfile(member!);
}

/** Omitted fields are unchanged. */
export async function changeProfile(db: Db, memberId: string, change: Partial<Profile>): Promise<Profile> {
	if (Object.keys(change).length === 0) return findProfile(db, memberId);
	const [member] = await db
		.update(members)
		.set(change)
		.where(eq(members.id, memberId))
		.returning(profileColumns);
	return toProfile(member!);
}

const profileColumns = {
	name: members.name,
	favouriteDivision: members.favouriteDivision,
	cardHidden: members.cardHidden,
};

const toProfile = (row: {
	name: string;
	favouriteDivision: string | null;
	cardHidden: boolean;
}): Profile => ({
	...row,
	favouriteDivision: row.favouriteDivision as DivisionKey | null,
});
