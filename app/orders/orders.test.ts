import { readFileSync } from "node:fs";
import { eq, inArray, like, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { testApp } from "../../test/app";
import { callAs } from "../../test/ticket-sale";
import { createMember } from "../members/factories.server";
import { listInbox } from "../messages/inbox/inbox.server";
import { messages } from "../messages/tables.server";
import { transaction } from "../platform/data/transaction.server";
import { rateLimits } from "../platform/http/rate-limit.server";
import { holdShares, leftOf } from "./allotments/allotments.server";
import { allotments, holds } from "./allotments/tables.server";
import { noteOutcome } from "./disputes/decide-dispute.server";
import { buildLine, createOrder, createStock } from "./factories.server";
import { checkPayment } from "./payments/check-payments.server";
import { cancelOrder, expireOrders } from "./payments/close-order.server";
import { noticeOf, type SimulatedAct, simulate } from "./payments/gateways/simulator/simulate.server";
import { simulatorKey } from "./payments/gateways/simulator/simulator-gateway.server";
import { simulatedPayments } from "./payments/gateways/simulator/tables.server";
import { receiveNotice } from "./payments/notices.server";
import { payOrder } from "./payments/pay-order.server";
import {
	ledgerEntries,
	paymentAttempts,
	paymentDifferences,
	paymentNotices,
	refunds,
} from "./payments/tables.server";
import { refundOrder } from "./refunds/refund-order.server";
import { finishRefund, nameRefundAccount } from "./refunds/refunds.server";
import { orderEvents, orderLines, orders } from "./tables.server";
import { mailBuyer } from "./tell-buyer.server";

const { db, pool, settings, jobs, runJobs } = await testApp({ PORT: "1" });
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const member = await createMember(db);
const invariants = readFileSync(new URL("./invariants.sql", import.meta.url), "utf8");
const faults = async () => (await pool.query(invariants)).rows;

const place = async (stock: string, quantity = 1, rest: { method?: "qris" | "va_bca" } = {}) => {
	const placed = await createOrder(context, {
		memberId: member.id,
		lines: [buildLine({ allotmentId: stock, quantity })],
		...rest,
	});
	await runJobs();
	return placed;
};
const stateOf = async (orderId: string) =>
	(await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)))[0]?.state;
const left = async (stock: string) =>
	(
		await db
			.select({ left: leftOf(allotments) })
			.from(allotments)
			.where(eq(allotments.id, stock))
	)[0]?.left;
const timeline = async (orderId: string) =>
	(
		await db
			.select({ state: orderEvents.state })
			.from(orderEvents)
			.where(eq(orderEvents.orderId, orderId))
			.orderBy(orderEvents.at, orderEvents.id)
	).map(({ state }) => state);

async function paymentOf(reference: string) {
	const [payment] = await db
		.select()
		.from(simulatedPayments)
		.where(eq(simulatedPayments.reference, reference));
	return payment!;
}
/** The gateway acts, and its notices are delivered, right away. */
async function gateway(reference: string, act: SimulatedAct) {
	const { token } = await paymentOf(reference);
	await simulate(context, token, act);
	await deliver(reference);
	await runJobs();
}
async function deliver(reference: string, times = 1) {
	const payment = await paymentOf(reference);
	const raw = Buffer.from(JSON.stringify(noticeOf(payment, payment.state, await simulatorKey(db))));
	for (let time = 0; time < times; time++) await receiveNotice(context, "simulator", raw, checkPayment);
}
async function letExpire(orderId: string) {
	await db.update(orders).set({ payBy: sql`now() - interval '1 second'` }).where(eq(orders.id, orderId));
	await db
		.update(holds)
		.set({ expiresAt: sql`now() - interval '1 second'` })
		.where(eq(holds.holdId, orderId));
	await expireOrders.run(context, {});
	await runJobs();
}

