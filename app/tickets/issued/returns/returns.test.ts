import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { noLimits } from "../../../../test/call-freely";
import { buyTickets, callAs, createTicketSale, inDays } from "../../../../test/ticket-sale";
import { createLoggedInMember } from "../../../members/factories.server";
import { grantRoles } from "../../../members/staff/roles.server";
import { messages } from "../../../messages/tables.server";
import { settleAttempt } from "../../../orders/factories.server";
import { checkPayment } from "../../../orders/payments/check-payments.server";
import { cancelOrder, expireOrders } from "../../../orders/payments/close-order.server";
import { listAttempts } from "../../../orders/payments/find-attempts.server";
import { simulate } from "../../../orders/payments/gateways/simulator/simulate.server";
import { refundOrder } from "../../../orders/refunds/refund-order.server";
import { listRefunds } from "../../../orders/refunds/refunds.server";
import { findAnyOrder } from "../../../orders/sold-orders.server";
import { transaction } from "../../../platform/data/transaction.server";
import type { Role } from "../../../platform/http/access";
import { orderTickets } from "../../buying/order-tickets.server";
import { changeMatch } from "../../changes/staff-contract";
import { checkTicket } from "../../gate/check-contract";
import { gateScan } from "../../gate/contract";
import { holdTickets } from "../../holds/hold-contract";
import { insertSeats, listSeats } from "../../seats/section-seats.server";
import { joinWaitingList, leaveWaitingList, myWaiting, takeOffer } from "../../waiting-list/contract";
import { waitingRooms } from "../../waiting-room/tables.server";
import { admitTicket } from "../admit-ticket.server";
import { passList } from "../contract";
import { issueTickets } from "../issue-tickets.server";
import { issuedTickets } from "../tables.server";
import { transferTicket } from "../transfers/contract";
import { giveBackTicket, keepTicket } from "./contract";
import { ticketReturns } from "./tables.server";
import { watchReturns } from "./watch-returns.server";

const { db, jobs, settings, call, runJobs, url } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;
let giver: Fan;
let fan: Fan;
beforeEach(async () => {
	giver = await createLoggedInMember(db, { name: "Sari Dewanti" });
	fan = await createLoggedInMember(db, { name: "Bagas Pratama" });
});

/** A sale that the giver has bought out. */
async function sellOut(quantity: number, section = {}) {
	const sale = await createTicketSale(db, {}, [{ quota: quantity, perMemberLimit: 10, ...section }]);
	const wish = { saleId: sale.saleId, sectionId: sale.sections[0]!.id, quantity };
	const order = await buyTickets(context, giver.id, wish);
	return { ...sale, order, numbers: (await issuedFor(order.id)).map(({ number }) => number) };
}
const issuedFor = (orderId: string) =>
	db.select().from(issuedTickets).where(eq(issuedTickets.orderId, orderId)).orderBy(issuedTickets.place);
const giveBack = (code: string, by = giver) => call(giveBackTicket, { code }, { token: by.token });
const keep = (code: string) => call(keepTicket, { code }, { token: giver.token });
const join = (sale: string, size = 1, by = fan, section?: string) =>
	call(joinWaitingList, { sale, size, ...(section && { section }) }, { token: by.token });
const waitingOf = async (sale: string, by = fan) =>
	(await call(myWaiting, { sale }, { token: by.token })).body.waiting;
async function createStaff(role: Role) {
	const staff = await createLoggedInMember(db);
	await grantRoles(db, { memberId: staff.id, roles: [role], by: null });
	return staff;
}
const gateStaff = await createStaff("gate");
function scan(event: string, code: string) {
	const at = new Date().toISOString();
	const scans = [{ id: randomUUID(), code, isManual: true, direction: "in" as const, at }];
	return call(gateScan, { event, gate: "B", scanner: "B-1", sentAt: at, scans }, { token: gateStaff.token });
}
const refundAll = (number: string) =>
	transaction(db, (db) => refundOrder({ ...context, db }, { number, reason: "goodwill", actor: "staff" }));
