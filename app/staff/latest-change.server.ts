import { and, desc, eq, inArray } from "drizzle-orm";
import { listMembers } from "../members/find-member.server";
import type { Db } from "../platform/database.server";
import { auditLog } from "./tables.server";

/** Who changed something last, and when, by what the audit log says of some actions. */
export async function findLatestChange(db: Db, subject: string, actions: string[]) {
	const [latest] = await db
		.select({ memberId: auditLog.memberId, at: auditLog.createdAt })
		.from(auditLog)
		.where(and(eq(auditLog.subject, subject), inArray(auditLog.action, actions)))
		.orderBy(desc(auditLog.createdAt), desc(auditLog.id))
		.limit(1);
	const [person] = latest?.memberId ? await listMembers(db, [latest.memberId]) : [];
	return { changedBy: person?.name ?? null, changedAt: latest?.at.toISOString() ?? null };
}
