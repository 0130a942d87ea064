import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { checkPayment } from "./check-payments.server";
import { gatewayNamed } from "./gateways/gateways.server";
import { type PaymentAttempt, paymentAttempts, paymentNotices } from "./tables.server";

export type NoticeOutcome = "kept" | "unknown" | "forged";

/**
 * Stores a notice byte for byte, once, and queues a check of its payment. A repeated notice queues another check, which
 * changes nothing: only the gateway's answer counts. One about a payment that was never ours leaves nothing behind.
 */
export async function receiveNotice(
	{ db, jobs, settings }: Pick<CallContext, "db" | "jobs" | "settings">,
	gateway: string,
	raw: Buffer,
	check: typeof checkPayment,
): Promise<NoticeOutcome> {
	const notice = await gatewayNamed(gateway, { db, settings }).readNotice(raw);
	if (!notice) return "forged";
	const digest = createHash("sha256").update(gateway).update("\0").update(raw).digest("hex");
	return transaction(db, async (db) => {
		const [attempt] = await keep.run(db, { gateway, reference: notice.reference, digest, raw });
		if (!attempt) return "unknown";
		const { id, ...asked } = attempt;
		await jobs.send(db, check, { attemptId: id, asked });
		return "kept";
	});
}

const given = sql.placeholder;

/** Of the attempt, not of the notice: the gateway may have been changed since. */
const keep = statement<Pick<PaymentAttempt, "id" | "gateway" | "reference">>(
	() => sql`
		with attempt as (select id, gateway, reference from ${paymentAttempts} where reference = ${given("reference")}),
		kept as (
			insert into ${paymentNotices} (gateway, reference, digest, raw)
			select ${given("gateway")}::text, reference, ${given("digest")}::text, ${given("raw")}::bytea from attempt
			on conflict (digest) do update set repeats = ${paymentNotices.repeats} + 1
		)
		select id, gateway, reference from attempt`,
);
