import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { members } from "../tables.server";

/** Somebody who verified the address without knowing the original password has none until they choose one. */
export async function hasPassword(db: Db, memberId: string): Promise<boolean> {
	const found = await db
		.select({ id: members.id })
		.from(members)
		.where(and(eq(members.id, memberId), isNotNull(members.passwordHash)));
	return found.length > 0;
}
