import { and, desc, eq, like, lt, or } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { escapeLike } from "../../platform/lists/list-words.server";
import { listMembers } from "../find-member.server";
import { listKeyNames } from "../service-keys/key-names.server";
import { type auditEntries, auditPerPage } from "./contract";
import { listStaff } from "./staff-list.server";
import { auditLog } from "./tables.server";

export async function listAudit(
	db: Db,
	{ q, by, after }: ParsedInputOf<typeof auditEntries>,
): Promise<AnswerOf<typeof auditEntries>> {
	const begins = q && `${escapeLike(q)}%`;
	const rows = await db
		.select()
		.from(auditLog)
		.where(
			and(
				begins ? or(like(auditLog.subject, begins), like(auditLog.action, begins)) : undefined,
				by ? eq(auditLog.memberId, by) : undefined,
				// Ids follow the time.
				after ? lt(auditLog.id, after) : undefined,
			),
		)
		.orderBy(desc(auditLog.id))
		.limit(auditPerPage + 1);
	const shown = rows.slice(0, auditPerPage);
	const ids = [...new Set(shown.flatMap(({ memberId }) => memberId ?? []))];
	const [people, staff, keyNames] = await Promise.all([
		ids.length > 0 ? listMembers(db, ids) : [],
		listStaff(db),
		listKeyNames(
			db,
			shown.flatMap(({ keyId }) => keyId ?? []),
		),
	]);
	return {
		entries: shown.map(({ id, createdAt, memberId, keyId, action, subject, before, after }) => ({
			id,
			at: createdAt.toISOString(),
			// The log outlives its members.
			by: memberId
				? { id: memberId, name: people.find((one) => one.id === memberId)?.name ?? memberId }
				: null,
			key: keyId && (keyNames.get(keyId) ?? keyId),
			action,
			subject,
			before,
			after,
		})),
		next: rows.length > auditPerPage ? shown.at(-1)!.id : null,
		staff: staff.map(({ id, name }) => ({ id, name })),
	};
}
