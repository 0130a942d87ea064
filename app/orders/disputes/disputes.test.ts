import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { startMidtransServer } from "../../../test/midtrans-server";
import { buyTickets, createTicketSale } from "../../../test/ticket-sale";
import { describeAddress } from "../../delivery/addresses/addresses.server";
import { labels } from "../../delivery/packing/contract";
import { packParcel, shipParcel } from "../../delivery/parcels/contract";
import { saveDelivery } from "../../delivery/parcels/deliveries.server";
import { parcels } from "../../delivery/parcels/tables.server";
import { insertAddress } from "../../delivery/shipping/factories.server";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { messages } from "../../messages/tables.server";
import { officeToday } from "../../office/today/contract";
import type { Role } from "../../platform/http/access";
import { gateScan } from "../../tickets/gate/contract";
import { passByCode } from "../../tickets/issued/contract";
import { giveBackTicket } from "../../tickets/issued/returns/contract";
import { issuedTickets } from "../../tickets/issued/tables.server";
import { transferTicket } from "../../tickets/issued/transfers/contract";
import { allotments } from "../allotments/tables.server";
import { orderDetail, refundAccount } from "../contract";
import { buildLine, createOrder, createStock, settleAttempt } from "../factories.server";
import { checkPayment } from "../payments/check-payments.server";
import { listAttempts } from "../payments/find-attempts.server";
import { type SimulatedAct, simulate } from "../payments/gateways/simulator/simulate.server";
import { ledgerEntries, paymentAttempts, paymentDisputes } from "../payments/tables.server";
import { reconcile } from "../reconciliation/reconcile.server";
import { openRefunds, refundSoldOrder, refundTransferred } from "../refunds/contract";
import { findAnyOrder } from "../sold-orders.server";
import { decideDispute, disputes } from "./contract";

const { db, pool, settings, jobs, call, runJobs } = await testApp({ PORT: "1" }, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };
const invariants = readFileSync(new URL("../invariants.sql", import.meta.url), "utf8");
afterEach(async () => expect((await pool.query(invariants)).rows).toEqual([]));

const fan = await createLoggedInMember(db);
async function staffWith(role: Role) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles: [role], by: null });
	return member;
}
const [finance, seller, gate] = [
	await staffWith("finance"),
	await staffWith("seller"),
	await staffWith("gate"),
];
const once = (token: string) => ({ token, headers: { "idempotency-key": randomUUID() } });

async function sell({
	unitPrice = 100_000,
	quantity = 1,
	method = "qris" as "qris" | "va_bca",
	isSent = false,
} = {}) {
	const stock = await createStock(db, 10);
	const lines = [buildLine({ allotmentId: stock, unitPrice, quantity })];
	const { order, attempt } = await createOrder(context, { memberId: fan.id, lines, method });
	if (isSent) {
		const { id, isMain, ...address } = describeAddress(await insertAddress(db, fan.id));
		const arrival = { from: "2026-11-18", to: "2026-11-19" };
		const plan = { courier: "jne", service: "reg", name: { id: "JNE Reguler" }, price: 0, arrival, address };
		await saveDelivery(db, order.id, plan, "");
	}
	await settleAttempt(context, attempt.id);
	await runJobs();
	return { ...order, attempt, stock };
}
/** The gateway acts and says so. */
async function atGateway(orderId: string, act: SimulatedAct) {
	const [attempt] = await listAttempts(db, orderId);
	await simulate(context, attempt!.pageUrl!.split("/").at(-1)!, act);
	await checkPayment.run(context, { attemptId: attempt!.id });
	await runJobs();
	return attempt!.id;
}
const decide = (id: string, outcome: "won" | "lost", reason = "Bank: SP-0119") =>
	call(decideDispute, { id, outcome, reason }, once(finance.token)).then(async (answer) => {
		await runJobs();
		return answer;
	});
const stateOf = async (id: string) => (await findAnyOrder(db, { id }))!.state;
const soldOf = async (id: string) =>
	(await db.select().from(allotments).where(eq(allotments.id, id)))[0]!.sold;
const refund = (number: string, quantity?: number) =>
	call(
		refundSoldOrder,
		{ number, reason: "returned", ...(quantity && { lines: [{ position: 1, quantity }] }) },
		once(finance.token),
	);
