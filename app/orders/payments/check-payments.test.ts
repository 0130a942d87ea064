import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createMember } from "../../members/factories.server";
import type { JobQueue } from "../../platform/data/jobs.server";
import { buildLine, createOrder, createStock, settleAttempt } from "../factories.server";
import { findAnyOrder } from "../sold-orders.server";
import { checkDuePayments, checkPayment } from "./check-payments.server";
import { expireOrders } from "./close-order.server";
import { noticeOf, simulate } from "./gateways/simulator/simulate.server";
import { simulatorKey } from "./gateways/simulator/simulator-gateway.server";
import { simulatedPayments } from "./gateways/simulator/tables.server";
import { receiveNotice } from "./notices.server";
import { paymentAttempts } from "./tables.server";

const { db, jobs, settings, runJobs } = await testApp({ PORT: "1", PAYMENT_CHECKS: "3" });
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };
const { id: memberId } = await createMember(db);

beforeEach(async () => {
	await db.update(paymentAttempts).set({ nextCheckAt: null });
});

async function place(payWithinSeconds = 86_400) {
	const lines = [buildLine({ allotmentId: await createStock(db, 1) })];
	const placed = await createOrder(context, { memberId, lines, payWithinSeconds });
	await runJobs();
	return placed;
}
/** The database's clock goes on: everything there is, is older. */
async function pass(minutes: number) {
	const back = sql`make_interval(mins => ${minutes})`;
	await db.execute(sql`
		update payment_attempts set created_at = created_at - ${back}, expires_at = expires_at - ${back},
			paid_at = paid_at - ${back}, next_check_at = next_check_at - ${back}`);
	await db.execute(sql`update orders set pay_by = pay_by - ${back}, created_at = created_at - ${back}`);
	await db.execute(sql`update holds set expires_at = expires_at - ${back}`);
	await db.execute(sql`update simulated_payments set expires_at = expires_at - ${back}`);
}
/** The attempts that the job has the gateway asked about. */
async function run(): Promise<string[]> {
	const asked: string[] = [];
	const send: JobQueue["send"] = async (db, job, data, options) => {
		asked.push((data as { attemptId: string }).attemptId);
		await jobs.send(db, job, data, options);
	};
	await checkDuePayments.run({ ...context, jobs: { ...jobs, send } }, {});
	return asked;
}
const atGateway = async (attemptId: string, act: "pay_late" | "charge_back") => {
	const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
	await simulate(context, attempt!.pageUrl!.split("/").at(-1)!, act);
	// Its notice is lost.
	await db.execute("delete from pgboss.job where name = 'send-simulated-notice'");
};

it("asks about an abandoned payment less and less often, and once more when its time is up", async () => {
	const { attempt } = await place();
	const askedAt: number[] = [];
	for (let minute = 0; minute <= 24 * 60 + 10; minute += 2) {
		if ((await run()).includes(attempt.id)) askedAt.push(minute);
		await pass(2);
	}
	// Every five minutes it was 288.
	expect(askedAt.length).toBeGreaterThan(8);
	expect(askedAt.length).toBeLessThan(20);
	expect(askedAt.at(-1)).toBeGreaterThanOrEqual(24 * 60);
	const waits = askedAt.slice(1, -1).map((at, index) => at - askedAt[index]!);
	expect(Math.max(...waits)).toBeLessThanOrEqual(4 * 60 + 2);
});

it("finds money that came late, and leaves what is long over alone", async () => {
	const { order, attempt } = await place(600);
	await pass(11);
	await expireOrders.run(context, {});
	await runJobs();
	await atGateway(attempt.id, "pay_late");
	await pass(60);
	expect(await run()).toEqual([attempt.id]);
	await runJobs();
	expect((await findAnyOrder(db, { id: order.id }))?.state).toBe("paid");

	const over = await place(600);
	await pass(11);
	await expireOrders.run(context, {});
	await runJobs();
	for (let day = 0; day < 4; day++) {
		await pass(24 * 60);
		await run();
	}
	await pass(24 * 60);
	expect(await run()).not.toContain(over.attempt.id);
	const [left] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, over.attempt.id));
	expect(left?.nextCheckAt).toBeNull();
});

it("finds a chargeback whose notice was lost, within two weeks, and stops after 120 days", async () => {
	const { order, attempt } = await place();
	await settleAttempt(context, attempt.id);
	await runJobs();
	let asked = 0;
	for (let day = 0; day < 60; day++) {
		await pass(24 * 60);
		asked += (await run()).length;
		await runJobs();
	}
	expect(asked).toBeGreaterThan(5);
	expect(asked).toBeLessThan(12);
	await atGateway(attempt.id, "charge_back");
	for (let day = 0; day < 14; day++) {
		await pass(24 * 60);
		await run();
		await runJobs();
	}
	expect((await findAnyOrder(db, { id: order.id }))?.state).toBe("disputed");

	const old = await place();
	await settleAttempt(context, old.attempt.id);
	await runJobs();
	await pass(121 * 24 * 60);
	await run();
	await pass(30 * 24 * 60);
	expect(await run()).not.toContain(old.attempt.id);
});

it("asks about no more than the club allows a minute, the open ones first, and a notice does not wait for its turn", async () => {
	const paid = await place();
	await settleAttempt(context, paid.attempt.id);
	await runJobs();
	await pass(24 * 60 + 1);
	const open = [];
	for (let made = 0; made < 4; made++) open.push((await place()).attempt.id);
	await pass(2);
	const [first, second, third] = [await run(), await run(), await run()];
	expect(first).toHaveLength(3);
	expect(second).toHaveLength(2);
	expect(open).toEqual(expect.arrayContaining(first));
	expect([...first, ...second].toSorted()).toEqual([...open, paid.attempt.id].toSorted());
	expect(third).toEqual([]);
	const [payment] = await db.select().from(simulatedPayments).limit(1);
	const notice = JSON.stringify(noticeOf(payment!, "settlement", await simulatorKey(db)));
	await receiveNotice(context, "simulator", Buffer.from(notice), checkPayment);
	const { rows } = await db.execute<{ priority: number }>(
		sql`select priority from pgboss.job where name = 'check-payment' and state < 'active' order by priority desc`,
	);
	expect(rows.map(({ priority }) => priority)).toEqual([0, -1, -1, -1, -1, -1]);
});
