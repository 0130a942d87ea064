import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { messages } from "../../messages/tables.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import {
	cancelMyOrder,
	myPayments,
	orderDetail,
	refundAccount,
	refundToSavedAccount,
	startPayment,
} from "../contract";
import { buildLine, createOrder, createStock, settleAttempt } from "../factories.server";
import { openAttempt } from "../payments/attempts.server";
import { noticeOf, simulate } from "../payments/gateways/simulator/simulate.server";
import { simulatorKey } from "../payments/gateways/simulator/simulator-gateway.server";
import { simulatedPayments } from "../payments/gateways/simulator/tables.server";
import { changePaymentPreferences } from "../payments/preferences.server";
import {
	ledgerEntries,
	paymentAttempts,
	paymentDifferences,
	paymentNotices,
	refunds,
} from "../payments/tables.server";
import { orders } from "../tables.server";
import { mailBuyer } from "../tell-buyer.server";
import { readOrder } from "./my-orders.server";

const { app, db, pool, settings, jobs, call, runJobs } = await testApp();
const context = { db, jobs, settings, limits: rateLimits(pool), language: "en" as const };
const [owner, stranger] = [await createLoggedInMember(db), await createLoggedInMember(db)];
const asOwner = { token: owner.token, language: "en" as const };

async function place({
	method = "va_bca" as const,
	...rest
}: {
	method?: "va_bca" | "qris";
	isOpen?: false;
} = {}) {
	const lines = [buildLine({ allotmentId: await createStock(db, 1) })];
	const placed = await createOrder(context, { memberId: owner.id, lines, method });
	if (rest.isOpen !== false) await runJobs();
	return { ...placed, number: placed.order.number };
}
const read = async (number: string) => (await call(orderDetail, { number }, asOwner)).body;
const pay = (number: string, method: string, key = randomUUID()) =>
	call(startPayment, { number, method } as never, { ...asOwner, headers: { "idempotency-key": key } });
const cancel = (number: string) => call(cancelMyOrder, { number }, asOwner);
const endTime = (id: string) =>
	db.update(orders).set({ payBy: sql`now() - interval '1 second'` }).where(eq(orders.id, id));

async function paymentOf(reference: string) {
	const [payment] = await db
		.select()
		.from(simulatedPayments)
		.where(eq(simulatedPayments.reference, reference));
	return payment!;
}
const notify = (payload: string | Buffer, gateway = "simulator") =>
	app.inject({ method: "POST", url: `/api/payments/notices/${gateway}`, payload });
/** The gateway settles, and its notice arrives over HTTP. */
async function settle(reference: string, act: "succeed" | "pay_late" = "succeed") {
	await simulate(context, (await paymentOf(reference)).token, act);
	const payment = await paymentOf(reference);
	const notice = JSON.stringify(noticeOf(payment, payment.state, await simulatorKey(db)));
	expect((await notify(notice)).statusCode).toBe(200);
	await runJobs();
	return notice;
}

