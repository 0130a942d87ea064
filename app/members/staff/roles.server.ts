import { type AnyColumn, and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { Role } from "../../platform/http/access";
import { recordAudit } from "./audit.server";
import { auditLog, staffRoles } from "./tables.server";

export async function listRoles(db: Db, memberId: string): Promise<Role[]> {
	const rows = await db
		.select({ role: staffRoles.role })
		.from(staffRoles)
		.where(eq(staffRoles.memberId, memberId))
		.orderBy(asc(staffRoles.role));
	return rows.map(({ role }) => role);
}

/** The same as a column of a statement that reads the member. Names are written out: Drizzle shortens those of columns here. */
export const rolesOf = (memberId: AnyColumn) =>
	sql<Role[]>`array(
		select granted.role::text from ${staffRoles} granted
		where granted.member_id = ${memberId.table}.${sql.identifier(memberId.name)} order by granted.role
	)`;

/** Everybody who has one of these roles. */
export async function listMembersWith(db: Db, roles: readonly Role[]): Promise<string[]> {
	const rows = await db
		.selectDistinct({ id: staffRoles.memberId })
		.from(staffRoles)
		.where(inArray(staffRoles.role, [...roles]))
		.orderBy(staffRoles.memberId);
	return rows.map(({ id }) => id);
}

export type RoleChange = {
	memberId: string;
	roles: readonly Role[];
	/** The admin who made the change; null for a command-line change. */
	by: string | null;
};

export const grantRoles = (db: Db, change: RoleChange) =>
	changeRoles(db, change, async (db) => {
		const rows = change.roles.map((role) => ({ memberId: change.memberId, role }));
		if (rows.length > 0) await db.insert(staffRoles).values(rows).onConflictDoNothing();
	});

export const revokeRoles = (db: Db, change: RoleChange) =>
	changeRoles(db, change, async (db) => {
		const isTaken = inArray(staffRoles.role, [...change.roles]);
		await db.delete(staffRoles).where(and(eq(staffRoles.memberId, change.memberId), isTaken));
	});

/** Whether one of the two changed the other's roles in the last days: whoever appoints somebody could be both. */
export async function haveAppointed(db: Db, one: string, other: string, days: number): Promise<boolean> {
	const changed = (by: string, whose: string) =>
		and(eq(auditLog.memberId, by), eq(auditLog.subject, `member/${whose}`));
	const found = await db.$count(
		auditLog,
		and(
			eq(auditLog.action, "staff.roles"),
			gt(auditLog.createdAt, sql`now() - make_interval(days => ${days})`),
			or(changed(one, other), changed(other, one)),
		),
	);
	return found > 0;
}

/** Records the roles before and after in the audit log. */
async function changeRoles(db: Db, { memberId, by }: RoleChange, change: (db: Db) => Promise<void>) {
	return transaction(db, async (db) => {
		const before = await listRoles(db, memberId);
		await change(db);
		const after = await listRoles(db, memberId);
		if (before.join() !== after.join())
			await recordAudit(db, { by, action: "staff.roles", subject: `member/${memberId}`, before, after });
		return after;
	});
}
