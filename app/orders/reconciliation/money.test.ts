import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { buildLine, createOrder, settleAttempt } from "../factories.server";
import { moneyByDay, receivedPayments } from "./contract";

const { app, db, jobs, settings, call } = await testApp();
const context = { db, jobs, settings, limits: noLimits, language: "id" } as const;
const { id, token } = await createLoggedInMember(db);
await grantRoles(db, { memberId: id, roles: ["finance"], by: null });

async function pay(unitPrice: number, method: "qris" | "va_bca") {
	const lines = [buildLine({ unitPrice })];
	const { order, attempt } = await createOrder(context, { memberId: id, lines, method });
	await settleAttempt(context, attempt.id);
	return { number: order.number, attemptId: attempt.id };
}

it("shows payments by method and by day in the club's zone, and a ledger that sums to zero", async () => {
	const early = await pay(100_000, "qris");
	const late = await pay(250_000, "va_bca");
	await pay(50_000, "qris");
	await createOrder(context, { memberId: id, lines: [buildLine({ unitPrice: 999_000 })] });
	// 17:30 UTC is half past midnight on the next day in Jakarta.
	await db.execute(
		`update payment_attempts set paid_at = '2026-03-31T17:30:00Z' where id in ('${early.attemptId}', '${late.attemptId}')`,
	);
	const april = (await call(moneyByDay, { from: "2026-04-01", to: "2026-04-01" }, { token })).body;
	expect(april.received).toEqual([
		{ day: "2026-04-01", method: "qris", count: 1, amount: 100_000 },
		{ day: "2026-04-01", method: "va_bca", count: 1, amount: 250_000 },
	]);
	const march = (await call(moneyByDay, { from: "2026-03-01", to: "2026-03-31" }, { token })).body;
	expect(march.received).toEqual([]);

	const { payments, next } = (await call(receivedPayments, {}, { token })).body;
	expect(payments.map(({ amount }) => amount)).toEqual([50_000, 250_000, 100_000]);
	expect(payments[1]).toMatchObject({ reference: late.number, method: "va_bca", refunded: 0 });
	expect(next).toBeNull();
	const byBank = (await call(receivedPayments, { method: "va_bca" }, { token })).body;
	expect(byBank.payments.map(({ reference }) => reference)).toEqual([late.number]);

	const today = new Date().toISOString().slice(0, 10);
	const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
	const csv = await app.inject({
		url: `/api/staff/ledger.csv?from=${today}&to=${tomorrow}`,
		headers: { authorization: `Bearer ${token}` },
	});
	expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
	const [head, ...rows] = csv.body.trimEnd().split("\r\n");
	expect(head).toBe("at;cause;account;amount;order;order_id");
	const sumOf = (account: string) =>
		rows
			.map((row) => row.split(";"))
			.filter((cells) => !account || cells[2] === account)
			.reduce((sum, cells) => sum + Number(cells[3]), 0);
	expect(sumOf("sales")).toBe(-400_000);
	expect(sumOf("customers")).toBe(0);
	expect(sumOf("")).toBe(0);
	expect(rows.filter((row) => row.split(";")[4] === early.number)).not.toEqual([]);
});

it("pages without gaps", async () => {
	for (let made = 0; made < 50; made++) await pay(10_000 + made, "qris");
	const first = (await call(receivedPayments, {}, { token })).body;
	const second = (await call(receivedPayments, { after: first.next! }, { token })).body;
	const ids = [...first.payments, ...second.payments].map((payment) => payment.id);
	expect(new Set(ids).size).toBe(53);
	expect(second.next).toBeNull();
});

it("refuses days that run backwards or are too many, at the field", async () => {
	for (const period of [
		{ from: "2026-04-02", to: "2026-04-01" },
		{ from: "2026-01-01", to: "2026-12-31" },
		{ from: "2026-02-30", to: "2026-03-01" },
	]) {
		const { status, body } = await call(moneyByDay, period, { token });
		expect([status, Object.keys(body.errors ?? {}).length], JSON.stringify(period)).toEqual([422, 1]);
	}
});

it("shows each payment's refunds beside it", async () => {
	const { attemptId } = await pay(80_000, "qris");
	const { attemptId: other } = await pay(70_000, "qris");
	for (const amount of [10_000, 20_000])
		await db.execute(
			`insert into refunds (order_id, attempt_id, amount, reason, cause)
			select order_id, id, ${amount}, 'returned', 'test ${amount}' from payment_attempts where id = '${attemptId}'`,
		);
	const { payments } = (await call(receivedPayments, {}, { token })).body;
	const refundedOf = (id: string) => payments.find((payment) => payment.id === id)?.refunded;
	expect([refundedOf(attemptId), refundedOf(other)]).toEqual([30_000, 0]);
});
