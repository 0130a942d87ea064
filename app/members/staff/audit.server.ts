import type { Db } from "../../platform/data/database.server";
import type { Member } from "../../platform/http/access";
import { auditLog } from "./tables.server";

type Change = {
	/** Who did it; null for a command-line change. A call that a service key opens gives its caller whole. */
	by: string | Pick<Member, "memberId" | "key"> | null;
	/** Slice and verb: "orders.refund". */
	action: string;
	/** Kind and id: "order/SU-7F3K". */
	subject: string;
	/** The changed values as plain JSON; absent before creation or after deletion. */
	before?: unknown;
	after?: unknown;
};

/** Call it in the same transaction as the change, so that neither exists without the other. */
export async function recordAudit(db: Db, change: Change): Promise<void> {
	await recordAudits(db, [change]);
}

const rowsAtOnce = 1_000;

/** The same for many changes at once. */
export async function recordAudits(db: Db, changes: readonly Change[]): Promise<void> {
	for (let at = 0; at < changes.length; at += rowsAtOnce)
		await db
			.insert(auditLog)
			.values(changes.slice(at, at + rowsAtOnce).map(({ by, ...change }) => ({ ...doerOf(by), ...change })));
}

const doerOf = (by: Change["by"]) =>
	typeof by === "object" && by
		? { memberId: by.memberId, keyId: by.key?.id ?? null }
		: { memberId: by, keyId: null };
