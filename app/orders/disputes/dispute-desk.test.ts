import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createTicketSale } from "../../../test/ticket-sale";
import { describeAddress } from "../../delivery/addresses/addresses.server";
import { saveDelivery } from "../../delivery/parcels/deliveries.server";
import { parcelLines, parcels } from "../../delivery/parcels/tables.server";
import { insertAddress } from "../../delivery/shipping/factories.server";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { officeToday } from "../../office/today/contract";
import { admitTicket } from "../../tickets/issued/admit-ticket.server";
import { issuedTickets } from "../../tickets/issued/tables.server";
import { allotments } from "../allotments/tables.server";
import { buildLine, createOrder, createStock, settleAttempt } from "../factories.server";
import { checkPayment } from "../payments/check-payments.server";
import { listAttempts } from "../payments/find-attempts.server";
import { type SimulatedAct, simulate } from "../payments/gateways/simulator/simulate.server";
import { ledgerEntries, paymentDisputes } from "../payments/tables.server";
import { reconcile } from "../reconciliation/reconcile.server";
import { refundSoldOrder } from "../refunds/contract";
import { findAnyOrder } from "../sold-orders.server";
import { addDisputeNote, decideDispute, disputes, disputesPerPage, setEvidenceDue } from "./contract";

const { db, pool, settings, jobs, call, runJobs } = await testApp({ PORT: "1" }, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };
const invariants = readFileSync(new URL("../invariants.sql", import.meta.url), "utf8");
afterEach(async () => expect((await pool.query(invariants)).rows).toEqual([]));

const fan = await createLoggedInMember(db);
const friend = await createLoggedInMember(db);
const finance = await createLoggedInMember(db);
await grantRoles(db, { memberId: finance.id, roles: ["finance"], by: null });
const once = () => ({ token: finance.token, headers: { "idempotency-key": randomUUID() } });

/** Three tickets at 80.000, two scarves at 65.000, delivery at 18.000: 388.000. */
async function sellMixed() {
	const { sections } = await createTicketSale(db);
	const section = sections[0]!;
	const scarves = await createStock(db, 10);
	const { order, attempt } = await createOrder(context, {
		memberId: fan.id,
		lines: [
			buildLine({
				kind: "ticket",
				unitPrice: 80_000,
				quantity: 3,
				isTaxed: false,
				reference: section.id,
				allotmentId: section.id,
			}),
			buildLine({ unitPrice: 65_000, quantity: 2, allotmentId: scarves }),
			buildLine({ kind: "shipping", unitPrice: 18_000 }),
		],
	});
	const { id, isMain, ...address } = describeAddress(await insertAddress(db, fan.id));
	const arrival = { from: "2026-11-18", to: "2026-11-19" };
	const plan = {
		courier: "jne",
		service: "reg",
		name: { id: "JNE Reguler" },
		price: 18_000,
		arrival,
		address,
	};
	await saveDelivery(db, order.id, plan, "");
	await settleAttempt(context, attempt.id);
	await runJobs();
	const tickets = await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, order.id));
	return { ...order, attempt, scarves, sectionId: section.id, tickets };
}
async function sellOne() {
	const lines = [buildLine({ allotmentId: await createStock(db, 1), unitPrice: 100_000 })];
	const { order, attempt } = await createOrder(context, { memberId: fan.id, lines });
	await settleAttempt(context, attempt.id);
	return { ...order, attempt };
}
async function atGateway(orderId: string, act: SimulatedAct) {
	const id = await askAfter(orderId, act);
	await runJobs();
	return id;
}
async function askAfter(orderId: string, act: SimulatedAct) {
	const [attempt] = await listAttempts(db, orderId);
	await simulate(context, attempt!.pageUrl!.split("/").at(-1)!, act);
	await checkPayment.run(context, { attemptId: attempt!.id });
	return attempt!.id;
}
const decide = async (id: string, outcome: "won" | "lost", lost?: number) => {
	const answer = await call(
		decideDispute,
		{ id, outcome, reason: "Surat bank", ...(lost && { lost }) },
		once(),
	);
	await runJobs();
	return answer;
};
const shown = async (id: string, state: "open" | "decided" = "open") =>
	(await call(disputes, { state }, finance)).body.disputes.find((one) => one.id === id)!;
const stateOf = async (id: string) => (await findAnyOrder(db, { id }))!.state;
const soldOf = async (id: string) =>
	(await db.select().from(allotments).where(eq(allotments.id, id)))[0]!.sold;
