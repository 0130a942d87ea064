import type { Db } from "../../platform/data/database.server";
import { auditLog } from "./tables.server";

type Change = {
	/** The member who did it; null for a command-line change. */
	by: string | null;
	/** Slice and verb: "orders.refund". */
	action: string;
	/** Kind and id: "order/SU-7F3K". */
	subject: string;
	/** The changed values as plain JSON; absent before creation or after deletion. */
	before?: unknown;
	after?: unknown;
};

/** Call it in the same transaction as the change, so that neither exists without the other. */
export async function recordAudit(db: Db, { by, action, subject, before, after }: Change): Promise<void> {
	await db.insert(auditLog).values({ memberId: by, action, subject, before, after });
}

const rowsAtOnce = 1_000;

/** The same for many changes at once. */
export async function recordAudits(db: Db, changes: readonly Change[]): Promise<void> {
	for (let at = 0; at < changes.length; at += rowsAtOnce)
		await db
			.insert(auditLog)
			.values(changes.slice(at, at + rowsAtOnce).map(({ by, ...change }) => ({ memberId: by, ...change })));
}
