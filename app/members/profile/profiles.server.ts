import { and, eq, inArray, not } from "drizzle-orm";
import type { DivisionKey } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { pictureUrl } from "../../ui/art/picture-url";
import { lockMember } from "../lock-member.server";
import { members } from "../tables.server";

/** The part of the account that members can edit at any time. */
export type ProfileColumns = { name: string; favouriteDivision: DivisionKey | null; cardHidden: boolean };

export async function findProfile(db: Db, memberId: string): Promise<ProfileColumns> {
	const [member] = await db.select(profileColumns).from(members).where(eq(members.id, memberId));
	return toProfile(member!);
}

/** Omitted fields are unchanged. */
export async function saveProfileChange(
	db: Db,
	memberId: string,
	change: Partial<ProfileColumns>,
): Promise<ProfileColumns> {
	if (Object.keys(change).length === 0) return findProfile(db, memberId);
	const [member] = await db
		.update(members)
		.set(change)
		.where(eq(members.id, memberId))
		.returning(profileColumns);
	return toProfile(member!);
}

/** Returns the id of the photo before. The row is locked, so of two at once the later one finds the earlier. */
export async function replaceAvatar(db: Db, memberId: string, avatar: string | null) {
	const before = await lockMember(db, memberId, "no key update");
	await db.update(members).set({ avatar }).where(eq(members.id, memberId));
	return before?.avatar ?? null;
}

/** The URL of a member's photo; empty without one. */
export const avatarUrl = (photo: string | null) =>
	photo ? pictureUrl({ photo, ...avatarSize }, avatarSize) : "";
const avatarSize = { width: 224, height: 224 };

/** URLs of photos by member, without those who hide their card: to others they are a name and no more. */
export async function listShownAvatars(db: Db, memberIds: string[]): Promise<Map<string, string>> {
	if (memberIds.length === 0) return new Map();
	const shown = await db
		.select({ id: members.id, avatar: members.avatar })
		.from(members)
		.where(and(inArray(members.id, memberIds), not(members.cardHidden)));
	return new Map(shown.map(({ id, avatar }) => [id, avatarUrl(avatar)]));
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
}): ProfileColumns => ({
	...row,
	favouriteDivision: row.favouriteDivision as DivisionKey | null,
});
