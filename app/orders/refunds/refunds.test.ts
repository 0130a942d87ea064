import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember, createMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { messages } from "../../messages/tables.server";
import { officeToday } from "../../office/today/contract";
import { transaction } from "../../platform/data/transaction.server";
import type { InputOf } from "../../platform/http/contract";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { allotments } from "../allotments/tables.server";
import { buildDiscount, buildLine, createOrder, createStock } from "../factories.server";
import type { LineDraft } from "../order-lines";
import { checkPayment } from "../payments/check-payments.server";
import { simulatedPayments } from "../payments/gateways/simulator/tables.server";
import type { PaymentMethod } from "../payments/payment-methods";
import { ledgerEntries, paymentAttempts, paymentDifferences, refunds } from "../payments/tables.server";
import { orderEvents, orders } from "../tables.server";
import {
	differenceSettled,
	openDifferences,
	openRefunds,
	refundSoldOrder,
	refundsPerPage,
	refundTransferred,
} from "./contract";
import { refundOrder } from "./refund-order.server";
import { nameRefundAccount, queueRefund, retryRefunds } from "./refunds.server";

const { db, pool, settings, jobs, runJobs, call } = await testApp({ PORT: "1" });
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const buyer = await createMember(db);
const finance = await createLoggedInMember(db);
await grantRoles(db, { memberId: finance.id, roles: ["finance"], by: null });
const invariants = readFileSync(new URL("../invariants.sql", import.meta.url), "utf8");
afterEach(async () => expect((await pool.query(invariants)).rows).toEqual([]));

async function place(lines: LineDraft[], method: PaymentMethod = "qris") {
	const placed = await createOrder(context, { memberId: buyer.id, lines, method });
	await runJobs();
	return placed;
}
async function sell(lines: LineDraft[], method: PaymentMethod = "qris") {
	const placed = await place(lines, method);
	await db
		.update(simulatedPayments)
		.set({ state: "settlement", paidAt: new Date() })
		.where(eq(simulatedPayments.reference, placed.attempt.reference));
	await checkPayment.run(context, { attemptId: placed.attempt.id });
	await runJobs();
	return placed.order;
}
type Lines = { position: number; quantity: number }[];
const refund = (number: string, lines?: Lines, key = randomUUID()) =>
	call(
		refundSoldOrder,
		{ number, reason: "returned", ...(lines && { lines }) },
		{ token: finance.token, headers: { "idempotency-key": key } },
	);
const orderNow = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const soldOf = async (id: string) =>
	(await db.select().from(allotments).where(eq(allotments.id, id)))[0]!.sold;
const balances = async (orderId: string) => {
	const rows = await db
		.select({ account: ledgerEntries.account, sum: sql<number>`sum(amount)`.mapWith(Number) })
		.from(ledgerEntries)
		.where(eq(ledgerEntries.orderId, orderId))
		.groupBy(ledgerEntries.account);
	return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
};

