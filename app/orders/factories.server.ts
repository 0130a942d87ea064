import type { JobContext } from "../platform/data/jobs.server";
import { transaction } from "../platform/data/transaction.server";
import type { CallContext } from "../platform/http/bind.server";
import { createAllotments } from "./allotments/allotments.server";
import type { LineDraft } from "./order-lines";
import { openAttempt } from "./payments/attempts.server";
import { checkPayment } from "./payments/check-payments.server";
import { findAttempt } from "./payments/find-attempts.server";
import { simulate } from "./payments/gateways/simulator/simulate.server";
import { payOrder } from "./payments/pay-order.server";
import type { PaymentMethod } from "./payments/payment-methods";
import { placeOrder } from "./placing/place-order.server";

/** Stock of something to sell in a test. */
export async function createStock(db: CallContext["db"], size: number): Promise<string> {
	const [id] = await createAllotments(db, "variant", [{ size }]);
	return id!;
}

type ItemDraft = Exclude<LineDraft, { kind: "discount" }>;

export const buildLine = (overrides: Partial<ItemDraft> = {}): ItemDraft => ({
	kind: "goods",
	title: { id: "Jersey kandang", en: "Home jersey" },
	unitPrice: 549_000,
	quantity: 1,
	isTaxed: true,
	...overrides,
});

/** A discount that takes these amounts off the lines in these positions. */
export const buildDiscount = (takenOff: Record<number, number>): LineDraft => ({
	kind: "discount",
	title: { id: "Voucher HEMAT", en: "Voucher HEMAT" },
	unitPrice: -Object.values(takenOff).reduce((sum, amount) => sum + amount, 0),
	quantity: 1,
	takenOff: Object.entries(takenOff).map(([position, amount]) => ({ position: Number(position), amount })),
});

/** An order as a slice places it, with its first payment attempt. */
export async function createOrder(
	context: Pick<CallContext, "db" | "jobs" | "settings" | "language" | "onceKey">,
	{
		memberId,
		lines,
		method = "qris",
		payWithinSeconds = 3_600,
	}: { memberId: string; lines: LineDraft[]; method?: PaymentMethod; payWithinSeconds?: number },
) {
	return transaction(context.db, async (db) => {
		const inside = { ...context, db };
		const order = await placeOrder(inside, { memberId, kind: "goods", lines, payWithinSeconds });
		const attempt = await payOrder(inside, order, method);
		return { order, attempt };
	});
}

/** Pays an attempt in the simulator, and handles the notice. */
export async function settleAttempt(context: JobContext, attemptId: string) {
	await openAttempt.run(context, { attemptId });
	const { pageUrl } = (await findAttempt(context.db, attemptId))!;
	await simulate(context, pageUrl!.split("/").at(-1)!, "succeed");
	await checkPayment.run(context, { attemptId });
}