describe("a member's own order", () => {
	it("says how to pay it and until when, by the server's clock", async () => {
		const { number, order } = await place();
		const shown = await read(number);
		expect(shown).toMatchObject({
			state: "awaiting_payment",
			total: order.total,
			lines: [{ title: "Home jersey", quantity: 1, amount: order.total }],
			timeline: [{ state: "awaiting_payment", actor: "member" }],
			attempt: { method: "va_bca", state: "awaiting", instructions: { kind: "va", bank: "bca" } },
			refunds: [],
		});
		expect(shown.attempt?.pageUrl).toContain("/simulator/pay/");
		expect(shown.methods).toContain("qris");
		expect(Date.parse(shown.payBy)).toBeGreaterThan(Date.parse(shown.now));
	});

	it("is a 404 to everybody else, like one that does not exist", async () => {
		const { number } = await place();
		for (const asked of [number, "SU-000000-AAAAA", "x"]) {
			const answer = await call(orderDetail, { number: asked }, { token: stranger.token });
			expect([answer.status, answer.body.error]).toEqual([404, "order.unknown"]);
		}
		expect((await call(orderDetail, { number })).status).toBe(401);
	});

	it("has expired on time, before the job has run", async () => {
		const { number, order } = await place();
		await endTime(order.id);
		expect(await read(number)).toMatchObject({ state: "expired", methods: [] });
		const late = await pay(number, "qris");
		expect([late.status, late.body.error]).toEqual([409, "order.expired"]);
	});

	it("is open by the database's clock, whatever the process's clock says", async () => {
		const { number } = await place();
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 48 * 3_600_000 });
		try {
			expect(
				await readOrder({ ...context, who: { memberId: owner.id } } as MemberContext, number),
			).toMatchObject({
				state: "awaiting_payment",
			});
		} finally {
			vi.useRealTimers();
		}
	});

	it("can be cancelled until it is paid; cancelling is idempotent", async () => {
		const [first, second] = [await place(), await place()];
		expect((await cancel(first.number)).body).toEqual({ state: "cancelled" });
		expect((await cancel(first.number)).body).toEqual({ state: "cancelled" });
		expect((await pay(first.number, "qris")).body.error).toBe("order.cancelled");
		await settle(second.attempt.reference);
		const late = await cancel(second.number);
		expect([late.status, late.body.error]).toEqual([409, "order.paid"]);
		expect((await pay(second.number, "qris")).body.error).toBe("order.paid");
	});
});

describe("news of an order", () => {
	it("comes by mail and push, each leading to the page for the next step", async () => {
		const fan = await createLoggedInMember(db);
		await db.execute(sql`
			insert into push_subscriptions (endpoint, key, token, member_id, session_id, client, language)
			select 'https://push.example/1', 'key', 'token', member_id, id, 'desktop', 'id'
			from member_sessions where member_id = ${fan.id}`);
		const lines = [buildLine({ allotmentId: await createStock(db, 1) })];
		const { order, attempt } = await createOrder(context, { memberId: fan.id, lines });
		await openAttempt.run(context, { attemptId: attempt!.id });
		await mailBuyer.run(context, { orderId: order.id, news: "placed" });
		await mailBuyer.run(context, { orderId: order.id, news: "cancelled" });
		const { rows: pushed } = await db.execute(sql`
			select data->'message'->>'path' as path from pgboss.job where name = 'send-push' order by created_on, id`);
		const pages = [`/order-complete?order=${order.number}`, `/profile/more/${order.number}`];
		expect(pushed.map(({ path }) => path)).toEqual(pages);
		const mails = await db
			.select({ text: messages.text })
			.from(messages)
			.where(eq(messages.to, fan.email))
			.orderBy(messages.createdAt, messages.id);
		expect(mails.map(({ text }, index) => text?.includes(pages[index]!))).toEqual([true, true]);
	});
});

describe("paying again", () => {
	it("by another method is a new attempt; by the same method it is the same attempt", async () => {
		const { number } = await place();
		const same = await pay(number, "va_bca");
		expect([same.status, same.body.attempt.reference]).toEqual([201, number]);
		const other = await pay(number, "gopay");
		expect(other.body.attempt).toMatchObject({ reference: `${number}~2`, state: "opening" });
		await runJobs();
		expect((await read(number)).attempt).toMatchObject({ method: "gopay", state: "awaiting" });
		// The old number stops working as soon as the new attempt is open, here and at the gateway.
		expect((await paymentOf(number)).state).toBe("cancel");
		expect((await paymentOf(`${number}~2`)).state).toBe("pending");
	});

	it("twice at the same moment makes two attempts, of which one stays open", async () => {
		const { number } = await place();
		const [one, two] = await Promise.all([pay(number, "gopay"), pay(number, "card")]);
		expect([one.status, two.status]).toEqual([201, 201]);
		expect([one.body.attempt.reference, two.body.attempt.reference].sort()).toEqual([
			`${number}~2`,
			`${number}~3`,
		]);
		await runJobs();
		expect((await paymentOf(`${number}~3`)).state).toBe("pending");
		expect((await paymentOf(`${number}~2`))?.state ?? "cancel").toBe("cancel");
	});

	it("happens once per key", async () => {
		const { number, order } = await place();
		const key = randomUUID();
		const [first, again] = [await pay(number, "card", key), await pay(number, "card", key)];
		expect(again.body).toEqual(first.body);
		expect(await db.$count(paymentAttempts, eq(paymentAttempts.orderId, order.id))).toBe(2);
		expect((await pay(number, "gopay", key)).status).toBe(422);
	});
});