type SoldOut = Awaited<ReturnType<typeof sellOut>>;
let keys = 0;
const take = (sale: string, by = fan, holders = ["Bagas"]) =>
	call(
		takeOffer,
		{ sale, holders, method: "qris" },
		{ token: by.token, headers: { "idempotency-key": `take-offer-in-test-${++keys}` } },
	);
const orderOf = async (number: string) => (await findAnyOrder(db, { number }))!;
async function pay(number: string) {
	const [attempt] = await listAttempts(db, (await orderOf(number)).id);
	await settleAttempt(context, attempt!.id);
}
const tickets = async (by: Fan) =>
	(await call(passList, { when: "upcoming" }, { token: by.token })).body.events.flatMap(
		({ passes }) => passes,
	);
const mailsTo = async (by: Fan) =>
	(await db.select().from(messages).where(eq(messages.to, by.email)).orderBy(messages.createdAt)).map(
		({ subject }) => subject,
	);
async function countWaitingForLocks(): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(
		sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
	);
	return rows[0]!.count;
}
const invariants = readFileSync("app/orders/invariants.sql", "utf8");
const faults = async () => (await db.execute(sql.raw(invariants))).rows;

describe("a ticket that is given back", () => {
	it("stays valid until somebody from the waiting list has paid; then it dies as the new one is issued", async () => {
		const { saleId, numbers, order } = await sellOut(2);
		expect((await giveBack(numbers[0]!)).status).toBe(201);
		await runJobs();
		expect((await tickets(giver))[0]).toMatchObject({
			state: "valid",
			own: { offer: { kind: "return", stage: "waiting" } },
		});
		expect((await join(saleId)).body.waiting).toMatchObject({ place: 1, size: 1 });
		await runJobs();
		const { offer } = (await waitingOf(saleId))!;
		expect(offer).toMatchObject({ section: "Utara 1", price: 75_000, orderNumber: null });
		expect(await mailsTo(fan)).toContain("Giliranmu di daftar tunggu");
		expect((await tickets(giver))[0]!.own!.offer).toMatchObject({ stage: "offered" });

		const tooMany = await take(saleId, fan, ["Bagas", "Wira"]);
		expect([tooMany.status, Object.keys(tooMany.body.errors ?? {})]).toEqual([422, ["holders"]]);
		const { status, body } = await take(saleId);
		expect([status, body.total]).toEqual([201, 75_000]);
		expect((await tickets(giver))[0]!.own!.offer).toMatchObject({ stage: "paying" });
		expect((await keep(numbers[0]!)).body.error).toBe("return.being_paid");
		expect((await call(checkTicket, { code: numbers[0]! })).body.state).toBe("valid");
		await pay(body.number);

		const [born] = await tickets(fan);
		expect(born).toMatchObject({ state: "valid", holder: "Bagas", orderNumber: body.number });
		expect((await tickets(giver)).map(({ number, state }) => [number, state])).toEqual([
			[numbers[0], "returned"],
			[numbers[1], "valid"],
		]);
		expect((await call(checkTicket, { code: numbers[0]! })).body.state).toBe("returned");
		const [refund] = await listRefunds(db, order.id);
		expect(refund).toMatchObject({ amount: 75_000, reason: "given_back" });
		expect(await waitingOf(saleId)).toBeNull();
		// The job that issues tickets finds nothing left to do.
		await issueTickets.run(context, { orderId: (await orderOf(body.number)).id });
		await runJobs();
		expect(await tickets(fan)).toHaveLength(1);
		expect(await mailsTo(giver)).toContain(`Pengembalian untuk pesanan ${order.number}`);
		expect(await faults()).toEqual([]);
	});

	it("can be kept after all, and the fan it was offered to keeps their place in the line", async () => {
		const { saleId, numbers } = await sellOut(1);
		await giveBack(numbers[0]!);
		await join(saleId);
		await runJobs();
		expect((await waitingOf(saleId))!.offer).not.toBeNull();
		expect((await keep(numbers[0]!)).status).toBe(200);
		expect(await waitingOf(saleId)).toMatchObject({ place: 1, offer: null });
		expect((await take(saleId)).body.error).toBe("waiting.no_offer");
		expect((await keep(numbers[0]!)).body.error).toBe("return.none");
		await giveBack(numbers[0]!);
		await runJobs();
		expect((await waitingOf(saleId))!.offer).not.toBeNull();
	});

	it("stays with a giver who changes their mind while the next in line pays", async () => {
		const { saleId, numbers } = await sellOut(1);
		await giveBack(numbers[0]!);
		await join(saleId);
		await runJobs();
		const { number } = (await take(saleId)).body;
		// The giver's request has read that nobody was offered the ticket yet, and finishes only now.
		const slow = new pg.Client({ connectionString: url });
		await slow.connect();
		await slow.query("begin");
		await slow.query("select from passes where number = $1 for no key update", [numbers[0]]);
		await slow.query(
			"update ticket_returns set outcome = 'withdrawn', ended_at = now() where outcome is null",
		);
		const paying = pay(number);
		await expect.poll(countWaitingForLocks).toBe(1);
		await slow.query("commit");
		await slow.end();
		await paying;
		await runJobs();
		expect((await tickets(giver))[0]).toMatchObject({ number: numbers[0], state: "valid" });
		expect(await tickets(fan)).toEqual([]);
		expect(await listRefunds(db, (await orderOf(number)).id)).toMatchObject([
			{ amount: 75_000, reason: "not_given_back" },
		]);
		expect(await faults()).toEqual([]);
	});

	it("goes to the next in line when it is not taken in time, not paid, or declined", async () => {
		const { saleId, numbers } = await sellOut(1);
		const line = [
			fan,
			await createLoggedInMember(db),
			await createLoggedInMember(db),
			await createLoggedInMember(db),
		];
		for (const one of line) await join(saleId, 1, one);
		expect(await Promise.all(line.map(async (one) => (await waitingOf(saleId, one))!.place))).toEqual([
			1, 2, 3, 4,
		]);
		await giveBack(numbers[0]!);
		await runJobs();
		// Not taken in time.
		await db.execute(sql`update place_offers set expires_at = now() where outcome is null`);
		expect((await take(saleId, line[0])).body.error).toBe("waiting.no_offer");
		await watchReturns.run(context, {});
		await runJobs();
		expect(await waitingOf(saleId, line[0])).toBeNull();
		expect(await mailsTo(line[0]!)).toContain("Tawaran tiketmu sudah lewat");
		// Ordered and not paid.
		const placed = await take(saleId, line[1]);
		expect(placed.status).toBe(201);
		await runJobs();
		await db.execute(sql`update orders set pay_by = now() where number = ${placed.body.number}`);
		await expireOrders.run(context, {});
		await watchReturns.run(context, {});
		await runJobs();
		// Declined.
		expect((await waitingOf(saleId, line[2]))!.offer).not.toBeNull();
		await call(leaveWaitingList, { sale: saleId }, { token: line[2]!.token });
		await runJobs();
		expect((await waitingOf(saleId, line[3]))!.offer).not.toBeNull();
		// Late money finds it promised to somebody else and goes back.
		const late = await orderOf(placed.body.number);
		const [attempt] = await listAttempts(db, late.id);
		await simulate(context, attempt!.pageUrl!.split("/").at(-1)!, "pay_late");
		await checkPayment.run(context, { attemptId: attempt!.id });
		expect(await listRefunds(db, late.id)).toMatchObject([{ reason: "sold_out", amount: 75_000 }]);
		expect(await tickets(giver)).toMatchObject([{ state: "valid" }]);
		expect(await faults()).toEqual([]);
	});

	it("is offered in the size that was asked for, passing over fans who want more than there is", async () => {
		const { saleId, numbers } = await sellOut(3);
		const couple = await createLoggedInMember(db);
		await join(saleId, 2, couple);
		await join(saleId, 1, fan);
		await giveBack(numbers[0]!);
		await runJobs();
		expect(await waitingOf(saleId, couple)).toMatchObject({ place: 1, offer: null });
		expect((await waitingOf(saleId))!.offer).not.toBeNull();
		await giveBack(numbers[1]!);
		await giveBack(numbers[2]!);
		await runJobs();
		expect((await waitingOf(saleId, couple))!.offer).not.toBeNull();
		const { number, total } = (await take(saleId, couple)).body;
		await pay(number);
		expect(total).toBe(150_000);
		expect(await tickets(couple)).toMatchObject([{ state: "valid" }, { state: "valid" }]);
		expect(await faults()).toEqual([]);
	});

	it("is taken without queuing while a waiting room is on: the offer is the admission, to these places alone", async () => {
		const { saleId, numbers, sections } = await sellOut(2);
		await giveBack(numbers[0]!);
		await join(saleId);
		await runJobs();
		expect((await waitingOf(saleId))!.offer).not.toBeNull();
		await db.insert(waitingRooms).values({ saleId, startsAt: new Date(Date.now() - 60_000), perMinute: 60 });
		const other = await createLoggedInMember(db);
		const wish = { saleId, sections: [{ sectionId: sections[0]!.id, quantity: 1 }] };
		for (const { token } of [fan, other])
			expect((await call(holdTickets, wish, { token })).body.error).toBe("waiting_room.not_admitted");
		expect((await take(saleId, other)).body.error).toBe("waiting.no_offer");
		const { status, body } = await take(saleId);
		expect([status, body.total]).toEqual([201, 75_000]);
		expect((await take(saleId)).body.error).toBe("waiting.no_offer");
		await pay(body.number);
		expect(await tickets(fan)).toHaveLength(1);
		expect(await faults()).toEqual([]);
	});

	it("gives neighbouring seats to two who want to sit together, and the very seats that were given", async () => {
		const sale = await createTicketSale(db, {}, [{ quota: 4, perMemberLimit: 10 }]);
		const sectionId = sale.sections[0]!.id;
		await insertSeats(
			db,
			sectionId,
			[1, 2, 3, 4].map((number) => ({ row: 1, number })),
		);
		const { rows } = await db.execute<{ id: string }>(
			sql`select id from ticket_seats where section_id = ${sectionId} order by number`,
		);
		const seats = rows.map(({ id }) => id);
		const { number } = await transaction(db, (db) =>
			orderTickets(
				{ ...callAs(context, giver.id), db },
				{ saleId: sale.saleId, sections: [{ sectionId, quantity: 4 }], seats, method: "qris" },
			),
		);
		await pay(number);
		await runJobs();
		const own = await issuedFor((await orderOf(number)).id);
		const bySeat = (at: number) => own.find(({ seatId }) => seatId === seats[at - 1])!.number;
		await join(sale.saleId, 2);
		await giveBack(bySeat(1));
		await giveBack(bySeat(3));
		await runJobs();
		expect((await waitingOf(sale.saleId))!.offer).toBeNull();
		await giveBack(bySeat(4));
		await runJobs();
		expect((await waitingOf(sale.saleId))!.offer!.seats).toMatchObject([
			{ row: 1, number: 3 },
			{ row: 1, number: 4 },
		]);
		await pay((await take(sale.saleId)).body.number);
		expect((await tickets(fan)).map(({ seat }) => seat!.number).sort()).toEqual([3, 4]);
		expect(
			(await tickets(giver)).filter(({ state }) => state === "valid").map(({ seat }) => seat!.number),
		).toEqual([1, 2]);
		expect(await faults()).toEqual([]);
	});

	it("lets its owner in as long as nobody has paid; money that comes then goes back and says why", async () => {
		const { saleId, numbers } = await sellOut(2);
		await giveBack(numbers[0]!);
		await join(saleId);
		await runJobs();
		const { number } = (await take(saleId)).body;
		expect(await admitTicket(db, numbers[0]!, "B")).not.toBeNull();
		await pay(number);
		expect(await tickets(fan)).toEqual([]);
		expect(await listRefunds(db, (await orderOf(number)).id)).toMatchObject([{ reason: "not_given_back" }]);
		await runJobs();
		expect(await db.select().from(ticketReturns).where(eq(ticketReturns.outcome, "over"))).toHaveLength(1);
		// Whoever was ready to pay is still the next to be asked.
		expect(await waitingOf(saleId)).toMatchObject({ place: 1, offer: null });
		await giveBack(numbers[1]!);
		await runJobs();
		expect((await waitingOf(saleId))!.offer).not.toBeNull();
		expect(await faults()).toEqual([]);
	});

	it.each([
		["scanned at the gate", ({ slug, numbers }: SoldOut) => scan(slug, numbers[0]!)],
		["refunded", ({ order }: SoldOut) => refundAll(order.number)],
		["kept after all", ({ numbers }: SoldOut) => keep(numbers[0]!)],
	])(
		"ends the offer at once when it is %s; its fan is told and keeps the place in the line",
		async (_, end) => {
			const sale = await sellOut(1);
			await giveBack(sale.numbers[0]!);
			await join(sale.saleId);
			await runJobs();
			expect((await waitingOf(sale.saleId))!.offer).not.toBeNull();
			await end(sale);
			// Before any job has run.
			expect(await waitingOf(sale.saleId)).toMatchObject({ place: 1, offer: null });
			const refused = await take(sale.saleId);
			expect([refused.status, refused.body.error]).toEqual([409, "waiting.no_offer"]);
			await runJobs();
			expect(await mailsTo(fan)).toContain("Tiket yang ditawarkan tidak jadi tersedia");
			expect((await waitingOf(sale.saleId))!.place).toBe(1);
			expect(await faults()).toEqual([]);
		},
	);

	it("is not offered while its match has changed and its owner still has to choose", async () => {
		const { saleId, slug, numbers } = await sellOut(1);
		await giveBack(numbers[0]!);
		await join(saleId);
		await runJobs();
		const { token } = await createStaff("ticketing");
		const change = { event: slug, kind: "postponed", answerBy: inDays(3).toISOString() } as const;
		const changed = await call(changeMatch, change, { token, headers: { "idempotency-key": randomUUID() } });
		expect(changed.status).toBe(200);
		expect(await waitingOf(saleId)).toMatchObject({ place: 1, offer: null });
		expect((await take(saleId)).body.error).toBe("waiting.no_offer");
		await watchReturns.run(context, {});
		expect(await waitingOf(saleId)).toMatchObject({ place: 1, offer: null });
	});

	it("that was ordered and is scanned cancels the order before it is paid; late money says why it goes back", async () => {
		const { saleId, slug, numbers } = await sellOut(1);
		await giveBack(numbers[0]!);
		await join(saleId);
		await runJobs();
		const { number } = (await take(saleId)).body;
		await runJobs();
		await scan(slug, numbers[0]!);
		await runJobs();
		const order = await orderOf(number);
		expect(order.state).toBe("cancelled");
		expect(await waitingOf(saleId)).toMatchObject({ place: 1, offer: null });
		expect(await mailsTo(fan)).toContain("Tiket yang ditawarkan tidak jadi tersedia");
		const [attempt] = await listAttempts(db, order.id);
		await simulate(context, attempt!.pageUrl!.split("/").at(-1)!, "pay_late");
		await checkPayment.run(context, { attemptId: attempt!.id });
		expect(await listRefunds(db, order.id)).toMatchObject([{ reason: "not_given_back", amount: 75_000 }]);
		expect(await faults()).toEqual([]);
	});

	it("costs what it was offered for, whatever the section costs when it is taken", async () => {
		const { saleId, numbers, sections } = await sellOut(1);
		await giveBack(numbers[0]!);
		await join(saleId);
		await runJobs();
		await db.execute(sql`update ticket_sections set price = 240000 where id = ${sections[0]!.id}`);
		expect((await waitingOf(saleId))!.offer!.price).toBe(75_000);
		expect((await take(saleId)).body.total).toBe(75_000);
	});

	it("is refused when late, given back twice, offered to a friend or received by transfer", async () => {
		const { numbers, eventId } = await sellOut(3);
		await giveBack(numbers[0]!);
		expect((await giveBack(numbers[0]!)).body.error).toBe("passes.offered");
		expect((await giveBack(numbers[1]!, fan)).status).toBe(404);
		await call(transferTicket, { code: numbers[1]!, recipient: "a@warga.example" }, { token: giver.token });
		expect((await giveBack(numbers[1]!)).body.error).toBe("passes.offered");
		const offer = { code: numbers[0]!, recipient: "a@warga.example" };
		expect((await call(transferTicket, offer, { token: giver.token })).body.error).toBe("passes.offered");
		await db.update(issuedTickets).set({ memberId: fan.id }).where(eq(issuedTickets.number, numbers[2]!));
		expect((await giveBack(numbers[2]!, fan)).body.error).toBe("return.not_possible");
		await db.execute(
			sql`update ticket_returns set outcome = 'withdrawn', ended_at = now() where outcome is null`,
		);
		await db.execute(sql`update events set starts_at = now() + interval '5 hours' where id = ${eventId}`);
		expect((await giveBack(numbers[0]!)).body.error).toBe("return.too_late");
	});
});

