import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { transaction } from "../../platform/data/transaction.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { buildLine, createOrder, settleAttempt } from "../factories.server";
import { findOrder } from "../find-order.server";
import { openAttempt } from "../payments/attempts.server";
import { checkPayment } from "../payments/check-payments.server";
import { findAttempt } from "../payments/find-attempts.server";
import { simulate } from "../payments/gateways/simulator/simulate.server";
import { invoiceCounters, type Order, orders } from "../tables.server";
import { mailBuyer } from "../tell-buyer.server";
import { invoice, invoicePdf } from "./contract";
import { numberTexts } from "./document-number";
import { findInvoiceNumber } from "./invoice-number.server";

const { db, pool, jobs, settings, call, runJobs } = await testApp({ PORT: "1" });
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const member = await createLoggedInMember(db);
const placeUnpaid = () => createOrder(context, { memberId: member.id, lines: [buildLine()] });
/** Paid at a time before payments gave numbers. */
async function place(paidAt: string) {
	const { order } = await placeUnpaid();
	const [paid] = await db
		.update(orders)
		.set({ paidAt: new Date(paidAt) })
		.where(eq(orders.id, order.id))
		.returning();
	return paid!;
}
const placeMany = (count: number, paidAt: string) =>
	Promise.all(Array.from({ length: count }, () => place(paidAt)));
const numbersOf = async (year: number) =>
	(
		await db
			.select({ number: orders.invoiceNumber })
			.from(orders)
			.where(sql`invoice_year = ${year}`)
			.orderBy(orders.invoiceNumber)
	).map(({ number }) => number);
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("invoice numbers", () => {
	it("run from 1 without gaps, even when half of the transactions roll back or are killed", async () => {
		const placed = await placeMany(50, "2019-05-05T05:00:00Z");
		await Promise.allSettled(
			placed.map((order, index) => {
				if (index % 4 === 1) return rollBackAfterNumbering(order);
				if (index % 4 === 3) return dieAfterNumbering(order);
				return findInvoiceNumber(db, order);
			}),
		);
		expect(await numbersOf(2019)).toEqual(oneTo(25));
		await Promise.all(placed.map((order) => findInvoiceNumber(db, order)));
		expect(await numbersOf(2019)).toEqual(oneTo(50));
	});

	it("are assigned once per order, however many ask at once", async () => {
		const order = await place("2018-05-05T05:00:00Z");
		const given = await Promise.all(Array.from({ length: 20 }, () => findInvoiceNumber(db, order)));
		expect(new Set(given.map((number) => numberTexts.invoice(number!)))).toEqual(new Set(["INV/2018/00001"]));
		expect(await numbersOf(2018)).toEqual([1]);
	});

	it("restart with the year in the club's time zone, not in UTC", async () => {
		const before = await place("2020-12-31T16:59:59Z");
		const after = await place("2020-12-31T17:00:00Z");
		expect(await findInvoiceNumber(db, before)).toEqual({ year: 2020, number: 1 });
		expect(await findInvoiceNumber(db, after)).toEqual({ year: 2021, number: 1 });
	});

	it("are given with the payment, in the order of payment, and never to an order that nobody paid", async () => {
		const [unpaid, first, second] = [await placeUnpaid(), await placeUnpaid(), await placeUnpaid()];
		const read = (number: string) => call(invoice, { number }, { token: member.token });
		expect((await read(unpaid.order.number)).body).toMatchObject({
			number: unpaid.order.number,
			invoiceNumber: null,
		});
		await runJobs();
		await settleAttempt(context, second.attempt.id);
		await settleAttempt(context, first.attempt.id);
		const year = new Date().getFullYear();
		expect(await numbersOf(year)).toEqual([1, 2]);
		expect((await read(second.order.number)).body).toMatchObject({
			number: `INV/${year}/00001`,
			invoiceNumber: `INV/${year}/00001`,
		});
		expect((await read(first.order.number)).body.number).toBe(`INV/${year}/00002`);
		expect((await findOrder(db, unpaid.order.id))!.invoiceNumber).toBeNull();
	});

	it("stay with an unpaid order that had one before payments gave them", async () => {
		const { order } = await placeUnpaid();
		const numbered = { invoiceYear: 2016, invoiceNumber: 7, invoicedAt: new Date("2016-05-05T05:00:00Z") };
		await db.update(orders).set(numbered).where(eq(orders.id, order.id));
		const { body } = await call(invoice, { number: order.number }, { token: member.token });
		expect(body).toMatchObject({ number: "INV/2016/00007", issuedAt: "2016-05-05T05:00:00.000Z" });
	});

	it("do not deadlock while many orders are paid, mailed and downloaded at once", async () => {
		const placed = await Promise.all(Array.from({ length: 6 }, placeUnpaid));
		for (const { attempt } of placed) {
			await openAttempt.run(context, { attemptId: attempt.id });
			const { pageUrl } = (await findAttempt(db, attempt.id))!;
			await simulate(context, pageUrl!.split("/").at(-1)!, "succeed");
		}
		const year = new Date().getFullYear();
		const before = (await numbersOf(year)).length;
		// While the counter is taken, everybody gets as far as their locks; longer than the database waits to look for deadlocks.
		const counterTaken = transaction(db, async (db) => {
			await db.select().from(invoiceCounters).where(eq(invoiceCounters.year, year)).for("update");
			await wait(2_500);
		});
		await wait(100);
		const atOnce = placed.flatMap(({ order, attempt }) => [
			mailBuyer.run(context, { orderId: order.id, news: "placed" }),
			...["ask", "ask again"].map(() => call(invoice, { number: order.number }, { token: member.token })),
			wait(300).then(() => checkPayment.run(context, { attemptId: attempt.id })),
			wait(500).then(() => call(invoicePdf, { number: order.number }, { token: member.token })),
		]);
		const outcomes = await Promise.allSettled([counterTaken, ...atOnce]);
		expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
		expect(await numbersOf(year)).toEqual(oneTo(before + placed.length));
	});
});

async function rollBackAfterNumbering(order: Order) {
	await transaction(db, async (db) => {
		await findInvoiceNumber(db, order);
		throw new Error("changed my mind");
	});
}

/** Cuts the connection from outside in the middle of the transaction, as when a process is killed. */
async function dieAfterNumbering(order: Order) {
	await transaction(db, async (db) => {
		await findInvoiceNumber(db, order);
		const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
		await pool.aside.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
		await db.execute(sql`select 1`);
	});
}