async function balances(orderId: string) {
	const rows = await db
		.select({ account: ledgerEntries.account, sum: sql<number>`sum(amount)`.mapWith(Number) })
		.from(ledgerEntries)
		.where(eq(ledgerEntries.orderId, orderId))
		.groupBy(ledgerEntries.account);
	return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
const mailsTo = async (subject: string) =>
	(await db.select().from(messages)).filter((mail) => mail.subject === subject).length;
const period = () => {
	const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
	return { from: day(-1), to: day(1) };
};
const differencesOf = async (number: string) =>
	(await reconcile({ db, settings }, period())).differences.filter((one) => one.number.startsWith(number));
describe("a chargeback", () => {
	it("holds the order, tells finance and the buyer, and books the money apart, however often it is reported", async () => {
		const order = await sell();
		const id = await atGateway(order.id, "charge_back");
		for (let time = 0; time < 2; time++) await checkPayment.run(context, { attemptId: id });
		await runJobs();
		expect(await stateOf(order.id)).toBe("disputed");
		expect(await balances(order.id)).toEqual({
			gateway: 0,
			customers: 0,
			sales: -100_000,
			disputes: 100_000,
		});
		expect(await mailsTo(`Pembayaran pesanan ${order.number} disengketakan`)).toBe(1);
		const today = (await call(officeToday, {}, finance)).body.waiting;
		expect(today.find(({ kind }) => kind === "disputes")).toMatchObject({ count: 1, amount: 100_000 });
		const [dispute] = (await call(disputes, {}, finance)).body.disputes;
		expect(dispute).toMatchObject({ id, orderNumber: order.number, amount: 100_000, outcome: null });
		const shown = (await call(orderDetail, { number: order.number }, fan)).body;
		expect(shown.timeline.map(({ state }) => state)).toEqual(["awaiting_payment", "paid", "disputed"]);
		expect(await differencesOf(order.number)).toMatchObject([
			{ what: "charged back, 100000 in dispute and not decided" },
		]);

		const refused = await refund(order.number);
		expect([refused.status, refused.body.error]).toEqual([409, "order.disputed"]);
		const pack = await call(packParcel, { number: order.number } as never, once(seller.token));
		expect([pack.status, pack.body.error]).toEqual([409, "order.disputed"]);
		await decide(id, "won");
	});

	it("that is won restores the order and the money, and a later notice of it changes nothing", async () => {
		const order = await sell();
		const id = await atGateway(order.id, "charge_back");
		expect(await decide(id, "won")).toMatchObject({ status: 200, body: { orderState: "paid" } });
		await checkPayment.run(context, { attemptId: id });
		expect(await stateOf(order.id)).toBe("paid");
		expect(await balances(order.id)).toMatchObject({ gateway: 100_000, disputes: 0, sales: -100_000 });
		expect((await decide(id, "lost")).body.error).toBe("dispute.unknown");
		expect(await mailsTo(`Pesanan ${order.number} berlaku lagi`)).toBe(1);
		expect(await differencesOf(order.number)).toEqual([]);
		const [log] = await db
			.select()
			.from(auditLog)
			.where(eq(auditLog.subject, `order/${order.number}`));
		expect(log).toMatchObject({
			memberId: finance.id,
			action: "payments.dispute-won",
			before: { state: "disputed" },
			after: { state: "paid", amount: 100_000, reason: "Bank: SP-0119" },
		});
		expect((await refund(order.number)).status).toBe(201);
	});

	it("that is lost ends the order: unsent goods are for sale again, and the loss is in its own account", async () => {
		const order = await sell({ quantity: 3 });
		const id = await atGateway(order.id, "charge_back");
		expect(await decide(id, "lost")).toMatchObject({ status: 200, body: { orderState: "charged_back" } });
		expect(await soldOf(order.stock)).toBe(0);
		expect(await balances(order.id)).toMatchObject({ disputes: 0, chargebacks: 300_000, sales: -300_000 });
		expect((await refund(order.number)).body.error).toBe("order.not_sold");
		expect(await mailsTo(`Pesanan ${order.number} tidak berlaku lagi`)).toBe(1);
		expect(await differencesOf(order.number)).toEqual([]);
	});

	it("of a part is booked with that part; after a refund it is of what was left", async () => {
		const half = await sell();
		const [first] = [await atGateway(half.id, "charge_back_half")];
		expect(await balances(half.id)).toMatchObject({ gateway: 50_000, disputes: 50_000 });
		const parts = await sell({ quantity: 2, unitPrice: 50_000 });
		await refund(parts.number, 1);
		await runJobs();
		const second = await atGateway(parts.id, "charge_back");
		expect(await balances(parts.id)).toMatchObject({ gateway: 0, disputes: 50_000, sales: -50_000 });
		for (const id of [first, second]) await decide(id, "lost");
		expect(await soldOf(parts.stock)).toBe(0);
		for (const { number } of [half, parts]) expect(await differencesOf(number)).toEqual([]);
	});

	it("stops refunds that were on their way; lost, it has paid them", async () => {
		const order = await sell({ quantity: 2, method: "va_bca" });
		const { id: refundId } = (await refund(order.number, 1)).body;
		await runJobs();
		const account = { bank: "BCA", accountNumber: "1234567890", holder: "Sari Dewanti" };
		const current_password = fan.password;
		await call(refundAccount, { number: order.number, id: refundId, ...account, current_password }, fan);
		const id = await atGateway(order.id, "charge_back");
		const listed = (await call(openRefunds, {}, finance)).body.refunds;
		expect(listed.find((one) => one.id === refundId)).toMatchObject({ state: "sent", isDisputed: true });
		const paid = await call(refundTransferred, { id: refundId }, once(finance.token));
		expect([paid.status, paid.body.error]).toEqual([409, "refund.not_payable"]);
		await decide(id, "lost");
		expect(await balances(order.id)).toMatchObject({ refunds_due: 0, disputes: 0, chargebacks: 100_000 });
		const [shown] = (await call(orderDetail, { number: order.number }, fan)).body.refunds;
		expect(shown).toMatchObject({ state: "done" });
		expect(await differencesOf(order.number)).toEqual([]);
	});

	it("whose payment was never reported books both", async () => {
		const { order, attempt } = await createOrder(context, {
			memberId: fan.id,
			lines: [buildLine({ allotmentId: await createStock(db, 1), unitPrice: 100_000 })],
		});
		await runJobs();
		const [open] = await listAttempts(db, order.id);
		for (const act of ["succeed", "charge_back"] as const)
			await simulate(context, open!.pageUrl!.split("/").at(-1)!, act);
		await checkPayment.run(context, { attemptId: attempt.id });
		await runJobs();
		expect(await stateOf(order.id)).toBe("disputed");
		expect(await balances(order.id)).toMatchObject({ disputes: 100_000, sales: -100_000, customers: 0 });
		await decide(attempt.id, "won");
	});

	it("keeps parcels in the club until it is won", async () => {
		const order = await sell({ isSent: true });
		await call(packParcel, { number: order.number } as never, once(seller.token));
		await runJobs();
		const [box] = await db.select().from(parcels).where(eq(parcels.orderId, order.id));
		const id = await atGateway(order.id, "charge_back");
		const ship = () => call(shipParcel, { id: box!.id }, once(seller.token));
		expect((await ship()).body.error).toBe("order.disputed");
		const print = async () => (await call(labels, { parcels: box!.id }, seller)).body.labels.length;
		expect(await print()).toBe(0);
		await decide(id, "won");
		expect(await print()).toBe(1);
		expect((await ship()).status).toBe(200);
		expect(await stateOf(order.id)).toBe("shipped");
	});

	it("is decided once, by finance only", async () => {
		const order = await sell();
		const id = await atGateway(order.id, "charge_back");
		expect((await call(decideDispute, { id, outcome: "won", reason: "x" }, once(seller.token))).status).toBe(
			403,
		);
		expect((await decide(id, "won", " ")).status).toBe(422);
		const both = await Promise.all([decide(id, "won"), decide(id, "lost")]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
		const [row] = await db.select().from(paymentDisputes).where(eq(paymentDisputes.attemptId, id));
		expect(await stateOf(order.id)).toBe(row!.outcome === "won" ? "paid" : "charged_back");
	});
});

describe("tickets of a disputed order", () => {
	async function buy(quantity = 2) {
		const sale = await createTicketSale(db);
		const sectionId = sale.sections[0]!.id;
		const order = await buyTickets(context, fan.id, { saleId: sale.saleId, sectionId, quantity });
		await runJobs();
		const own = await db
			.select()
			.from(issuedTickets)
			.where(eq(issuedTickets.orderId, order.id))
			.orderBy(issuedTickets.place);
		const scan = async (at: number) => {
			const code = (await call(passByCode, { code: own[at]!.number }, fan)).body.pass.qr?.code;
			const sentAt = new Date().toISOString();
			const scanned = {
				id: randomUUID(),
				code: code ?? own[at]!.number,
				direction: "in" as const,
				at: sentAt,
			};
			const scans = [{ ...scanned, isManual: !code }];
			const { body } = await call(
				gateScan,
				{ event: sale.slug, gate: "1", scanner: "a", sentAt, scans },
				gate,
			);
			return body.results[0]!.verdict;
		};
		return { sale, sectionId, order, numbers: own.map(({ number }) => number), scan };
	}

	it("let nobody in and don't change hands, and say why, until the dispute is won", async () => {
		const { order, numbers, scan } = await buy();
		const id = await atGateway(order.id, "charge_back");
		expect(await scan(0)).toBe("disputed");
		const shown = (await call(passByCode, { code: numbers[0]! }, fan)).body.pass;
		expect(shown).toMatchObject({
			isDisputed: true,
			wallets: [],
			own: { transferUntil: null, returnUntil: null },
		});
		const code = numbers[0]!;
		for (const answer of [
			await call(transferTicket, { code, recipient: "teman@ombak.example" }, fan),
			await call(giveBackTicket, { code }, fan),
		])
			expect([answer.status, answer.body.error]).toEqual([409, "passes.disputed"]);
		await decide(id, "won");
		expect(await stateOf(order.id)).toBe("issued");
		expect(await scan(0)).toBe("in");
	});

	it("are void once it is lost, and only the places of fans who had not come are free", async () => {
		const { order, sectionId, scan, numbers } = await buy(3);
		const friend = await createLoggedInMember(db);
		await db.update(issuedTickets).set({ memberId: friend.id }).where(eq(issuedTickets.number, numbers[2]!));
		expect(await scan(0)).toBe("in");
		const id = await atGateway(order.id, "charge_back");
		expect(await soldOf(sectionId)).toBe(3);
		await decide(id, "lost");
		const told = await db.select().from(messages).where(eq(messages.template, "ticket-news"));
		expect(told.map(({ to, subject }) => [to, subject])).toEqual([
			[friend.email, "Tiketmu tidak berlaku lagi"],
		]);
		const states = await db
			.select({ state: issuedTickets.state })
			.from(issuedTickets)
			.where(eq(issuedTickets.orderId, order.id));
		expect(states.map(({ state }) => state).toSorted()).toEqual(["used", "void", "void"]);
		expect(await soldOf(sectionId)).toBe(1);
		expect(await scan(1)).toBe("void");
	});
});

describe("Midtrans' chargebacks", async () => {
	const server = await startMidtransServer();
	afterAll(server.close);

	// It does not say how large a part is, so all of it is held until somebody does.
	it.each(["chargeback", "partial_chargeback"])("%s is one, of all that was paid", async (status) => {
		const order = await sell();
		await db
			.update(paymentAttempts)
			.set({ gateway: "midtrans" })
			.where(eq(paymentAttempts.id, order.attempt.id));
		const real = {
			...context,
			settings: { ...settings, MIDTRANS_URL: server.url, MIDTRANS_SERVER_KEY: "SB-Mid-server-TEST" },
		};
		server.chargeBack({ order_id: order.number, gross_amount: "100000.00" }, status);
		await checkPayment.run(real, { attemptId: order.attempt.id });
		expect(await stateOf(order.id)).toBe("disputed");
		expect(await balances(order.id)).toMatchObject({ disputes: 100_000 });
		const lost = await decide(order.attempt.id, "lost");
		if (status === "chargeback") return expect(lost.status).toBe(200);
		expect([lost.status, lost.body.error]).toEqual([409, "dispute.how_much"]);
		await decide(order.attempt.id, "won");
	});
});
