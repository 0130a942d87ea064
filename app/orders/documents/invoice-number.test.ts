import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createMember } from "../../members/factories.server";
import { transaction } from "../../platform/transaction.server";
import { buildLine, createOrder } from "../factories.server";
import { orders } from "../tables.server";
import { invoiceNumberText } from "./document-number";
import { numberInvoice } from "./invoice-number.server";

const { db, pool, jobs, settings, runJobs } = await testApp({ PORT: "1" });
const context = { db, jobs, settings, language: "id" as const };
const member = await createMember(db);
const place = async (createdAt: string) => {
	const { order } = await createOrder(context, { memberId: member.id, lines: [buildLine()] });
	await db
		.update(orders)
		.set({ createdAt: new Date(createdAt) })
		.where(sql`id = ${order.id}`);
	return { id: order.id, invoiceYear: null, invoiceNumber: null };
};
const placeMany = (count: number, createdAt: string) =>
	Promise.all(Array.from({ length: count }, () => place(createdAt)));
const numbersOf = async (year: number) =>
	(
		await db
			.select({ number: orders.invoiceNumber })
			.from(orders)
			.where(sql`invoice_year = ${year}`)
			.orderBy(orders.invoiceNumber)
	).map(({ number }) => number);
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

type Placed = Awaited<ReturnType<typeof place>>;

describe("invoice numbers", () => {
	it("run from 1 without gaps, even when half of the transactions roll back or are killed", async () => {
		const placed = await placeMany(50, "2019-05-05T05:00:00Z");
		await Promise.allSettled(
			placed.map((order, index) => {
				if (index % 4 === 1) return rollBackAfterNumbering(order);
				if (index % 4 === 3) return dieAfterNumbering(order);
				return numberInvoice(db, order);
			}),
		);
		expect(await numbersOf(2019)).toEqual(oneTo(25));
		await Promise.all(placed.map((order) => numberInvoice(db, order)));
		expect(await numbersOf(2019)).toEqual(oneTo(50));
	});

	it("are assigned once per order, however many ask at once", async () => {
		const order = await place("2018-05-05T05:00:00Z");
		const given = await Promise.all(Array.from({ length: 20 }, () => numberInvoice(db, order)));
		expect(new Set(given.map(invoiceNumberText))).toEqual(new Set(["INV/2018/00001"]));
		expect(await numbersOf(2018)).toEqual([1]);
	});

	it("restart with the year in the club's time zone, not in UTC", async () => {
		const before = await place("2020-12-31T16:59:59Z");
		const after = await place("2020-12-31T17:00:00Z");
		expect(await numberInvoice(db, before)).toEqual({ year: 2020, number: 1 });
		expect(await numberInvoice(db, after)).toEqual({ year: 2021, number: 1 });
	});

	it("are assigned to every order soon after it was placed, without anybody looking", async () => {
		const order = await place("2017-05-05T05:00:00Z");
		await runJobs();
		expect(await numbersOf(2017)).toEqual([1]);
		expect(await numberInvoice(db, order)).toEqual({ year: 2017, number: 1 });
	});
});

async function rollBackAfterNumbering(order: Placed) {
	await transaction(db, async (db) => {
		await numberInvoice(db, order);
		throw new Error("changed my mind");
	});
}

/** Cuts the connection from outside in the middle of the transaction, as when a process is killed. */
async function dieAfterNumbering(order: Placed) {
	await transaction(db, async (db) => {
		await numberInvoice(db, order);
		const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
		await pool.aside.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
		await db.execute(sql`select 1`);
	});
}
