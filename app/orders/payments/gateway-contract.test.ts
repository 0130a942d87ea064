import { eq, like, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { noLimits } from "../../../test/call-freely";
import { letTimePass, midtransWorld, type PaymentWorld, simulatorWorld } from "../../../test/payment-worlds";
import { createMember } from "../../members/factories.server";
import { transaction } from "../../platform/data/transaction.server";
import { settleDispute } from "../disputes/settle-dispute.server";
import { buildLine, createOrder, createStock } from "../factories.server";
import { refundOrder } from "../refunds/refund-order.server";
import { findAnyOrder } from "../sold-orders.server";
import { orders } from "../tables.server";
import { cancelOrder, expireOrders } from "./close-order.server";
import { findAttempt, listAttempts } from "./find-attempts.server";
import type { PaymentRequest } from "./gateway";
import { payOrder } from "./pay-order.server";
import { methodFacts, offeredMethods, type PaymentMethod, paymentMethods } from "./payment-methods";
import { ledgerEntries, paymentDifferences, paymentDisputes, refunds } from "./tables.server";

const real = await midtransWorld();
const worlds: PaymentWorld[] = [await simulatorWorld(), real];

/** What fans see by each way to pay. */
const shown = { qr: "qr", va: "va", bill: "va", code: "code", app: "app", page: "page" } as const;
/** One method for each way. */
const oneOfEach = ["qris", "va_bca", "va_mandiri", "alfamart", "gopay", "card"] as const;

/** Whatever one gateway can, the other can: these are the capabilities. */
describe.each(worlds.map((world) => [world.name, world] as const))("the gateway %s", (_, world) => {
	const { site, gateway } = world;
	const { app, db, jobs, settings, runJobs } = site;
	const context = { db, jobs, settings, limits: noLimits, language: "id" as const };

	async function place(method: PaymentMethod, stock = 1) {
		const { id: memberId } = await createMember(db);
		const lines = [buildLine({ unitPrice: 100_000, allotmentId: await createStock(db, stock) })];
		return { memberId, ...(await createOrder(context, { memberId, lines, method })) };
	}
	const now = async (attemptId: string) => (await findAttempt(db, attemptId))!;
	async function order(method: PaymentMethod) {
		const placed = await place(method);
		await runJobs();
		return { ...placed, attempt: await now(placed.attempt.id) };
	}
	async function tell(raw: Buffer) {
		const { statusCode } = await app.inject({
			method: "POST",
			url: `/api/payments/notices/${world.name}`,
			payload: raw,
			headers: { "content-type": "application/json" },
		});
		await runJobs();
		return statusCode;
	}
	const tellOf = async ({ reference }: { reference: string }) => tell(await world.notice(reference));
	const stateOf = async (orderId: string) => (await findAnyOrder(db, { id: orderId }))?.state;
	const switchTo = (orderId: string, method: PaymentMethod) =>
		transaction(db, async (db) => {
			const [locked] = await db.select().from(orders).where(eq(orders.id, orderId)).for("update");
			return payOrder({ ...context, db }, locked!, method);
		});
	async function sold(method: PaymentMethod) {
		const placed = await order(method);
		await world.act(placed.attempt, "pay");
		await tellOf(placed.attempt);
		expect(await stateOf(placed.order.id)).toBe("paid");
		return placed;
	}
	const balances = async (orderId: string) => {
		const rows = await db
			.select({ account: ledgerEntries.account, sum: sql<number>`sum(amount)::float8` })
			.from(ledgerEntries)
			.where(eq(ledgerEntries.orderId, orderId))
			.groupBy(ledgerEntries.account);
		return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
	};

	it.each(offeredMethods)("opens %s, shows how to pay on our page, and takes the money", async (method) => {
		const { order: placed, attempt } = await order(method);
		const { way } = methodFacts[method];
		expect(attempt).toMatchObject({ state: "awaiting", instructions: { kind: shown[way] } });
		const { instructions } = attempt;
		if (instructions?.kind === "qr") expect(instructions.payload).toMatch(/^000201/);
		if (instructions?.kind === "va") {
			expect(instructions).toMatchObject({
				bank: method.slice(3),
				number: expect.stringMatching(/^\d{8,}$/),
			});
			expect(instructions.billerCode !== undefined).toBe(way === "bill");
		}
		if (instructions?.kind === "code")
			expect(instructions).toMatchObject({ store: method, code: expect.stringMatching(/^\d{8,}$/) });
		if (way === "app" || way === "page") expect(attempt.pageUrl).toMatch(/^http/);
		await world.act(attempt, "pay");
		expect(await tellOf(attempt)).toBe(200);
		expect(await stateOf(placed.id)).toBe("paid");
		expect(await balances(placed.id)).toMatchObject({ customers: 0, sales: -100_000 });
	});

	it.each(paymentMethods.filter((method) => !offeredMethods.includes(method)))(
		"opens %s for a club that switches it on",
		async (method) => {
			const opened = await gateway.open(requestFor(method, `SU-260101-${method}`));
			expect(opened).toMatchObject({
				instructions: { kind: "page" },
				pageUrl: expect.stringMatching(/^http/),
			});
		},
	);

	it.each(oneOfEach)("opened %s twice by one reference, it can be paid once", async (method) => {
		const { order: placed, attempt } = await place(method);
		// Killed between the gateway's answer and the commit.
		const request = requestFor(method, attempt.reference, placed.payBy);
		const first = await gateway.open(request);
		await runJobs();
		const attempts = await listAttempts(db, placed.id);
		const [newest] = attempts;
		expect(newest).toMatchObject({
			state: "awaiting",
			instructions: first!.instructions.kind === "qr" ? { kind: "qr" } : first!.instructions,
		});
		const isSnap = world.name === "midtrans" && method === "card";
		expect(await world.countPayable(attempts.map(({ reference }) => reference))).toBe(isSnap ? 0 : 1);
		await world.act(newest!, "pay");
		await tellOf(newest!);
		expect(await stateOf(placed.id)).toBe("paid");
		expect(await balances(placed.id)).toMatchObject({ sales: -100_000, customers: 0 });
	});

	it.each(oneOfEach)("is told of %s's deadline, which is the order's", async (method) => {
		const { order: placed, attempt } = await order(method);
		if (attempt.pageUrl?.includes("/snap/")) return;
		const there = await world.expiryOf(attempt.reference);
		expect(Math.abs(there.getTime() - placed.payBy.getTime())).toBeLessThanOrEqual(2_000);
	});

	it.each(oneOfEach)("closes %s when the order is cancelled", async (method) => {
		const { memberId, order: placed, attempt } = await order(method);
		await cancelOrder(context, placed.id, memberId);
		await runJobs();
		expect((await now(attempt.id)).state).toBe("cancelled");
		expect(["cancelled", "unknown"]).toContain((await gateway.readStatus(attempt.reference)).state);
		await expect(world.act(attempt, "pay")).rejects.toThrow();
		expect(await stateOf(placed.id)).toBe("cancelled");
	});

	it("changes the method: the old number stops working, the new one pays", async () => {
		const { order: placed, attempt } = await order("va_bca");
		const second = await switchTo(placed.id, "alfamart");
		await runJobs();
		expect((await now(attempt.id)).state).toBe("cancelled");
		expect((await gateway.readStatus(attempt.reference)).state).toBe("cancelled");
		const opened = await now(second.id);
		expect(opened).toMatchObject({ reference: `${placed.number}~2`, instructions: { kind: "code" } });
		await world.act(opened, "pay");
		await tellOf(opened);
		expect(await stateOf(placed.id)).toBe("paid");
	});

	it("after a refused payment, pays again by the same method", async () => {
		const { order: placed, attempt } = await order("gopay");
		await world.act(attempt, "deny");
		await tellOf(attempt);
		expect((await now(attempt.id)).state).toBe("failed");
		const again = await switchTo(placed.id, "gopay");
		await runJobs();
		const opened = await now(again.id);
		await world.act(opened, "pay");
		await tellOf(opened);
		expect(await stateOf(placed.id)).toBe("paid");
	});

	it("expires: the attempt is over, and the order waits on", async () => {
		const { order: placed, attempt } = await order("va_bni");
		await world.act(attempt, "expire");
		await tellOf(attempt);
		expect((await now(attempt.id)).state).toBe("expired");
		expect(await stateOf(placed.id)).toBe("awaiting_payment");
	});

	it("honours late money while there is enough, and gives it back when the order was cancelled", async () => {
		const late = await order("va_bca");
		await world.act(late.attempt, "expire");
		await letTimePass(world, late.order.id);
		await expireOrders.run(context, {});
		expect(await stateOf(late.order.id)).toBe("expired");
		await payLate(late.attempt);
		await runJobs();
		expect(await stateOf(late.order.id)).toBe("paid");

		const dropped = await order("va_bca");
		await world.act(dropped.attempt, "expire");
		await cancelOrder(context, dropped.order.id, dropped.memberId);
		await payLate(dropped.attempt);
		expect(await stateOf(dropped.order.id)).toBe("cancelled");
		expect(await balances(dropped.order.id)).toMatchObject({ customers: 0, refunds_due: -100_000 });
	});
	async function payLate(attempt: { reference: string; pageUrl: string | null }) {
		await world.act(attempt, "pay");
		await tellOf(attempt);
	}

	it("believes notices told twice and late once, and forged ones never", async () => {
		const { order: placed, attempt } = await order("qris");
		const pending = await world.notice(attempt.reference);
		await world.act(attempt, "pay");
		const paid = await world.notice(attempt.reference);
		for (const raw of [paid, pending, paid, paid, pending]) expect(await tell(raw)).toBe(200);
		expect(await stateOf(placed.id)).toBe("paid");
		expect(await balances(placed.id)).toMatchObject({ sales: -100_000, customers: 0 });
		const other = await order("qris");
		const forged = Buffer.from(
			(await world.notice(other.attempt.reference)).toString().replace("100000", "100001"),
		);
		expect(await tell(forged)).toBe(403);
		expect(await stateOf(other.order.id)).toBe("awaiting_payment");
	});

	it("finds the payment whose notice was lost, when asked", async () => {
		const { order: placed, attempt } = await order("indomaret");
		await world.act(attempt, "pay");
		const status = await gateway.readStatus(attempt.reference);
		expect(status).toMatchObject({
			state: "paid",
			amount: 100_000,
			currency: "IDR",
			merchant: null,
			refunded: 0,
		});
		expect(status.transactionId).toBeTruthy();
		expect(Math.abs(status.paidAt!.getTime() - Date.now())).toBeLessThan(60_000);
		expect(await stateOf(placed.id)).toBe("awaiting_payment");
	});

	it("never books an amount that we did not ask for", async () => {
		const { order: placed, attempt } = await order("va_bri");
		await world.misquote(attempt.reference, 1_000);
		await world.act(attempt, "pay");
		await tellOf(attempt);
		expect(await stateOf(placed.id)).toBe("awaiting_payment");
		const found = await db
			.select()
			.from(paymentDifferences)
			.where(eq(paymentDifferences.attemptId, attempt.id));
		expect(found).toMatchObject([{ ours: "IDR 100000", theirs: "IDR 1000 (paid)" }]);
	});

	it("refunds a part, then the rest, each once however often it is asked, and never more", async () => {
		const { attempt } = await sold("qris");
		const ask = (key: string, amount: number) =>
			gateway.refund({ reference: attempt.reference, method: "qris", key, amount, reason: "returned" });
		expect(await ask("part", 40_000)).toBe("done");
		expect(await ask("part", 40_000)).toBe("done");
		expect((await gateway.readStatus(attempt.reference)).refunded).toBe(40_000);
		expect(await ask("too-much", 60_001)).toBe("not_possible");
		expect(await ask("rest", 60_000)).toBe("done");
		expect(await gateway.readStatus(attempt.reference)).toMatchObject({ state: "paid", refunded: 100_000 });
	});

	it("sends a refund back by itself, and asks for an account where the method can't", async () => {
		const states = [];
		for (const method of ["gopay", "va_bca", "dana"] as const) {
			const { order: placed } = await sold(method);
			await refundOrder(context, { number: placed.number, reason: "goodwill", actor: "system" });
			await runJobs();
			const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, placed.id));
			states.push(refund?.state);
		}
		expect(states).toEqual(["done", "needs_account", "needs_account"]);
	});
	describe.each(["chargeBack", "chargeBackPart"] as const)("opens a dispute: %s", (act) => {
		async function disputed() {
			const { order: placed, attempt } = await sold("gopay");
			await world.act(attempt, act);
			await tellOf(attempt);
			const [dispute] = await db
				.select()
				.from(paymentDisputes)
				.where(eq(paymentDisputes.attemptId, attempt.id));
			return { placed, attempt, dispute: dispute! };
		}

		it("and holds the money apart", async () => {
			const { placed, dispute } = await disputed();
			expect(await stateOf(placed.id)).toBe("disputed");
			expect(dispute).toMatchObject({ outcome: null, isPart: act === "chargeBackPart" });
			expect(dispute.amount).toBeGreaterThan(0);
			expect(await balances(placed.id)).toMatchObject({ disputes: dispute.amount });
		});

		it("that is won once the gateway has the money again, and never by what it said before", async () => {
			const { placed, attempt } = await disputed();
			await world.act(attempt, "payBack");
			for (let time = 0; time < 2; time++) await tellOf(attempt);
			expect(await stateOf(placed.id)).toBe("paid");
			expect(await balances(placed.id)).toMatchObject({ gateway: 100_000, disputes: 0 });
			expect(await now(attempt.id)).toMatchObject({ state: "paid" });
		});

		it("that is lost as staff record it, while the gateway goes on calling it one", async () => {
			const { placed, attempt } = await disputed();
			const order = (await findAnyOrder(db, { id: placed.id }))!;
			const by = { actor: "staff" } as const;
			const lost = act === "chargeBackPart" ? 30_000 : undefined;
			await transaction(db, (db) =>
				settleDispute({ ...context, db }, attempt, order, { outcome: "lost", lost, by }),
			);
			await tellOf(attempt);
			expect(await stateOf(placed.id)).toBe(lost ? "paid" : "charged_back");
			expect(await balances(placed.id)).toMatchObject({ disputes: 0, chargebacks: lost ?? 100_000 });
		});
	});
});