describe("an order", () => {
	it("holds its items at a fixed price until it is paid, then sells them", async () => {
		const stock = await createStock(db, 5);
		const { order, attempt } = await place(stock, 2);
		expect(order.number).toMatch(/^SU-\d{6}-[34679ACDEFGHJKMNPQRTWXY]{5}$/);
		expect(order.total).toBe(1_098_000);
		expect(await left(stock)).toBe(3);
		await gateway(attempt.reference, "succeed");
		expect(await stateOf(order.id)).toBe("paid");
		expect(await timeline(order.id)).toEqual(["awaiting_payment", "paid"]);
		const [counts] = await db.select().from(allotments).where(eq(allotments.id, stock));
		expect(counts).toMatchObject({ held: 0, sold: 2 });
		expect(await faults()).toEqual([]);
	});

	it("is not written unless its lines sum to its total", async () => {
		const { order } = await place(await createStock(db, 5));
		const change = db.update(orders).set({ total: 1 }).where(eq(orders.id, order.id));
		await expect(change).rejects.toMatchObject({ cause: { code: "23514" } });
		const strip = db.delete(orderLines).where(eq(orderLines.orderId, order.id));
		await expect(strip).rejects.toMatchObject({ cause: { code: "23514" } });
	});

	it("is not placed when there is not enough, and leaves nothing behind", async () => {
		const stock = await createStock(db, 1);
		const before = await db.$count(orders);
		await expect(place(stock, 2)).rejects.toMatchObject({ name: "NotEnough" });
		expect(await db.$count(orders)).toBe(before);
		expect(await left(stock)).toBe(1);
	});

	it("expires, gives everything back and tells the buyer once", async () => {
		const stock = await createStock(db, 1);
		const { order, attempt } = await place(stock);
		await letExpire(order.id);
		await letExpire(order.id);
		expect(await stateOf(order.id)).toBe("expired");
		expect(await left(stock)).toBe(1);
		const [closed] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
		expect(closed?.state).toBe("cancelled");
		const mails = await db.select({ subject: messages.subject }).from(messages);
		expect(mails.filter(({ subject }) => subject === `Pesanan ${order.number} kedaluwarsa`)).toHaveLength(1);
	});

	it("expires once, however many processes look for expired orders", async () => {
		const stock = await createStock(db, 8);
		const placed = await Promise.all(
			Array.from({ length: 8 }, () =>
				createOrder(context, { memberId: member.id, lines: [buildLine({ allotmentId: stock })] }),
			),
		);
		const numbers = placed.map(({ order }) => order.number);
		await db
			.update(orders)
			.set({ payBy: sql`now() - interval '1 second'` })
			.where(inArray(orders.number, numbers));
		await Promise.all(Array.from({ length: 4 }, () => expireOrders.run(context, {})));
		await runJobs();
		const mails = (await db.select({ subject: messages.subject }).from(messages)).map(
			({ subject }) => subject,
		);
		for (const number of numbers)
			expect(mails.filter((subject) => subject === `Pesanan ${number} kedaluwarsa`)).toHaveLength(1);
		expect(await left(stock)).toBe(8);
		expect(await faults()).toEqual([]);
	});

	it("goes by the database's clock, whatever the process's clock says", async () => {
		const { order } = await place(await createStock(db, 1));
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 3_600_000 });
		try {
			await expireOrders.run(context, {});
			expect(await stateOf(order.id)).toBe("awaiting_payment");
		} finally {
			vi.useRealTimers();
		}
		await letExpire(order.id);
		expect(await stateOf(order.id)).toBe("expired");
	});

	it("tells the buyer once, even if a killed process had done so before", async () => {
		const { order } = await place(await createStock(db, 1));
		const again = { orderId: order.id, news: "paid", messageId: crypto.randomUUID() } as const;
		for (let time = 0; time < 2; time++) await mailBuyer.run(context, again);
		const mails = await db
			.select()
			.from(messages)
			.where(like(messages.subject, `%${order.number}%`));
		expect(mails.filter(({ id }) => id === again.messageId)).toHaveLength(1);
		expect(mails).toHaveLength(2);
	});

	it("can be cancelled until it is paid, and not after", async () => {
		const stock = await createStock(db, 2);
		const [first, second] = [await place(stock), await place(stock)];
		await gateway(second.attempt.reference, "succeed");
		const cancel = (id: string) => transaction(db, (db) => cancelOrder({ ...context, db }, id, member.id));
		expect(await cancel(first.order.id)).toBe(true);
		expect(await cancel(first.order.id)).toBe(false);
		expect(await cancel(second.order.id)).toBe(false);
		expect(await left(stock)).toBe(1);
		expect(await faults()).toEqual([]);
	});
});

it("can be placed by many at once on one item, without deadlocks", async () => {
	const stock = await createStock(db, 10);
	const countDeadlocks = async () => {
		// A connection reports its statistics only after being idle for a moment.
		await pool.query("select pg_stat_force_next_flush()");
		const { rows } = await pool.query(
			"select deadlocks::int from pg_stat_database where datname = current_database()",
		);
		return rows[0].deadlocks;
	};
	const before = await countDeadlocks();
	const outcomes = await Promise.allSettled(
		Array.from({ length: 30 }, () =>
			createOrder(context, { memberId: member.id, lines: [buildLine({ allotmentId: stock })] }),
		),
	);
	expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
	expect(await countDeadlocks()).toBe(before);
	expect(await faults()).toEqual([]);
});

