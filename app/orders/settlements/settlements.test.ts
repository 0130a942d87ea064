import { readFileSync } from "node:fs";
import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { club } from "../../../club/profile";
import { testApp } from "../../../test/app";
import { createLoggedInMember, createMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { buildLine, createOrder, createStock, settleAttempt } from "../factories.server";
import { checkPayment } from "../payments/check-payments.server";
import { findAttempt } from "../payments/find-attempts.server";
import { simulate } from "../payments/gateways/simulator/simulate.server";
import type { PaymentMethod } from "../payments/payment-methods";
import { ledgerEntries, paymentAttempts } from "../payments/tables.server";
import { reconcile } from "../reconciliation/reconcile.server";
import { refundOrder } from "../refunds/refund-order.server";
import { closeSettlementRow, matchSettlementRow, noteBankLine, settlementMonth } from "./contract";
import { settlementRows } from "./tables.server";

const { app, db, pool, settings, jobs, runJobs, call } = await testApp({ PORT: "1" });
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const invariants = readFileSync(new URL("../invariants.sql", import.meta.url), "utf8");
const finance = await createLoggedInMember(db);
await grantRoles(db, { memberId: finance.id, roles: ["finance"], by: null });
const { id: memberId } = await createMember(db);
const stock = await createStock(db, 10_000);
afterEach(async () => expect((await pool.query(invariants)).rows).toEqual([]));

const day = new Intl.DateTimeFormat("en-CA", { timeZone: club.timeZone }).format(new Date());
const month = day.slice(0, 7);
const otherMonth = month === "2020-01" ? "2020-02" : "2020-01";
const titles = Object.values(club.settlementColumns);

type Row = {
	reference: string;
	gross: number;
	fee?: number;
	tax?: number;
	net?: number;
	transaction?: string;
	at?: string;
	on?: string;
};
const lineOf = ({
	reference,
	gross,
	fee = 0,
	tax = 0,
	net = gross - fee - tax,
	transaction = "",
	at = `${day} 10:00:00`,
	on = day,
}: Row) => [reference, transaction, "qris", gross, fee, tax, net, at, on].join(";");
const fileOf = (...rows: Row[]) => [titles.join(";"), ...rows.map(lineOf)].join("\n");

async function send(file: string, of = month) {
	const response = await app.inject({
		method: "POST",
		url: `/api/staff/settlements/${of}?lang=en`,
		headers: { authorization: `Bearer ${finance.token}`, "content-type": "text/csv" },
		payload: file,
	});
	return { status: response.statusCode, body: response.json() };
}
const look = async () => (await call(settlementMonth, { month }, finance)).body;

async function place(method: PaymentMethod, ...prices: number[]) {
	const lines = prices.map((unitPrice) => buildLine({ unitPrice, allotmentId: stock }));
	const placed = await createOrder(context, { memberId, lines, method });
	await runJobs();
	return placed;
}
async function sell(method: PaymentMethod, ...prices: number[]) {
	const placed = await place(method, ...prices);
	await settleAttempt(context, placed.attempt.id);
	await runJobs();
	return placed;
}
async function chargeBack(attemptId: string) {
	const { pageUrl } = (await findAttempt(db, attemptId))!;
	await simulate(context, pageUrl!.split("/").at(-1)!, "charge_back");
	await checkPayment.run(context, { attemptId });
	await db.execute("delete from pgboss.job where name = 'send-simulated-notice'");
}
async function balanceOf(account: string, orderId?: string) {
	const [{ sum } = { sum: 0 }] = await db
		.select({ sum: sql<number>`coalesce(sum(amount), 0)::float8` })
		.from(ledgerEntries)
		.where(
			and(
				eq(ledgerEntries.account, account as never),
				orderId ? eq(ledgerEntries.orderId, orderId) : undefined,
			),
		);
	return sum;
}

describe("one mixed day, worked by hand", () => {
	let [qris, va, wallet, card, odd]: Awaited<ReturnType<typeof sell>>[] = [];
	let file: string;

	beforeAll(async () => {
		qris = await sell("qris", 100_000);
		va = await sell("va_bca", 250_000);
		wallet = await sell("gopay", 50_000, 30_000);
		card = await sell("card", 500_000);
		odd = await sell("va_bni", 90_000);
		await refundOrder(context, {
			number: wallet.order.number,
			lines: [{ position: 2, quantity: 1 }],
			reason: "returned",
			actor: "system",
		});
		await runJobs();
		await chargeBack(card.attempt.id);
		file = fileOf(
			{ reference: qris.order.number, gross: 100_000, fee: 700, tax: 77 },
			{ reference: va.order.number, gross: 250_000, fee: 4_000, tax: 440 },
			{ reference: wallet.order.number, gross: 80_000, fee: 1_600, tax: 176 },
			{ reference: wallet.order.number, gross: -30_000, at: `${day} 11:00:00` },
			{ reference: card.order.number, gross: 500_000, fee: 16_500, tax: 1_815 },
			{ reference: card.order.number, gross: -500_000, at: `${day} 12:00:00` },
			{ reference: "TOKO-LAIN-17", gross: 60_000, fee: 420, tax: 46 },
			{ reference: odd.order.number, gross: 95_000, fee: 4_000, tax: 440 },
			{ reference: qris.order.number, gross: 100_000, fee: 700, tax: 77 },
			{ reference: "SU-OLD", gross: 1_000, on: `${otherMonth}-05` },
		);
	});

	it("books fees and payouts, and lists what does not match", async () => {
		expect(await send(file)).toEqual({ status: 200, body: { rows: 10, booked: 6, exceptions: 4 } });
		// 99.223 + 245.560 + 78.224 − 30.000 + 481.685 − 500.000
		expect(await balanceOf("bank")).toBe(374_692);
		// 777 + 4.440 + 1.776 + 18.315
		expect(await balanceOf("fees")).toBe(25_308);
		// The gateway has nothing of these any more, and all of the odd one.
		for (const { order } of [qris!, va!, wallet!, card!])
			expect(await balanceOf("gateway", order.id)).toBe(0);
		expect(await balanceOf("gateway", odd!.order.id)).toBe(90_000);
		const { exceptions, unsettled } = await look();
		expect(exceptions.map(({ line, problem }) => [line, problem])).toEqual([
			[8, "unknown_order"],
			[9, "wrong_sum"],
			[10, "repeated"],
			[11, "other_month"],
		]);
		expect(unsettled).toEqual({ count: 1, amount: 90_000 });
	});

	it("sums to the bank's line of the day, whether booked or not", async () => {
		const { days } = await look();
		expect(days).toEqual([
			{ day, count: 8, gross: 555_000, fees: 30_214, net: 524_786, open: 150_094, bank: null },
		]);
	});

	it("is known to reconcile, with the bank's line", async () => {
		const ask = async () => {
			const { sums, differences } = await reconcile(context, { from: day, to: day });
			return { sums, said: differences.map(({ number, what }) => `${number}: ${what}`) };
		};
		await call(noteBankLine, { day, amount: 524_785 }, finance);
		const { sums, said } = await ask();
		expect(sums).toContainEqual({
			what: "paid out by the gateway",
			ours: 374_692,
			gateway: null,
			ledger: 374_692,
		});
		expect(sums).toContainEqual({ what: "the gateway's fees", ours: 25_308, gateway: null, ledger: 25_308 });
		expect(said).toContain(`simulator ${day}: the bank has 524785, the settlement files 524786`);
		expect(said).toContain("TOKO-LAIN-17: settlement file, line 8, 60000: unknown_order");
		await call(noteBankLine, { day, amount: 524_786 }, finance);
		expect((await look()).days[0]?.bank).toBe(524_786);
		expect((await ask()).said.join()).not.toContain("the bank has");
	});

	it("is booked once: the same file, the same rows in another file, two at once", async () => {
		expect((await send(file)).body.error).toBe("settlement.known_file");
		expect((await send(`${file}\n`)).body.error).toBe("settlement.nothing_new");
		const more = await Promise.all([place("qris", 40_000), place("qris", 41_000)]);
		for (const { attempt } of more) await settleAttempt(context, attempt.id);
		const rows = more.map(({ order }, index) => ({ reference: order.number, gross: 40_000 + index * 1_000 }));
		const before = await balanceOf("bank");
		const answers = await Promise.all([send(fileOf(...rows)), send(`${fileOf(...rows)}\n`)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(await balanceOf("bank")).toBe(before + 81_000);
		// The same payment, paid out on another day.
		const again = await send(
			fileOf({ ...rows[0]!, at: `${day} 23:00:00` }, { reference: "NEW-1", gross: 5 }),
		);
		expect(again.body).toEqual({ rows: 2, booked: 0, exceptions: 2 });
		expect(await balanceOf("bank")).toBe(before + 81_000);
	});

	it("of another month is refused whole, and taken in its month", async () => {
		const old = fileOf({ reference: "SU-2020", gross: 10_000, on: `${otherMonth}-09` });
		expect(await send(old)).toMatchObject({ status: 422, body: { error: "settlement.other_month" } });
		expect((await send(old, otherMonth)).body).toEqual({ rows: 1, booked: 0, exceptions: 1 });
	});
});

it("a row is matched again once its payment is known, or closed with a note", async () => {
	const { order, attempt } = await place("qris", 70_000);
	await send(fileOf({ reference: order.number, gross: 70_000, fee: 490, tax: 54 }));
	const find = async () => (await look()).exceptions.find(({ reference }) => reference === order.number);
	const row = (await find())!;
	expect(row.problem).toBe("not_paid");
	expect((await call(matchSettlementRow, { id: row.id }, finance)).body).toEqual({ problem: "not_paid" });
	await settleAttempt(context, attempt.id);
	expect((await call(matchSettlementRow, { id: row.id }, finance)).body).toEqual({ problem: null });
	expect(await balanceOf("gateway", order.id)).toBe(0);
	expect((await call(matchSettlementRow, { id: row.id }, finance)).status).toBe(404);
	const other = (await look()).exceptions[0]!;
	expect((await call(closeSettlementRow, { id: other.id, note: "" }, finance)).status).toBe(422);
	expect((await call(closeSettlementRow, { id: other.id, note: "Milik toko lain" }, finance)).status).toBe(
		200,
	);
	expect((await look()).exceptions.map(({ id }) => id)).not.toContain(other.id);
});

it("a transaction of somebody else, a sum that does not add up, a refund that was never made", async () => {
	const { order, attempt } = await sell("qris", 33_000);
	await db.update(paymentAttempts).set({ transactionId: "ours" }).where(eq(paymentAttempts.id, attempt.id));
	await send(
		fileOf(
			{ reference: order.number, gross: 33_000, transaction: "theirs" },
			{ reference: order.number, gross: 33_000, fee: 10, net: 32_999 },
			{ reference: order.number, gross: -33_000 },
		),
	);
	const rows = await db
		.select()
		.from(settlementRows)
		.where(eq(settlementRows.reference, order.number))
		.orderBy(settlementRows.line);
	expect(rows.map(({ problem }) => problem)).toEqual(["other_transaction", "wrong_net", "no_refund"]);
	expect(await balanceOf("bank", order.id)).toBe(0);
});

it.each([
	[
		"no columns of ours",
		"a;b\n1;2\n",
		"sheet.wrong_columns",
		"These columns are missing: Order ID, Transaction ID",
	],
	["only a header", titles.join(";"), "sheet.unreadable", "There are no rows below the header."],
	["nothing", "", "sheet.unreadable", "This file is empty."],
	["a spreadsheet", "PK\u0003\u0004xx", "sheet.unreadable", "This is a spreadsheet file."],
	[
		"no sum",
		`${fileOf({ reference: "A", gross: 1 })}\nB;;qris;seratus;0;0;100;;${day}\n`,
		"settlement.faulty",
		"These lines can't be read: 3.",
	],
	[
		"cents",
		`${fileOf()}\nB;;qris;100.50;0;0;100;;${day}\n`,
		"settlement.faulty",
		"These lines can't be read: 2.",
	],
	[
		"no day",
		`${fileOf()}\nB;;qris;100;0;0;100;;31/02/2026\n`,
		"settlement.faulty",
		"These lines can't be read: 2.",
	],
	[
		"a NUL",
		`${fileOf()}\nB\0;;qris;100;0;0;100;;${day}\n`,
		"settlement.faulty",
		"These lines can't be read: 2.",
	],
])("a file with %s is refused with a clear word, and nothing is kept", async (_, file, error, message) => {
	const before = await db.$count(settlementRows);
	const { status, body } = await send(file);
	expect([status, body.error]).toEqual([422, error]);
	expect(body.message).toContain(message);
	expect(await db.$count(settlementRows)).toBe(before);
});

it("the simulator's own file of the month matches to the last rupiah", async () => {
	const site = await testApp({ PORT: "1" });
	const own = { ...context, db: site.db, jobs: site.jobs, settings: site.settings };
	const staff = await createLoggedInMember(site.db);
	await grantRoles(site.db, { memberId: staff.id, roles: ["finance"], by: null });
	const { id } = await createMember(site.db);
	for (const method of ["qris", "va_mandiri", "card"] as const) {
		const lines = [buildLine({ allotmentId: await createStock(site.db, 1) })];
		const placed = await createOrder(own, { memberId: id, lines, method });
		await site.runJobs();
		await settleAttempt(own, placed.attempt.id);
		if (method === "qris")
			await refundOrder(own, { number: placed.order.number, reason: "returned", actor: "system" });
		await site.runJobs();
	}
	const { body } = await site.call(settlementMonth, { month }, staff);
	const sample = await site.app.inject(body.sampleUrl!);
	const answer = await site.app.inject({
		method: "POST",
		url: `/api/staff/settlements/${month}`,
		headers: { authorization: `Bearer ${staff.token}`, "content-type": "text/csv" },
		payload: sample.rawPayload,
	});
	expect(answer.json()).toEqual({ rows: 4, booked: 4, exceptions: 0 });
	expect((await site.call(settlementMonth, { month }, staff)).body.unsettled.count).toBe(0);
	expect(
		(await reconcile({ db: site.db, settings: site.settings }, { from: day, to: day })).differences,
	).toEqual([]);
});
