import type { Db } from "../platform/database.server";
import { auditLog } from "./tables.server";

type Change = {
	/** The member who did it; null for a command on the machine. */
	by: string | null;
	/** Slice and verb: "orders.refund". */
	action: string;
	/** Kind and id: "order/SU-7F3K". */
	subject: string;
	/** What changed, as plain JSON; absent before it existed or after it was gone. */
	before?: unknown;
	after?: unknown;
};

/** In the transaction of the change itself, so that neither exists without the other. */
export async function recordAudit(db: Db, { by, action, subject, before, after }: Change): Promise<void> {
	await db.insert(auditLog).values({ memberId: by, action, subject, before, after });
}