describe("late payment", () => {
	it("revives the order while there is enough", async () => {
		const stock = await createStock(db, 1);
		const { order, attempt } = await place(stock);
		await letExpire(order.id);
		await gateway(attempt.reference, "pay_late");
		expect(await stateOf(order.id)).toBe("paid");
		expect(await timeline(order.id)).toEqual(["awaiting_payment", "expired", "paid"]);
		expect(await faults()).toEqual([]);
	});

	it("is refunded when the items were sold to somebody else", async () => {
		const stock = await createStock(db, 1);
		const { order, attempt } = await place(stock);
		await letExpire(order.id);
		await place(stock);
		await gateway(attempt.reference, "pay_late");
		expect(await stateOf(order.id)).toBe("expired");
		const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
		expect(refund).toMatchObject({ amount: order.total, reason: "sold_out", state: "done" });
		expect((await paymentOf(attempt.reference)).refunded).toBe(order.total);
		expect(await faults()).toEqual([]);
		const subject = `Uangmu untuk pesanan ${order.number} kami kembalikan`;
		expect(await db.$count(messages, eq(messages.subject, subject))).toBe(1);
		const inbox = (await listInbox(db, member.id, "en")).messages;
		expect(inbox.find(({ title }) => title.includes(order.number))?.body).toBe(
			"Your payment arrived, but the order can't be fulfilled. We are refunding it.",
		);
	});

	it("asks for a bank account if the method can't be refunded", async () => {
		const stock = await createStock(db, 1);
		const { order, attempt } = await place(stock, 1, { method: "va_bca" });
		await transaction(db, (db) => cancelOrder({ ...context, db }, order.id, member.id));
		await runJobs();
		await gateway(attempt.reference, "pay_late");
		const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
		expect(refund).toMatchObject({ reason: "order_cancelled", state: "needs_account" });
		expect(await faults()).toEqual([]);
	});
});

describe("a second attempt", () => {
	it("settles the order, and the first payment is refunded", async () => {
		const stock = await createStock(db, 1);
		const { order, attempt } = await place(stock);
		const second = await transaction(db, (db) => payOrder({ ...context, db }, order, "gopay"));
		await runJobs();
		expect(second.reference).toBe(`${order.number}~2`);
		await gateway(second.reference, "succeed");
		await gateway(attempt.reference, "pay_late");
		expect(await stateOf(order.id)).toBe("paid");
		const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
		expect(refund).toMatchObject({ attemptId: attempt.id, reason: "paid_twice", state: "done" });
		expect(await faults()).toEqual([]);
	});
});

describe("a notice", () => {
	it("has one effect, however often and in whatever order it arrives", async () => {
		const { order, attempt } = await place(await createStock(db, 1));
		const early = await paymentOf(attempt.reference);
		await gateway(attempt.reference, "succeed");
		const old = Buffer.from(JSON.stringify(noticeOf(early, "pending", await simulatorKey(db))));
		await receiveNotice(context, "simulator", old, checkPayment);
		await deliver(attempt.reference, 5);
		await runJobs();
		expect(await timeline(order.id)).toEqual(["awaiting_payment", "paid"]);
		const booked = await db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id));
		// Received and sold: two rows each. The gateway's fee comes with its settlement file.
		expect(booked).toHaveLength(4);
		const [kept] = await db
			.select()
			.from(paymentNotices)
			.where(eq(paymentNotices.reference, attempt.reference))
			.orderBy(sql`${paymentNotices.repeats} desc`);
		expect(kept?.repeats).toBe(5);
	});

	it("is rejected when it is forged, altered or garbage", async () => {
		const { order, attempt } = await place(await createStock(db, 1));
		const payment = await paymentOf(attempt.reference);
		const real = noticeOf(payment, "settlement", await simulatorKey(db));
		const before = await db.$count(paymentNotices);
		const receive = (raw: string | Buffer) =>
			receiveNotice(context, "simulator", Buffer.from(raw), checkPayment);
		expect(await receive(JSON.stringify(noticeOf(payment, "settlement", "guess")))).toBe("forged");
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom("order_id", "status_code", "gross_amount", "signature_key"),
				fc.string(),
				async (field, value) => {
					fc.pre(value !== real[field as keyof typeof real]);
					expect(await receive(JSON.stringify({ ...real, [field]: value }))).toBe("forged");
				},
			),
			{ numRuns: 300 },
		);
		for (const raw of ["", "null", "[]", "{", "\0", '{"order_id":1}', Buffer.alloc(100, 255)])
			expect(await receive(raw)).toBe("forged");
		expect(await db.$count(paymentNotices)).toBe(before);
		expect(await stateOf(order.id)).toBe("awaiting_payment");
	});

	it("that is signed but false changes nothing: the gateway is asked", async () => {
		const { order, attempt } = await place(await createStock(db, 1));
		const payment = await paymentOf(attempt.reference);
		const raw = Buffer.from(JSON.stringify(noticeOf(payment, "settlement", await simulatorKey(db))));
		expect(await receiveNotice(context, "simulator", raw, checkPayment)).toBe("kept");
		await runJobs();
		expect(await stateOf(order.id)).toBe("awaiting_payment");
	});

	it("with a different amount is kept for staff and never booked", async () => {
		const { order, attempt } = await place(await createStock(db, 1));
		await db
			.update(simulatedPayments)
			.set({ amount: order.total - 1 })
			.where(eq(simulatedPayments.reference, attempt.reference));
		await gateway(attempt.reference, "succeed");
		await deliver(attempt.reference, 2);
		await runJobs();
		expect(await stateOf(order.id)).toBe("awaiting_payment");
		const found = await db
			.select()
			.from(paymentDifferences)
			.where(eq(paymentDifferences.reference, attempt.reference));
		expect(found).toHaveLength(1);
		expect(await db.$count(ledgerEntries, eq(ledgerEntries.orderId, order.id))).toBe(0);
	});
});