describe("a refund by staff", () => {
	it("refunds a part: its share of the discount, its stock, a timeline row and an audit log row", async () => {
		const stock = await createStock(db, 10);
		const order = await sell([
			buildLine({ allotmentId: stock, quantity: 3, unitPrice: 100_000 }),
			buildLine({ kind: "shipping", unitPrice: 20_000 }),
			buildDiscount({ 1: 30_000, 2: 2_000 }),
		]);
		const { status, body } = await refund(order.number, [{ position: 1, quantity: 2 }]);
		expect([status, body]).toEqual([
			201,
			{ id: body.id, amount: 180_000, lines: [{ position: 1, quantity: 2 }], orderState: "paid" },
		]);
		await runJobs();
		expect(await soldOf(stock)).toBe(1);
		expect((await orderNow(order.id)).state).toBe("paid");
		expect(await balances(order.id)).toEqual({
			gateway: 288_000 - 180_000,
			customers: 0,
			sales: -108_000,
			refunds_due: 0,
		});
		const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
		expect(events.at(-1)).toMatchObject({ actor: "staff", actorId: finance.id, note: `refund:${body.id}` });
		const log = await db
			.select()
			.from(auditLog)
			.where(eq(auditLog.subject, `order/${order.number}`));
		expect(log).toMatchObject([
			{ memberId: finance.id, action: "orders.refund", after: { amount: 180_000 } },
		]);
		const mails = await db.select().from(messages).where(eq(messages.to, buyer.email));
		const mail = mails.find(({ subject }) => subject === `Pengembalian untuk pesanan ${order.number}`);
		expect(mail?.text).toContain("180.000");
		expect(mail?.text).toContain(`${settings.publicUrl}/receipt/${order.number}`);
		const paid = mails.find(({ subject }) => subject === `Pesanan ${order.number} sudah lunas`);
		expect(paid?.text).toContain(`${settings.publicUrl}/receipt/${order.number}`);
	});

	it("follows an earlier one in the timeline, even if its own transaction began first", async () => {
		const order = await sell([buildLine({ quantity: 2, unitPrice: 100_000 })]);
		const [begun, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const last = transaction(db, async (db) => {
			await db.execute(sql`select now()`);
			begun.resolve();
			await other.promise;
			await refundOrder({ db, jobs }, { number: order.number, reason: "returned", actor: "staff" });
		});
		await begun.promise;
		await refund(order.number, [{ position: 1, quantity: 1 }]);
		other.resolve();
		await last;
		const events = await db
			.select()
			.from(orderEvents)
			.where(eq(orderEvents.orderId, order.id))
			.orderBy(orderEvents.at);
		expect(events.slice(-2).map(({ state }) => state)).toEqual(["paid", "refunded"]);
	});

	it("refunds the rest, and then the order is refunded and nothing is left", async () => {
		const stock = await createStock(db, 10);
		const order = await sell([buildLine({ allotmentId: stock, quantity: 3, unitPrice: 33_333 })]);
		await refund(order.number, [{ position: 1, quantity: 1 }]);
		const { body } = await refund(order.number);
		expect(body).toMatchObject({ amount: 66_666, orderState: "refunded" });
		await runJobs();
		expect(await soldOf(stock)).toBe(0);
		expect((await balances(order.id)).sales).toBe(0);
		expect((await refund(order.number)).body.error).toBe("order.not_sold");
	});

	it("is refused for what was not ordered, was refunded already, was not paid, or does not exist", async () => {
		const order = await sell([buildLine({ quantity: 2 }), buildDiscount({ 1: 1_000 })]);
		const errorFor = async (lines: Lines) => (await refund(order.number, lines)).body.error;
		expect(await errorFor([{ position: 1, quantity: 3 }])).toBe("refund.not_left");
		expect(
			await errorFor([
				{ position: 1, quantity: 1 },
				{ position: 1, quantity: 2 },
			]),
		).toBe("refund.not_left");
		expect(await errorFor([{ position: 9, quantity: 1 }])).toBe("refund.not_left");
		expect(await errorFor([{ position: 2, quantity: 1 }])).toBe("refund.not_left");
		expect((await refund("SU-261116-XXXXX")).status).toBe(404);
		const { order: unpaid } = await place([buildLine()]);
		expect((await refund(unpaid.number)).body.error).toBe("order.not_sold");
		const amounts = { number: order.number, reason: "returned" as const, amount: 1 };
		const { body } = await call(refundSoldOrder, amounts, {
			token: finance.token,
			headers: { "idempotency-key": randomUUID() },
		});
		expect(body.amount, "an amount from outside is ignored").toBe(order.total);
	});

	it("takes back what was free, and pays nothing for it", async () => {
		const stock = await createStock(db, 10);
		const order = await sell([buildLine(), buildLine({ allotmentId: stock, unitPrice: 0, quantity: 2 })]);
		const { status, body } = await refund(order.number, [{ position: 2, quantity: 2 }]);
		expect([status, body]).toMatchObject([201, { amount: 0, orderState: "paid" }]);
		expect(await soldOf(stock)).toBe(0);
		const rest = await refund(order.number);
		expect(rest.body).toMatchObject({ amount: order.total, orderState: "refunded" });
	});

	it("happens once per key, and once per order when many ask at once", async () => {
		const stock = await createStock(db, 10);
		const order = await sell([buildLine({ allotmentId: stock, quantity: 2 })]);
		const key = randomUUID();
		const lines = [{ position: 1, quantity: 1 }];
		const [first, again] = [await refund(order.number, lines, key), await refund(order.number, lines, key)];
		expect(again.body).toEqual(first.body);
		const rest = await Promise.all(Array.from({ length: 8 }, () => refund(order.number)));
		expect(rest.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
		await runJobs();
		expect(await soldOf(stock)).toBe(0);
		const rows = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
		expect(rows.map(({ amount, state }) => [amount, state])).toEqual([
			[549_000, "done"],
			[549_000, "done"],
		]);
	});

	it("leaves nothing behind when its transaction dies, and can be retried", async () => {
		const stock = await createStock(db, 10);
		const order = await sell([buildLine({ allotmentId: stock })]);
		const wish = { number: order.number, reason: "returned", actor: "staff" as const };
		await expect(
			transaction(db, async (db) => {
				await refundOrder({ ...context, db }, wish);
				await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
			}),
		).rejects.toThrow();
		expect(await soldOf(stock)).toBe(1);
		expect(await db.$count(refunds, eq(refunds.orderId, order.id))).toBe(0);
		expect((await refund(order.number)).status).toBe(201);
	});

	it("can never exceed what was paid: the database refuses", async () => {
		const order = await sell([buildLine()]);
		const [attempt] = await db
			.execute<{ id: string }>(sql`select id from payment_attempts where order_id = ${order.id}`)
			.then(({ rows }) => rows);
		const more = { orderId: order.id, attemptId: attempt!.id, reason: "x", cause: randomUUID() };
		await expect(db.insert(refunds).values({ ...more, amount: order.total + 1 })).rejects.toMatchObject({
			cause: { code: "23514" },
		});
	});
});

describe("a refund whose payment method can't be refunded", () => {
	it("waits for the fan's account, then for the bank, and is booked from the bank account", async () => {
		const order = await sell([buildLine()], "va_bca");
		const { body } = await refund(order.number);
		await runJobs();
		const listed = async () =>
			(await call(openRefunds, {}, { token: finance.token })).body.refunds.find(({ id }) => id === body.id);
		expect(await listed()).toMatchObject({
			orderNumber: order.number,
			state: "needs_account",
			method: "va_bca",
			account: null,
			workingDay: null,
		});
		const transferred = (key = randomUUID()) =>
			call(refundTransferred, { id: body.id }, { token: finance.token, headers: { "idempotency-key": key } });
		expect((await transferred()).body.error).toBe("refund.not_payable");
		const account = { bank: "BCA", number: "1234567890", holder: "Sari Dewanti" };
		expect(await nameRefundAccount(db, { refundId: body.id, orderId: order.id }, account)).toBe(true);
		expect(await listed()).toMatchObject({ state: "sent", account, workingDay: { day: 1, of: 14 } });
		expect((await transferred()).status).toBe(200);
		expect((await transferred()).status).toBe(409);
		expect(await listed()).toBeUndefined();
		expect(await balances(order.id)).toMatchObject({ bank: -order.total, gateway: order.total });
		const log = await db
			.select()
			.from(auditLog)
			.where(eq(auditLog.subject, `refund/${body.id}`));
		expect(log).toMatchObject([{ action: "refunds.transferred", memberId: finance.id }]);
	});
});

it("is found among more refunds than a page shows, and counted with all of them", async () => {
	const stock = await createStock(db, 1);
	const order = await sell([buildLine({ allotmentId: stock, unitPrice: 100_000 })], "va_bca");
	const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id));
	await transaction(db, async (db) => {
		for (let index = 0; index < refundsPerPage + 2; index++)
			await queueRefund(
				{ db, jobs },
				{
					orderId: order.id,
					attemptId: attempt!.id,
					amount: 10,
					reason: "goodwill",
					cause: `page-${index}`,
					from: "sales",
				},
			);
	});
	await runJobs();
	const list = async (page: InputOf<typeof openRefunds>) =>
		(await call(openRefunds, page, { token: finance.token })).body;
	const all = [];
	for (let page = await list({}); ; page = await list({ after: page.next! })) {
		all.push(...page.refunds);
		if (!page.next) break;
	}
	const own = all.filter(({ orderNumber }) => orderNumber === order.number);
	expect(new Set(own.map(({ id }) => id)).size).toBe(refundsPerPage + 2);
	const today = async () =>
		Object.fromEntries(
			(await call(officeToday, {}, { token: finance.token })).body.waiting.map(({ kind, ...rest }) => [
				kind,
				rest,
			]),
		);
	const before = await today();
	expect(before.refunds).toEqual({
		count: all.length,
		amount: all.reduce((sum, { amount }) => sum + amount, 0),
	});

	// The one that staff can transfer is the newest of all.
	const last = own.at(-1)!;
	const account = { bank: "BCA", number: "8140123456", holder: "Sari Dewanti" };
	await nameRefundAccount(db, { refundId: last.id, orderId: order.id }, account);
	const ready = await list({ state: "sent" });
	expect(ready.refunds.at(-1)).toMatchObject({ id: last.id, account });
	expect((await today()).transfers!.count).toBe(before.transfers!.count + 1);
	expect((await list({ state: "needs_account" })).refunds.map(({ id }) => id)).not.toContain(last.id);
});