async function balances(orderId: string) {
	const rows = await db
		.select({ account: ledgerEntries.account, sum: sql<number>`sum(amount)`.mapWith(Number) })
		.from(ledgerEntries)
		.where(eq(ledgerEntries.orderId, orderId))
		.groupBy(ledgerEntries.account);
	return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
async function differencesOf(number: string) {
	const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
	const { differences } = await reconcile({ db, settings }, { from: day(-1), to: day(1) });
	return differences.filter((one) => one.number.startsWith(number));
}

describe("an order of tickets, goods and delivery", () => {
	it("is shown with what is frozen, used, handed on, packed and gone, and its sums are right when it is lost", async () => {
		const order = await sellMixed();
		const [first, second] = order.tickets;
		await admitTicket(db, first!.number, "A");
		await db.update(issuedTickets).set({ memberId: friend.id }).where(eq(issuedTickets.id, second!.id));
		const at = new Date("2026-11-17T03:00:00Z");
		const [box] = await db
			.insert(parcels)
			.values({
				...{ orderId: order.id, serial: 1, network: "simulator", courier: "jne", service: "reg" },
				...{ waybill: `JNE-${order.number}`, step: "delivered", shippedAt: at, lastScanAt: at },
			})
			.returning();
		await db.insert(parcelLines).values({ parcelId: box!.id, orderId: order.id, position: 2, quantity: 1 });

		const id = await atGateway(order.id, "charge_back");
		expect(await shown(id)).toMatchObject({
			orderNumber: order.number,
			amount: 388_000,
			paid: 388_000,
			isPart: false,
			reason: "4837: No cardholder authorization",
			evidence: { daysLeft: 7, isOverdue: false, isDueByGateway: true },
			tickets: { live: 2, used: 1, handedOn: 1, void: 0 },
			parcels: [
				{ serial: 1, courierName: "JNE", waybill: `JNE-${order.number}`, deliveredAt: at.toISOString() },
			],
			unpacked: 1,
			refundsHeld: { count: 0, amount: 0 },
			outcome: null,
		});
		expect(await balances(order.id)).toEqual({
			gateway: 0,
			customers: 0,
			sales: -388_000,
			disputes: 388_000,
		});
		expect((await decide(id, "lost")).body).toEqual({ orderState: "charged_back" });
		// A scarf is with the buyer, and a fan has been in.
		expect([await soldOf(order.scarves), await soldOf(order.sectionId)]).toEqual([1, 1]);
		expect(await balances(order.id)).toEqual({
			gateway: 0,
			customers: 0,
			sales: -388_000,
			disputes: 0,
			chargebacks: 388_000,
		});
		expect(await shown(id, "decided")).toMatchObject({
			outcome: "lost",
			lost: null,
			tickets: { live: 0, used: 1, void: 2 },
			notes: [{ by: finance.name, text: "Surat bank" }],
		});
		expect(await differencesOf(order.number)).toEqual([]);
	});

	it("of which the bank keeps a part goes on; what is returned of it later is paid back less that part", async () => {
		const order = await sellMixed();
		const id = await atGateway(order.id, "charge_back_half");
		expect(await shown(id)).toMatchObject({ amount: 194_000, isPart: true, isPartUnknown: false });
		const tooMuch = await decide(id, "lost", 194_001);
		expect([tooMuch.status, tooMuch.body.error]).toEqual([409, "dispute.too_much"]);
		// For one ticket.
		expect((await decide(id, "lost", 80_000)).body).toEqual({ orderState: "issued" });
		expect(await balances(order.id)).toEqual({
			gateway: 308_000,
			customers: 0,
			sales: -388_000,
			disputes: 0,
			chargebacks: 80_000,
		});
		expect(await shown(id, "decided")).toMatchObject({ outcome: "part_lost", lost: 80_000 });
		const live = await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, order.id));
		expect(live.map(({ state, isDisputed }) => [state, isDisputed])).toEqual(Array(3).fill(["valid", false]));
		expect(await differencesOf(order.number)).toEqual([]);

		const giveBack = (lines?: { position: number; quantity: number }[]) =>
			call(refundSoldOrder, { number: order.number, reason: "returned", ...(lines && { lines }) }, once());
		// The bank has paid for the ticket, so nothing leaves the club.
		expect((await giveBack([{ position: 1, quantity: 1 }])).body).toMatchObject({ amount: 0 });
		expect(await balances(order.id)).toMatchObject({ sales: -308_000, chargebacks: 0, gateway: 308_000 });
		// 388.000 - 80.000
		expect((await giveBack()).body).toMatchObject({ amount: 308_000, orderState: "refunded" });
		await runJobs();
		// A gateway refunds nothing of a payment that was charged back: the buyer is asked for an account.
		expect(await balances(order.id)).toEqual({
			gateway: 308_000,
			customers: 0,
			sales: 0,
			disputes: 0,
			chargebacks: 0,
			refunds_due: -308_000,
		});
		expect(await differencesOf(order.number)).toEqual([]);
	});
});

