import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { club } from "../../../club/profile";
import { printReconciliation } from "../../../server/commands/reconcile";
import { testApp } from "../../../test/app";
import { createMember } from "../../members/factories.server";
import { transaction } from "../../platform/data/transaction.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { buildLine, createOrder, createStock } from "../factories.server";
import { checkPayment } from "../payments/check-payments.server";
import { cancelOrder } from "../payments/close-order.server";
import { simulatedPayments } from "../payments/gateways/simulator/tables.server";
import { ledgerEntries, paymentAttempts, paymentDifferences, refunds } from "../payments/tables.server";
import { orders } from "../tables.server";
import { reconciliations } from "./tables.server";

const { db, pool, settings, jobs, runJobs } = await testApp();
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const member = await createMember(db);
const stock = await createStock(db, 1_000);

async function place() {
	const placed = await createOrder(context, {
		memberId: member.id,
		lines: [buildLine({ allotmentId: stock, unitPrice: 100_000 })],
	});
	await runJobs();
	return placed;
}
const atGateway = (reference: string, change: Partial<typeof simulatedPayments.$inferInsert>) =>
	db.update(simulatedPayments).set(change).where(eq(simulatedPayments.reference, reference));
async function pay({ attempt }: Awaited<ReturnType<typeof place>>) {
	await atGateway(attempt.reference, { state: "settlement", paidAt: new Date() });
	await checkPayment.run(context, { attemptId: attempt.id });
	await runJobs();
}
async function command(...args: string[]) {
	const said: string[] = [];
	const code = await printReconciliation({ db, settings }, args, (line) => said.push(line));
	return { code, said: said.join("\n").replaceAll("\u00a0", " ") };
}
/** Faults the database itself would refuse to write: as after a bad disk, backup or manual change. */
const behindItsBack = (work: (db: typeof context.db) => Promise<unknown>) =>
	transaction(db, async (db) => {
		await db.execute("set local session_replication_role = replica");
		await work(db);
	});

beforeEach(async () => {
	await db.execute(
		"truncate reconciliations, orders, order_lines, order_events, payment_attempts, payment_differences, refunds, ledger_entries, simulated_payments, simulated_refunds cascade",
	);
});

it("finds nothing where orders, gateway and ledger agree, and says the sums", async () => {
	await pay(await place());
	await place();
	const late = await place();
	await transaction(db, (db) => cancelOrder({ ...context, db }, late.order.id, member.id));
	await runJobs();
	await pay(late);
	const { code, said } = await command();
	expect(said).toMatch(/3 orders, 3 payment attempts/);
	expect(said).toMatch(/received +Rp 200\.000 +Rp 200\.000 +Rp 200\.000/);
	expect(said).toMatch(/sold +Rp 100\.000 +– +Rp 100\.000/);
	expect(said).toMatch(/refunded by the gateway +Rp 100\.000 +Rp 100\.000 +Rp 100\.000/);
	expect([code, said.split("\n").at(-1)]).toEqual([0, "No difference."]);
});

it("keeps for monitoring what the daily run found, but not what somebody looked up of other days", async () => {
	await command("2026-11-01", "2026-11-02");
	expect(await db.select().from(reconciliations)).toEqual([]);
	await db.insert(paymentDifferences).values({ reference: "SU-X", digest: "x", ours: "1", theirs: "2" });
	await command();
	expect(await db.select().from(reconciliations)).toMatchObject([{ differences: 1 }]);
});