it("is retried each night once its tries are used up", async () => {
	const order = await sell([buildLine()]);
	const { body } = await refund(order.number);
	// The queue lost it: no job is left to pay it.
	await db.execute(sql`delete from pgboss.job where name = 'pay-refund'`);
	await runJobs();
	const stateNow = async () => (await db.select().from(refunds).where(eq(refunds.id, body.id)))[0]?.state;
	await retryRefunds.run(context, {});
	await runJobs();
	expect(await stateNow(), "not on its first day").toBe("due");
	await db
		.update(refunds)
		.set({ createdAt: sql`now() - interval '25 hours'` })
		.where(eq(refunds.id, body.id));
	await retryRefunds.run(context, {});
	await runJobs();
	expect(await stateNow()).toBe("done");
});

describe("a payment difference", () => {
	it("is listed until somebody has settled it, with a note", async () => {
		const reference = `X-${randomUUID()}`;
		const [{ id }] = (await db
			.insert(paymentDifferences)
			.values({ reference, digest: randomUUID(), ours: "IDR 2", theirs: "IDR 1" })
			.returning({ id: paymentDifferences.id })) as [{ id: string }];
		const listed = async () =>
			(await call(openDifferences, {}, { token: finance.token })).body.differences.map(({ id }) => id);
		expect(await listed()).toContain(id);
		const settle = () =>
			call(
				differenceSettled,
				{ id, note: "Bank kurang kirim seribu" },
				{ token: finance.token, headers: { "idempotency-key": randomUUID() } },
			);
		expect((await settle()).status).toBe(200);
		expect((await settle()).status).toBe(404);
		expect(await listed()).not.toContain(id);
		const log = await db
			.select()
			.from(auditLog)
			.where(eq(auditLog.subject, `payment/${reference}`));
		expect(log).toMatchObject([{ after: { note: "Bank kurang kirim seribu" } }]);
	});
});
