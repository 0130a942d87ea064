import { asc } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { listMembers } from "../find-member.server";
import { staffRoles } from "./tables.server";

/** Everybody with a role, by name. */
export async function listStaff(db: Db) {
	const granted = await db.select().from(staffRoles).orderBy(asc(staffRoles.role));
	const ids = [...new Set(granted.map(({ memberId }) => memberId))];
	return (await listMembers(db, ids)).map((member) => ({
		...member,
		roles: granted.filter(({ memberId }) => memberId === member.id).map(({ role }) => role),
	}));
}
