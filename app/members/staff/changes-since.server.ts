import { and, desc, gt, isNotNull, max, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { auditLog } from "./tables.server";

/** Counts colleagues' changes since then by person and action, latest first. */
export const countChangesSince = (db: Db, since: Date, exceptBy: string) =>
	db
		.select({
			memberId: sql<string>`${auditLog.memberId}`,
			action: auditLog.action,
			count: sql<number>`count(*)::int`,
			at: sql<Date>`${max(auditLog.createdAt)}`.mapWith(auditLog.createdAt),
		})
		.from(auditLog)
		.where(and(gt(auditLog.createdAt, since), isNotNull(auditLog.memberId), ne(auditLog.memberId, exceptBy)))
		.groupBy(auditLog.memberId, auditLog.action)
		.orderBy(desc(max(auditLog.createdAt)));