describe("a place that nobody has any more", () => {
	/** As anyone else sees the sale's page. */
	const buy = async (sale: { saleId: string; sections: { id: string }[] }, by: Fan, quantity = 1) =>
		(
			await call(
				holdTickets,
				{ saleId: sale.saleId, sections: [{ sectionId: sale.sections[0]!.id, quantity }] },
				{ token: by.token },
			)
		).body.error ?? "held";
	const refund = (number: string, quantity: number) =>
		transaction(db, (db) =>
			refundOrder(
				{ ...context, db },
				{ number, lines: [{ position: 1, quantity }], reason: "goodwill", actor: "staff" },
			),
		);
	const tend = async () => {
		await watchReturns.run(context, {});
		await runJobs();
	};

	it("freed by a refund goes to the waiting list, and nobody else can buy it meanwhile", async () => {
		const sale = await sellOut(3);
		const [pair, stranger] = [await createLoggedInMember(db), await createLoggedInMember(db)];
		await join(sale.saleId, 2, pair);
		await join(sale.saleId, 1, fan);
		await refund(sale.order.number, 1);
		// The first wants two: it is the second one's.
		expect(await buy(sale, stranger)).toBe("tickets.not_enough");
		expect((await join(sale.saleId, 1, stranger)).status).toBe(200);
		await tend();
		expect(await waitingOf(sale.saleId, pair)).toMatchObject({ offer: null });
		expect((await waitingOf(sale.saleId))!.offer).toMatchObject({ price: 75_000 });
		expect(await mailsTo(fan)).toContain("Giliranmu di daftar tunggu");
		expect(await buy(sale, stranger)).toBe("tickets.not_enough");
		const { number } = (await take(sale.saleId)).body;
		expect(await buy(sale, stranger)).toBe("tickets.not_enough");
		await pay(number);
		await runJobs();
		expect(await tickets(fan)).toMatchObject([{ state: "valid", holder: "Bagas" }]);
		expect(await waitingOf(sale.saleId)).toBeNull();
		expect((await tickets(giver)).filter(({ state }) => state === "valid")).toHaveLength(2);
		expect(await faults()).toEqual([]);
	});

	it("freed by an unpaid order is offered to the next in line until somebody pays, then to everybody", async () => {
		const sale = await createTicketSale(db, {}, [{ quota: 1 }]);
		expect(await buy(sale, giver)).toBe("held");
		await db.execute(sql`update holds set expires_at = now() + interval '1 hour'`);
		const next = await createLoggedInMember(db);
		await join(sale.saleId, 1, fan);
		await join(sale.saleId, 1, next);
		await db.execute(sql`update holds set expires_at = now()`);
		expect(await buy(sale, giver)).toBe("tickets.not_enough");
		await tend();
		const { number } = (await take(sale.saleId)).body;
		await runJobs();
		await db.execute(sql`update orders set pay_by = now() where number = ${number}`);
		await expireOrders.run(context, {});
		expect(await buy(sale, giver)).toBe("tickets.not_enough");
		await tend();
		expect((await waitingOf(sale.saleId, next))!.offer).not.toBeNull();
		await call(leaveWaitingList, { sale: sale.saleId }, { token: next.token });
		await runJobs();
		expect(await buy(sale, giver)).toBe("held");
		expect(await faults()).toEqual([]);
	});

	it("is offered with its neighbour to two, and two seats apart go on general sale", async () => {
		const sale = await createTicketSale(db, {}, [{ quota: 3, perMemberLimit: 10 }]);
		const sectionId = sale.sections[0]!.id;
		await insertSeats(
			db,
			sectionId,
			[1, 2, 3].map((number) => ({ row: 1, number, isSold: true })),
		);
		await db.execute(sql`update allotments set sold = 3 where id = ${sectionId}`);
		const seats = await listSeats(db, sectionId);
		const free = (at: number) =>
			db.execute(sql`update allotments set sold = sold - 1 where id in (${seats[at]!.id}, ${sectionId})`);
		await join(sale.saleId, 2);
		await free(0);
		await free(2);
		await tend();
		expect((await waitingOf(sale.saleId))!.offer).toBeNull();
		const hold = (seat: string) =>
			call(
				holdTickets,
				{ saleId: sale.saleId, sections: [{ sectionId, quantity: 1 }], seats: [seat] },
				{ token: giver.token },
			);
		expect((await hold(seats[0]!.id)).status).toBe(200);
		await free(1);
		expect((await hold(seats[0]!.id)).body.error).toBe(undefined);
		await tend();
		expect((await waitingOf(sale.saleId))!.offer!.seats).toMatchObject([{ number: 2 }, { number: 3 }]);
		await pay((await take(sale.saleId)).body.number);
		await runJobs();
		expect((await tickets(fan)).map(({ seat }) => seat!.number).sort()).toEqual([2, 3]);
		expect(await faults()).toEqual([]);
	});
});