describe("an attempt that is closed while it opens", () => {
	it("cannot be paid at the gateway, whichever happens first", async () => {
		const { number, attempt } = await place({ isOpen: false });
		await cancel(number);
		await runJobs();
		expect((await paymentOf(attempt.reference))?.state ?? "cancel").toBe("cancel");

		// The gateway has opened it, but the process died before writing that down.
		const second = await place({ isOpen: false });
		await openAttempt.run(context, { attemptId: second.attempt.id });
		await db
			.update(paymentAttempts)
			.set({ state: "cancelled" })
			.where(eq(paymentAttempts.id, second.attempt.id));
		await openAttempt.run(context, { attemptId: second.attempt.id });
		expect((await paymentOf(second.attempt.reference)).state).toBe("cancel");
	});
});

describe("a notice over HTTP", () => {
	it("is answered 200 every time, and pays once", async () => {
		const { number, attempt, order } = await place();
		const notice = await settle(attempt.reference);
		for (let time = 0; time < 3; time++) expect((await notify(notice)).statusCode).toBe(200);
		await runJobs();
		expect((await read(number)).state).toBe("paid");
		expect(await db.$count(ledgerEntries, eq(ledgerEntries.orderId, order.id))).toBe(4);
	});

	it("has a door only for the gateway in use, and leaves nothing behind otherwise", async () => {
		const { attempt } = await place({ method: "qris" });
		const payment = await paymentOf(attempt.reference);
		const before = await db.$count(paymentNotices);
		// Without a server key, Midtrans' signature would be made with nothing that is secret.
		const keyless = await notify(JSON.stringify(noticeOf(payment, "settlement", "")), "midtrans");
		expect([keyless.statusCode, keyless.json().error]).toEqual([404, "notice.unknown_gateway"]);
		const long = { ...noticeOf(payment, "settlement", await simulatorKey(db)), padding: "x".repeat(8_192) };
		expect((await notify(JSON.stringify(long))).statusCode).toBe(413);
		const unknown = noticeOf(
			{ ...payment, reference: "SU-000000-NONE1" },
			"settlement",
			await simulatorKey(db),
		);
		expect((await notify(JSON.stringify(unknown))).statusCode).toBe(200);
		expect(await db.$count(paymentNotices)).toBe(before);
	});

	it("is refused when forged, from an unknown gateway, or not a notice", async () => {
		const { attempt } = await place();
		const payment = await paymentOf(attempt.reference);
		const before = await db.$count(paymentNotices);
		const forged = await notify(JSON.stringify(noticeOf(payment, "settlement", "not the key")));
		expect([forged.statusCode, forged.json().error]).toEqual([403, "notice.forged"]);
		expect((await notify(Buffer.from([0, 255, 13]))).statusCode).toBe(403);
		expect((await notify("{}", "nobody")).statusCode).toBe(404);
		expect(await db.$count(paymentNotices)).toBe(before);
	});

	it("about an unknown payment is answered 200, so that it is not sent again", async () => {
		const { attempt } = await place();
		const stray = { ...(await paymentOf(attempt.reference)), reference: "SU-000000-AAAAA" };
		const notice = JSON.stringify(noticeOf(stray, "settlement", await simulatorKey(db)));
		expect((await notify(notice)).statusCode).toBe(200);
	});

	it("with a different amount changes nothing for the fan, and is a difference for staff", async () => {
		const { number, attempt, order } = await place();
		await db
			.update(simulatedPayments)
			.set({ amount: order.total - 1 })
			.where(eq(simulatedPayments.reference, attempt.reference));
		await settle(attempt.reference);
		expect((await read(number)).state).toBe("awaiting_payment");
		expect(await db.$count(paymentDifferences, eq(paymentDifferences.reference, attempt.reference))).toBe(1);
		expect(await db.$count(ledgerEntries, eq(ledgerEntries.orderId, order.id))).toBe(0);
	});
});