describe("what only a real gateway can do to us", () => {
	const { site, server } = real;
	const { db, jobs, settings, runJobs } = site;
	const context = { db, jobs, settings, language: "id" as const };

	async function place(method: PaymentMethod) {
		const { id: memberId } = await createMember(db);
		const lines = [buildLine({ unitPrice: 100_000, allotmentId: await createStock(db, 1) })];
		return createOrder(context, { memberId, lines, method });
	}
	const retry = async () => {
		await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
		await runJobs();
	};

	it.each(oneOfEach)("its answer to %s is lost on the way: the fan can pay, once", async (method) => {
		const { order, attempt } = await place(method);
		server.loseAnswer();
		await runJobs();
		expect((await findAttempt(db, attempt.id))?.state).toBe("opening");
		await retry();
		await retry();
		const attempts = await listAttempts(db, order.id);
		expect(attempts[0]).toMatchObject({
			state: "awaiting",
			instructions: { kind: shown[methodFacts[method].way] },
		});
		const payable = await real.countPayable(attempts.map(({ reference }) => reference));
		expect(payable).toBe(method === "card" ? 0 : 1);
	});

	it.each([
		{ status: 503, body: {} },
		{ status: 200, body: "<html>We are busy</html>" },
		{ status: 200, body: [] },
		{ status: 200, body: { status_code: "201", transaction_status: "pending" } },
	])(
		"it is down or answers nonsense (%o): the order waits, and is payable once it is back",
		async (trouble) => {
			const { attempt } = await place("va_bca");
			server.answer(trouble);
			await runJobs();
			expect((await findAttempt(db, attempt.id))?.state).toBe("opening");
			await retry();
			expect(await findAttempt(db, attempt.id)).toMatchObject({
				state: "awaiting",
				instructions: { kind: "va" },
			});
		},
	);

	it("a method is not switched on there: the fan is told, and staff read why, once", async () => {
		const refusal = { status: 402, body: { status_code: "402", status_message: "Merchant has no access" } };
		const references = [];
		for (let time = 0; time < 2; time++) {
			const { attempt } = await place("va_cimb");
			server.answer(refusal);
			await runJobs();
			expect((await findAttempt(db, attempt.id))?.state).toBe("failed");
			references.push(attempt.reference);
		}
		const found = await db.select().from(paymentDifferences).where(like(paymentDifferences.ours, "va_cimb%"));
		expect(found).toMatchObject([
			{ reference: references[1], theirs: "charge answered 402: Merchant has no access", settledAt: null },
		]);
	});

	it("another shop of the same merchant has used the number: its payment is left alone", async () => {
		const { order, attempt } = await place("va_bca");
		await real.gateway.open({ ...requestFor("va_bca", attempt.reference), amount: 5_000, items: [] });
		await runJobs();
		const [newest] = await listAttempts(db, order.id);
		expect(newest).toMatchObject({ reference: `${order.number}~2`, state: "awaiting" });
		expect(await real.countPayable([attempt.reference, newest!.reference])).toBe(2);
	});
});

const requestFor = (
	method: PaymentMethod,
	reference: string,
	expiresAt = new Date(Date.now() + 3_600_000),
): PaymentRequest => ({
	reference,
	amount: 100_000,
	method,
	expiresAt,
	language: "id",
	items: [{ id: "1", name: "Jersey", price: 100_000, quantity: 1 }],
	buyer: { name: "Sari", email: "sari@example.com", phone: "+628123456789" },
	returnUrl: "http://localhost:1/order-complete",
});