describe("the waiting list", () => {
	it("is only for what is sold out, once per fan, for one to four tickets", async () => {
		const { saleId, slug: _ } = await sellOut(1);
		expect((await join(saleId, 5)).status).toBe(422);
		expect((await join(saleId, 1, fan, "tidak-ada")).body.error).toBe("tickets.unknown_section");
		expect((await join(saleId, 2, fan, "utara-1")).body.waiting).toMatchObject({
			section: "Utara 1",
			size: 2,
		});
		expect((await join(saleId)).body.error).toBe("waiting.already");
		const free = await createTicketSale(db);
		expect((await join(free.saleId)).body.error).toBe("waiting.still_tickets");
		const later = await createTicketSale(db, { opens: 1 });
		expect((await join(later.saleId)).body.error).toBe("tickets.not_open");
		await call(leaveWaitingList, { sale: saleId }, { token: fan.token });
		expect(await waitingOf(saleId)).toBeNull();
	});

	it("ends when the match begins", async () => {
		const { saleId, eventId } = await sellOut(1);
		await join(saleId);
		await watchReturns.run(context, {});
		expect(await waitingOf(saleId)).not.toBeNull();
		await db.execute(sql`update events set starts_at = now() where id = ${eventId}`);
		await watchReturns.run(context, {});
		expect(await waitingOf(saleId)).toBeNull();
		expect((await join(saleId)).body.error).toBe("tickets.closed");
	});

	it("cannot be left while an order awaits payment; cancelling that order lets the next one in", async () => {
		const { saleId, numbers } = await sellOut(1);
		const next = await createLoggedInMember(db);
		await giveBack(numbers[0]!);
		await join(saleId);
		await join(saleId, 1, next);
		await runJobs();
		const order = await orderOf((await take(saleId)).body.number);
		const left = await call(leaveWaitingList, { sale: saleId }, { token: fan.token });
		expect(left.body.error).toBe("waiting.being_paid");
		await transaction(db, (db) => cancelOrder({ ...context, db }, order.id, fan.id));
		await watchReturns.run(context, {});
		await runJobs();
		expect((await waitingOf(saleId, next))!.offer).not.toBeNull();
		expect(await faults()).toEqual([]);
	});
});