describe("the desk", () => {
	it("lets staff set a deadline where the gateway has none, and says in the office's day what is due soon", async () => {
		const order = await sellOne();
		const id = await atGateway(order.id, "charge_back");
		const due = () => ({ id, dueAt: new Date(Date.now() + 26 * 3_600_000).toISOString() });
		const byGateway = await call(setEvidenceDue, due(), finance);
		expect([byGateway.status, byGateway.body.error]).toEqual([409, "dispute.due_by_gateway"]);
		const waiting = async () =>
			(await call(officeToday, {}, finance)).body.waiting.find(({ kind }) => kind === "evidence_due");
		expect(await waiting()).toMatchObject({ count: 0 });

		await db
			.update(paymentDisputes)
			.set({ isDueByGateway: false, evidenceDueAt: null })
			.where(eq(paymentDisputes.attemptId, id));
		expect((await call(setEvidenceDue, due(), finance)).status).toBe(200);
		expect((await shown(id)).evidence).toMatchObject({ isOverdue: false, isDueByGateway: false });
		expect((await shown(id)).evidence.daysLeft).toBeGreaterThan(0);
		expect(await waiting()).toMatchObject({ count: 1, amount: 100_000 });
		await call(setEvidenceDue, { id, dueAt: "2026-01-01T00:00:00Z" }, finance);
		expect((await shown(id)).evidence).toMatchObject({ isOverdue: true });
		expect((await call(setEvidenceDue, { id, dueAt: "besok" }, finance)).status).toBe(422);
		await decide(id, "won");
		expect((await call(setEvidenceDue, due(), finance)).body.error).toBe("dispute.unknown");
	});

	it("keeps every note with who wrote it, also of two at once and after the end", async () => {
		const order = await sellOne();
		const id = await atGateway(order.id, "charge_back");
		const note = (text: string) => call(addDisputeNote, { id, text }, once());
		await Promise.all([note("Resi JNE 0119"), note("Foto serah terima")]);
		expect((await note(" ")).status).toBe(422);
		await decide(id, "won");
		await note("Uangnya masuk");
		const { notes } = await shown(id, "decided");
		expect(notes.map(({ text }) => text).toSorted()).toEqual([
			"Foto serah terima",
			"Resi JNE 0119",
			"Surat bank",
			"Uangnya masuk",
		]);
		expect(new Set(notes.map(({ by }) => by))).toEqual(new Set([finance.name]));
		const unknown = await call(addDisputeNote, { id: randomUUID(), text: "x" }, once());
		expect([unknown.status, unknown.body.error]).toEqual([404, "dispute.unknown"]);
	});

	it("shows the most urgent first, page by page, each once", async () => {
		const ids: string[] = [];
		for (let at = 0; at < disputesPerPage + 2; at++) {
			const order = await sellOne();
			ids.push(await askAfter(order.id, "charge_back"));
		}
		await db
			.update(paymentDisputes)
			.set({ evidenceDueAt: null })
			.where(eq(paymentDisputes.attemptId, ids[0]!));
		const read = (after?: string) => call(disputes, { after }, finance).then(({ body }) => body);
		const first = await read();
		const second = await read(first.next!);
		expect(first.disputes).toHaveLength(disputesPerPage);
		expect([...first.disputes, ...second.disputes].map(({ id }) => id)).toEqual([...ids.slice(1), ids[0]]);
		expect(second.next).toBeNull();
	});

	it("takes a win from the gateway, and restores the order", async () => {
		const order = await sellMixed();
		const id = await atGateway(order.id, "charge_back");
		await atGateway(order.id, "pay_back");
		expect(await stateOf(order.id)).toBe("issued");
		expect(await shown(id, "decided")).toMatchObject({ outcome: "won", tickets: { live: 3 }, unpacked: 2 });
		expect(await balances(order.id)).toEqual({
			gateway: 388_000,
			customers: 0,
			sales: -388_000,
			disputes: 0,
		});
		expect(await differencesOf(order.number)).toEqual([]);
	});
});