const account = { bank: "BCA", number: "1234567890", holder: "Sari Dewanti" };
const refundsOf = (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId));

it("keeps every invariant under random sequences over orders that share stock", async () => {
	const act = fc.record({
		act: fc.constantFrom(
			// Listed twice, since most other actions need one first.
			"place",
			"place",
			"succeed",
			"succeed",
			"fail",
			"expire at gateway",
			"pay late",
			"repeat",
			"cancel",
			"time is up",
			"somebody holds",
			"refund",
			"refund a part",
			"charge back",
			"charge back half",
			"the club wins",
			"the club loses",
			"the fan names an account",
			"the bank transfers",
		),
		pick: fc.nat(5),
		quantity: fc.integer({ min: 1, max: 2 }),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 18, size: "medium" }), async (acts) => {
			const stock = await createStock(db, 3);
			const placed: Awaited<ReturnType<typeof place>>[] = [];
			for (const { act, pick, quantity } of acts) {
				const one = placed[pick % Math.max(1, placed.length)];
				if (act === "place")
					await place(stock, quantity, { method: pick % 2 ? "va_bca" : "qris" }).then(
						(order) => placed.push(order),
						(error) => expect(error).toMatchObject({ name: "NotEnough" }),
					);
				else if (act === "somebody holds")
					await transaction(db, (db) =>
						holdShares(db, crypto.randomUUID(), [{ allotmentId: stock, quantity: 1 }], 600),
					).catch((error) => expect(error).toMatchObject({ name: "NotEnough" }));
				else if (!one) continue;
				else if (act === "succeed") await gateway(one.attempt.reference, "succeed");
				else if (act === "fail") await gateway(one.attempt.reference, "fail");
				else if (act === "expire at gateway") await gateway(one.attempt.reference, "expire");
				else if (act === "pay late") await gateway(one.attempt.reference, "pay_late");
				else if (act === "repeat") await deliver(one.attempt.reference, 2).then(runJobs);
				else if (act === "charge back") await gateway(one.attempt.reference, "charge_back");
				else if (act === "charge back half") await gateway(one.attempt.reference, "charge_back_half");
				else if (act === "the club wins" || act === "the club loses")
					await transaction(db, (db) =>
						noteOutcome(callAs({ ...context, db }, member.id), {
							id: one.attempt.id,
							outcome: act === "the club wins" ? "won" : "lost",
							reason: "what the bank said",
						}),
					).then(runJobs, (error) => expect(error).toMatchObject({ code: "dispute.unknown" }));
				else if (act === "refund" || act === "refund a part")
					await transaction(db, (db) =>
						refundOrder(
							{ ...context, db },
							{
								number: one.order.number,
								...(act === "refund a part" && { lines: [{ position: 1, quantity }] }),
								reason: "returned",
								actor: "staff",
							},
						),
					).then(runJobs);
				else if (act === "the fan names an account")
					for (const { id } of await refundsOf(one.order.id))
						await nameRefundAccount(db, { refundId: id, orderId: one.order.id }, account);
				else if (act === "the bank transfers")
					for (const { id } of await refundsOf(one.order.id)) await finishRefund(db, id, "bank");
				else if (act === "cancel")
					await transaction(db, (db) => cancelOrder({ ...context, db }, one.order.id, member.id));
				else await letExpire(one.order.id);
				expect(await faults(), act).toEqual([]);
			}
		}),
		{ numRuns: 20 },
	);
});