describe("reports, and exits with 1", () => {
	const faults: Record<
		string,
		(paid: Awaited<ReturnType<typeof place>>) => Promise<[number: string, what: string]>
	> = {
		"money at the gateway that we do not know of": async () => {
			const { attempt } = await place();
			await atGateway(attempt.reference, { state: "settlement" });
			return [attempt.reference, "paid at the gateway, awaiting here"];
		},
		"money of ours that the gateway does not know of": async ({ attempt }) => {
			await atGateway(attempt.reference, { state: "deny" });
			return [attempt.reference, "paid here, failed at the gateway"];
		},
		"a chargeback that we do not know of": async ({ attempt }) => {
			await atGateway(attempt.reference, { state: "chargeback" });
			return [attempt.reference, "charged back at the gateway, paid here"];
		},
		"a chargeback that the gateway does not know of": async ({ attempt }) => {
			await atGateway(attempt.reference, { state: "chargeback" });
			await checkPayment.run(context, { attemptId: attempt.id });
			await atGateway(attempt.reference, { state: "settlement" });
			return [attempt.reference, "charged back here, paid at the gateway"];
		},
		"a dispute that nobody has decided": async ({ attempt }) => {
			await atGateway(attempt.reference, { state: "chargeback", chargedBack: 40_000 });
			await checkPayment.run(context, { attemptId: attempt.id });
			return [attempt.reference, "charged back, 40000 in dispute and not decided"];
		},
		"another sum at the gateway": async ({ attempt }) => {
			await atGateway(attempt.reference, { amount: 99_999 });
			return [attempt.reference, "IDR 99999 at the gateway, IDR 100000 here"];
		},
		"a refund that only the gateway made": async ({ attempt }) => {
			await atGateway(attempt.reference, { refunded: 5_000 });
			return [attempt.reference, "the gateway refunded 5000, here it is 0"];
		},
		"a refund that is done here and nowhere else": async ({ order, attempt }) => {
			await db.insert(refunds).values({
				orderId: order.id,
				attemptId: attempt.id,
				amount: 7_000,
				reason: "order_cancelled",
				cause: randomUUID(),
				state: "done",
			});
			return [order.number, "refunds of 7000 are done, the ledger paid back 0"];
		},
		"a payment that the ledger never saw": async ({ order }) => {
			await behindItsBack((db) => db.delete(ledgerEntries).where(eq(ledgerEntries.orderId, order.id)));
			return [order.number, "attempts brought 100000, the ledger received 0"];
		},
		"a sold order without a sale": async () => {
			const { order } = await place();
			await db.update(orders).set({ state: "paid" }).where(eq(orders.id, order.id));
			return [order.number, "the order is paid over 100000, the ledger sold 0"];
		},
		"a sale without a sold order": async ({ order }) => {
			await db.update(orders).set({ state: "awaiting_payment" }).where(eq(orders.id, order.id));
			return [order.number, "the order is awaiting_payment over 100000, the ledger sold 100000"];
		},
		"money that bought nothing": async ({ order, attempt }) => {
			await behindItsBack((db) =>
				db.delete(ledgerEntries).where(eq(ledgerEntries.cause, `sold:${attempt.id}`)),
			);
			return [order.number, "100000 were received and bought nothing"];
		},
		"a ledger that does not sum to zero": async ({ order }) => {
			await behindItsBack((db) =>
				db
					.insert(ledgerEntries)
					.values({ cause: randomUUID(), account: "sales", amount: 1, orderId: order.id }),
			);
			return [order.number, "the ledger is off by 1"];
		},
		"what was found before and is not settled": async ({ attempt }) => {
			await db.insert(paymentDifferences).values({
				attemptId: attempt.id,
				reference: attempt.reference,
				digest: randomUUID(),
				ours: "IDR 1",
				theirs: "IDR 2",
			});
			return [attempt.reference, "not settled: ours IDR 1, theirs IDR 2"];
		},
		"a gateway that does not answer": async () => {
			const { attempt } = await place();
			await db.update(paymentAttempts).set({ gateway: "midtrans" }).where(eq(paymentAttempts.id, attempt.id));
			settings.MIDTRANS_URL = "http://127.0.0.1:1";
			return [attempt.reference, "the gateway does not answer"];
		},
	};
	it.each(Object.entries(faults))("%s", async (_, plant) => {
		const paid = await place();
		await pay(paid);
		const [number, what] = await plant(paid);
		const { code, said } = await command();
		expect(said).toContain(`${number}: ${what}`);
		expect(code).toBe(1);
	});
});

it("checks the given days, in the club's zone, and refuses invalid ones", async () => {
	const { attempt } = await place();
	const edge = sql`('2026-03-01'::timestamp at time zone ${club.timeZone})`;
	await db.update(paymentAttempts).set({ createdAt: edge }).where(eq(paymentAttempts.id, attempt.id));
	expect((await command("2026-03-01")).said).toContain("1 order, 1 payment attempt");
	expect((await command("2026-02-01", "2026-02-28")).said).toContain("0 orders, 0 payment attempts");
	expect((await command("2026-02-28", "2026-03-01")).said).toContain("1 order,");
	for (const args of [
		["yesterday"],
		["2026-02-30"],
		["2026-03-02", "2026-03-01"],
		["2026-03-01", "2026-03-01", "x"],
	])
		expect(await command(...args)).toEqual({ code: 1, said: expect.stringContaining("npm run reconcile") });
});
