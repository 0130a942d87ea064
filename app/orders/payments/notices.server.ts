import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Job } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { gatewayNamed } from "./gateways/gateways.server";
import { paymentAttempts, paymentNotices } from "./tables.server";

export type NoticeOutcome = "kept" | "unknown" | "forged";

/**
 * Stores a notice byte for byte, once, and queues a check of its payment. A repeated notice queues another check, which
 * changes nothing: only the gateway's answer counts. One about a payment that was never ours leaves nothing behind.
 */
export async function receiveNotice(
	{ db, jobs, settings }: Pick<CallContext, "db" | "jobs" | "settings">,
	gateway: string,
	raw: Buffer,
	check: Job<z.ZodType<{ attemptId: string }>>,
): Promise<NoticeOutcome> {
	const notice = await gatewayNamed(gateway, { db, settings }).readNotice(raw);
	if (!notice) return "forged";
	const [attempt] = await db
		.select({ id: paymentAttempts.id })
		.from(paymentAttempts)
		.where(eq(paymentAttempts.reference, notice.reference));
	if (!attempt) return "unknown";
	const digest = createHash("sha256").update(gateway).update("\0").update(raw).digest("hex");
	await transaction(db, async (db) => {
		await db
			.insert(paymentNotices)
			.values({ gateway, reference: notice.reference, digest, raw })
			.onConflictDoUpdate({
				target: paymentNotices.digest,
				set: { repeats: sql`${paymentNotices.repeats} + 1` },
			});
		await jobs.send(db, check, { attemptId: attempt.id });
	});
	return "kept";
}
