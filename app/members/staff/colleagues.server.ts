import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import { roles as allRoles, type Role } from "../../platform/http/access";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { findMemberByEmail } from "../find-member.server";
import { lockMember } from "../lock-member.server";
import { type addStaff, type setStaffRoles, staffRefusals } from "./contract";
import { grantRoles, listRoles, type RoleChange, revokeRoles } from "./roles.server";
import { staffRoles } from "./tables.server";

export const addColleague = (
	{ db, who }: MemberContext,
	{ email, roles }: ParsedInputOf<typeof addStaff>,
): Promise<AnswerOf<typeof addStaff>> => appoint(db, email, { roles, by: who.memberId });

/** In the office and, by nobody, on the command line. */
export function appoint(db: Db, email: string, change: Omit<RoleChange, "memberId">) {
	return transaction(db, async (db) => {
		const found = await findMemberByEmail(db, email);
		if (!found) throw refuse(staffRefusals, "staff.unknown_member");
		await checkTrusted(db, found.id);
		return { ...found, roles: await grantRoles(db, { ...change, memberId: found.id }) };
	});
}

/** The command line may take away the last admin's role; the office may not, not even two admins at once. */
export async function changeColleague(
	{ db, who }: MemberContext,
	{ id, roles }: ParsedInputOf<typeof setStaffRoles>,
): Promise<AnswerOf<typeof setStaffRoles>> {
	return transaction(db, async (db) => {
		const admins = await lockAdmins(db);
		const before = await listRoles(db, id);
		// A member without a role is not a colleague; they are added by e-mail.
		if (before.length === 0) throw refuse(staffRefusals, "staff.unknown_member");
		if (!roles.includes("admin") && admins.length === 1 && admins[0] === id)
			throw refuse(staffRefusals, "staff.last_admin");
		const added = roles.filter((role) => !before.includes(role));
		if (added.length > 0) await checkTrusted(db, id);
		await grantRoles(db, { memberId: id, roles: added, by: who.memberId });
		const taken = allRoles.filter((role: Role) => !roles.includes(role));
		return { roles: await revokeRoles(db, { memberId: id, roles: taken, by: who.memberId }) };
	});
}

/** An unverified address may have been registered by somebody else. */
async function checkTrusted(db: Db, memberId: string) {
	const member = await lockMember(db, memberId);
	if (!member) throw refuse(staffRefusals, "staff.unknown_member");
	if (!member.emailVerifiedAt || member.disabledAt) throw refuse(staffRefusals, "staff.unproven");
}

async function lockAdmins(db: Db): Promise<string[]> {
	const rows = await db
		.select({ memberId: staffRoles.memberId })
		.from(staffRoles)
		.where(eq(staffRoles.role, "admin"))
		.orderBy(asc(staffRoles.memberId))
		.for("update");
	return rows.map(({ memberId }) => memberId);
}