describe("a refund that needs a bank account", () => {
	async function refundOf() {
		const { number, attempt, order } = await place();
		await cancel(number);
		await runJobs();
		await settle(attempt.reference, "pay_late");
		const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
		return { number, id: refund!.id };
	}
	const name = (input: object, token = owner.token) =>
		call(refundAccount, { ...account, current_password: "karang-tinggi-1987", ...input } as never, { token });
	const account = { bank: "BCA", accountNumber: "1234 5678-90", holder: "Sari" };

	it("takes one from its owner, once, and shows only its last digits", async () => {
		const refund = await refundOf();
		expect((await read(refund.number)).refunds).toMatchObject([{ id: refund.id, state: "needs_account" }]);
		expect((await name(refund, stranger.token)).status).toBe(404);
		expect((await name({ ...refund, id: randomUUID() })).body.error).toBe("refund.unknown");
		expect((await name({ ...refund, accountNumber: "12ab" })).status).toBe(422);
		const stolen = await name({ ...refund, current_password: "salah-sekali" });
		expect([stolen.status, Object.keys(stolen.body.errors ?? {})]).toEqual([422, ["current_password"]]);
		expect((await read(refund.number)).refunds).toMatchObject([{ state: "needs_account" }]);
		const named = await name(refund);
		expect([named.status, named.body.state]).toEqual([200, "sent"]);
		const [kept] = await db.select().from(refunds).where(eq(refunds.id, refund.id));
		expect(kept?.account).toEqual({ bank: "BCA", number: "1234567890", holder: "Sari" });
		expect((await read(refund.number)).refunds[0]?.account).toEqual({ bank: "BCA", numberEnd: "7890" });
		expect((await name(refund)).body.error).toBe("refund.needs_no_account");
	});

	it("can go to the member's saved account, which only its owner can use", async () => {
		const refund = await refundOf();
		const send = (token: string) => call(refundToSavedAccount, refund, { token });
		expect((await send(owner.token)).body.error).toBe("refund.no_kept_account");
		const account = { bank: "BNI", number: "0987654321", holder: "Sari Dewanti" };
		await changePaymentPreferences(db, owner.id, { account });
		await changePaymentPreferences(db, stranger.id, { account: { ...account, number: "666666" } });
		expect((await send(stranger.token)).status).toBe(404);
		expect((await send(owner.token)).body.state).toBe("sent");
		const [kept] = await db.select().from(refunds).where(eq(refunds.id, refund.id));
		expect(kept?.account).toEqual(account);
		// Later changes don't redirect money that is on its way.
		await changePaymentPreferences(db, owner.id, { account: null });
		expect((await send(owner.token)).body.error).toBe("refund.no_kept_account");
		expect((await read(refund.number)).refunds[0]?.account).toEqual({ bank: "BNI", numberEnd: "4321" });
	});

	it("is not found through another order", async () => {
		const [one, other] = [await refundOf(), await refundOf()];
		expect((await name({ number: one.number, id: other.id })).body.error).toBe("refund.unknown");
	});
});

describe("the member's payments", () => {
	it("are the paid orders, with method and refunds", async () => {
		const fan = await createLoggedInMember(db);
		const as = { token: fan.token, language: "en" as const };
		const lines = [buildLine({ allotmentId: await createStock(db, 5) })];
		await createOrder(context, { memberId: fan.id, lines, method: "qris" });
		const paid = await createOrder(context, { memberId: fan.id, lines, method: "va_bca" });
		await settleAttempt(context, paid.attempt.id);
		const { body } = await call(myPayments, {}, as);
		expect(body).toEqual({
			newer: null,
			older: null,
			payments: [
				{
					number: paid.order.number,
					kind: "goods",
					paidAt: expect.any(String),
					amount: paid.order.total,
					method: "va_bca",
					refunds: [],
				},
			],
		});
		expect((await call(myPayments, {}, { token: stranger.token })).body.payments).toEqual([]);
		expect((await call(myPayments, { after: paid.order.number }, as)).body.payments).toEqual([]);
	});
});
