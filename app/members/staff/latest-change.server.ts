import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { listMembers } from "../find-member.server";
import { auditLog } from "./tables.server";

/** Who changed something last, and when, according to the audit log, for all or the given actions. */
export async function findLatestChange(db: Db, subject: string, actions?: string[]) {
	const [latest] = await db
		.select({ memberId: auditLog.memberId, at: auditLog.createdAt })
		.from(auditLog)
		.where(and(eq(auditLog.subject, subject), actions && inArray(auditLog.action, actions)))
		.orderBy(desc(auditLog.createdAt), desc(auditLog.id))
		.limit(1);
	const [person] = latest?.memberId ? await listMembers(db, [latest.memberId]) : [];
	return { changedBy: person?.name ?? null, changedAt: latest?.at.toISOString() ?? null };
}

/** The same for many subjects, by subject; those that nobody has changed are absent. */
export async function findLatestChanges(db: Db, subjects: readonly string[], actions: string[]) {
	if (subjects.length === 0) return new Map<string, LatestChange>();
	const rows = await db
		.selectDistinctOn([auditLog.subject], {
			subject: auditLog.subject,
			memberId: auditLog.memberId,
			at: auditLog.createdAt,
		})
		.from(auditLog)
		.where(and(inArray(auditLog.subject, [...subjects]), inArray(auditLog.action, actions)))
		.orderBy(auditLog.subject, desc(auditLog.createdAt), desc(auditLog.id));
	const people = await listMembers(
		db,
		rows.flatMap(({ memberId }) => memberId ?? []),
	);
	return new Map<string, LatestChange>(
		rows.map(({ subject, memberId, at }) => [
			subject,
			{
				changedBy: people.find(({ id }) => id === memberId)?.name ?? null,
				changedAt: at.toISOString(),
			},
		]),
	);
}
export type LatestChange = { changedBy: string | null; changedAt: string | null };
