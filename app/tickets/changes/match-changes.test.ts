import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buyTickets, callAs, createTicketSale, inDays } from "../../../test/ticket-sale";
import { eventDetail } from "../../matches/events/contract";
import { createMember } from "../../members/factories.server";
import { openSession } from "../../members/sessions/sessions.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { inbox } from "../../messages/inbox/inbox-contract";
import { settleAttempt } from "../../orders/factories.server";
import { listAttempts } from "../../orders/payments/find-attempts.server";
import { reconcile } from "../../orders/reconciliation/reconcile.server";
import { listRefunds } from "../../orders/refunds/refunds.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { tryVouchers } from "../../orders/vouchers/vouchers.server";
import { transaction } from "../../platform/data/transaction.server";
import type { Role } from "../../platform/http/access";
import { placeTicketOrder, ticketVoucherTrial } from "../buying/order-contract";
import { orderTickets } from "../buying/order-tickets.server";
import { ticketSale } from "../contract";
import { gateScan } from "../gate/contract";
import { giveBackTicket } from "../issued/returns/contract";
import { issuedTickets } from "../issued/tables.server";
import { transferTicket } from "../issued/transfers/contract";
import { ticketSales } from "../tables.server";
import { chooseForTickets, myChangedTickets as ownChanges } from "./contract";
import { settleChanges } from "./settle-changes.server";
import { changeMatch, matchChangeList, previewMatchChange, touchedOrders } from "./staff-contract";
import { changedTickets, matchChanges } from "./tables.server";

const { app, db, call, jobs, settings, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const invariants = readFileSync(`${import.meta.dirname}/../../orders/invariants.sql`, "utf8");

const tokenOf = async (id: string) => (await openSession(db, id, "Chrome · Linux")).access_token;
const once = () => ({ "idempotency-key": randomUUID() });

async function staffWith(role: Role) {
	const { id } = await createMember(db);
	await grantRoles(db, { memberId: id, roles: [role], by: null });
	return tokenOf(id);
}
/** Around the clock, whatever zone the club is in. */
const today = () => {
	const [from, to] = [inDays(-1), inDays(1)].map((day) => day.toISOString().slice(0, 10));
	return { from: from!, to: to! };
};
const ticketing = await staffWith("ticketing");

/** A fan with tickets, and the calls they can make. */
async function fanWith(sale: Awaited<ReturnType<typeof createTicketSale>>, quantity = 2, section = 0) {
	const { id, email } = await createMember(db);
	const sectionId = sale.sections[section]!.id;
	const order = await buyTickets(context, id, { saleId: sale.saleId, sectionId, quantity });
	const token = await tokenOf(id);
	const asked = async () => (await call(ownChanges, {}, { token })).body.tickets;
	const choose = async (choice: "keep" | "credit" | "refund", ticket?: string) =>
		call(chooseForTickets, { id: ticket ?? (await asked())[0]!.id, choice }, { token, headers: once() });
	const states = async () =>
		(await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, order.id))).map(
			({ state, frozenBy }) => (frozenBy && state === "valid" ? "frozen" : state),
		);
	return { id, email, token, order, asked, choose, states };
}

const postponed = (event: string, more: object = {}) => ({
	event,
	kind: "postponed" as const,
	answerBy: inDays(2).toISOString(),
	...more,
});
const change = (input: Parameters<typeof call<typeof changeMatch>>[1]) =>
	call(changeMatch, input, { token: ticketing, headers: once() });

const faults = async () => (await db.execute(sql.raw(invariants))).rows;
const timeIsUp = (id: string) =>
	db
		.update(matchChanges)
		.set({ answerBy: inDays(-1) })
		.where(eq(matchChanges.id, id));
const messagesTo = async (email: string) =>
	(
		await db.execute<{ template: string }>(
			sql`select template from messages where recipient = ${email} order by created_at`,
		)
	).rows.map(({ template }) => template);

it("says who would be affected and for how much, and changes nothing", async () => {
	const sale = await createTicketSale(db);
	const fan = await fanWith(sale, 3);
	await fanWith(sale, 1);
	const { status, body } = await call(previewMatchChange, postponed(sale.slug), { token: ticketing });
	expect(status).toBe(200);
	expect(body).toMatchObject({
		isKnown: false,
		touched: { fans: 2, orders: 2, tickets: 4, amount: 300_000, unanswered: "refund", canKeep: true },
	});
	expect(body.touched.methods).toEqual([{ method: "qris", orders: 2, tickets: 4, amount: 300_000 }]);
	expect(body.touched.sections).toMatchObject([{ key: "utara-1", tickets: 4 }]);
	expect(await fan.states()).toEqual(["valid", "valid", "valid"]);
	expect(await db.$count(matchChanges, eq(matchChanges.eventId, sale.eventId))).toBe(0);
	expect((await call(previewMatchChange, postponed(sale.slug), { token: fan.token })).status).toBe(403);
});

it("freezes tickets at the gate until their owner has chosen, and tells everybody once", async () => {
	const sale = await createTicketSale(db);
	const fan = await fanWith(sale);
	const { body } = await change(
		postponed(sale.slug, { note: { id: "Lapangan tergenang.", en: "Flooded." } }),
	);
	expect(body).toMatchObject({ isKnown: false, touched: { fans: 1, tickets: 2 } });
	expect(await fan.states()).toEqual(["frozen", "frozen"]);
	const scan = async () => {
		const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, fan.order.id));
		const at = new Date().toISOString();
		const scans = [{ id: randomUUID(), code: pass!.number, isManual: true, direction: "in" as const, at }];
		const input = { event: sale.slug, gate: "C", scanner: "s1", sentAt: at, scans };
		return (await call(gateScan, input, { token: await staffWith("gate") })).body.results[0]!.verdict;
	};
	expect(await scan()).toBe("frozen");
	const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, fan.order.id));
	const code = pass!.number;
	const back = await call(giveBackTicket, { code }, { token: fan.token });
	expect(back.body.error).toBe("passes.frozen");
	const given = await call(transferTicket, { code, recipient: "teman@warga.example" }, { token: fan.token });
	expect(given.body.error).toBe("passes.frozen");

	await runJobs();
	await runJobs();
	expect((await messagesTo(fan.email)).filter((name) => name === "match-changed")).toHaveLength(1);
	const inbox = await app.inject({ url: "/api/inbox", headers: { authorization: `Bearer ${fan.token}` } });
	expect(inbox.json().messages[0].body).toContain("Lapangan tergenang.");

	expect(await fan.asked()).toMatchObject([
		{
			tickets: 2,
			amount: 150_000,
			choices: ["keep", "credit", "refund"],
			unanswered: "refund",
			choice: null,
		},
	]);
	expect((await fan.choose("keep")).body.ticket).toMatchObject({ choice: "keep", choices: [] });
	expect(await fan.states()).toEqual(["valid", "valid"]);
	expect(await scan()).toBe("in");
	expect(await faults()).toEqual([]);
});

it("tells the fan of one ticket about one ticket", async () => {
	const sale = await createTicketSale(db);
	const [one, two] = [await fanWith(sale, 1), await fanWith(sale, 2)];
	await change(postponed(sale.slug));
	await runJobs();
	const told = async ({ token }: typeof one) =>
		(await call(inbox, {}, { token, language: "en" })).body.messages[0]!.body;
	expect(await told(one)).toMatch(/ Choose what to do with your ticket\.$/);
	expect(await told(two)).toMatch(/ Choose what to do with your 2 tickets\.$/);
});

it("updates page, sale and calendar, whose sequence grows", async () => {
	const sale = await createTicketSale(db);
	await fanWith(sale);
	const calendar = async () => (await app.inject({ url: `/event/${sale.slug}.ics` })).body;
	const sequence = async () => Number(/SEQUENCE:(\d+)/.exec(await calendar())![1]);
	const page = async () => (await call(eventDetail, { slug: sale.slug })).body;
	const before = await sequence();

	await change(postponed(sale.slug));
	expect((await page()).status).toBe("postponed");
	const second = await sequence();
	expect(second).toBeGreaterThan(before);

	const startsAt = inDays(30).toISOString();
	const { closesAt } = (await db.select().from(ticketSales).where(eq(ticketSales.id, sale.saleId)))[0]!;
	await change({ event: sale.slug, kind: "moved", startsAt, answerBy: inDays(3).toISOString() });
	expect(await page()).toMatchObject({ status: "upcoming", startsAt });
	expect((await page()).previousStartsAt).not.toBeNull();
	const [moved] = await db.select().from(ticketSales).where(eq(ticketSales.id, sale.saleId));
	expect(moved!.closesAt.getTime()).toBeGreaterThan(closesAt.getTime());
	const third = await sequence();
	expect(third).toBeGreaterThan(second);

	await change({ event: sale.slug, kind: "no_spectators", answerBy: inDays(3).toISOString() });
	expect((await page()).notice).toBe("Laga ini tanpa penonton.");
	expect((await call(ticketSale, { event: sale.slug })).body).toMatchObject({
		notice: "Laga ini tanpa penonton.",
		sections: [{ isClosed: true, left: 0, availability: "none" }],
	});
	expect(await calendar()).toContain("Laga ini tanpa penonton.");
	expect(await sequence()).toBeGreaterThan(third);
});

it("is idempotent, even when two do it at once", async () => {
	const sale = await createTicketSale(db);
	const fan = await fanWith(sale);
	const [first, second] = await Promise.all([change(postponed(sale.slug)), change(postponed(sale.slug))]);
	expect([first.body.isKnown, second.body.isKnown].toSorted()).toEqual([false, true]);
	expect(first.body.id).toBe(second.body.id);
	await fan.choose("keep");
	expect((await change(postponed(sale.slug))).body).toMatchObject({ isKnown: true, id: first.body.id });
	expect(await fan.states()).toEqual(["valid", "valid"]);
	expect(await db.$count(changedTickets, eq(changedTickets.changeId, first.body.id))).toBe(1);
	const audits = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.subject, `event/${sale.slug}`));
	expect(audits.map(({ action }) => action)).toEqual(["match-changes.make"]);
});

it("refunds exactly the fan's own tickets, once", async () => {
	const sale = await createTicketSale(db);
	const [giver, friend] = [await fanWith(sale, 3), await fanWith(sale, 1)];
	// The friend has one of the giver's tickets by now.
	await db.execute(sql`
		update passes set member_id = ${friend.id} where order_id = ${giver.order.id} and place = 1`);
	await change(postponed(sale.slug));
	expect(await giver.asked()).toMatchObject([{ tickets: 2, amount: 150_000 }]);
	const given = (await friend.asked()).find(({ orderNumber }) => orderNumber === giver.order.number)!;
	expect(given).toMatchObject({ tickets: 1, choices: ["keep", "credit"], unanswered: "credit" });
	expect((await friend.choose("refund", given.id)).body.error).toBe("change.not_offered");

	const asked = (await giver.asked())[0]!.id;
	const answers = await Promise.all([giver.choose("refund", asked), giver.choose("refund", asked)]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	expect((await giver.states()).toSorted()).toEqual(["frozen", "void", "void"]);
	expect((await giver.choose("keep", asked)).body.error).toBe("change.answered");
	await runJobs();
	const { rows } = await db.execute(
		sql`select amount, state from refunds where order_id = ${giver.order.id}`,
	);
	expect(rows).toEqual([{ amount: 150_000, state: "done" }]);

	expect((await friend.choose("credit", given.id)).body.ticket.voucher).toMatch(/^KREDIT/);
	expect(await giver.states()).toEqual(["void", "void", "void"]);
	expect((await giver.choose("keep", given.id)).status).toBe(404);
	expect(await faults()).toEqual([]);
});

it("gives credit that only its owner can spend, a part at a time", async () => {
	const sale = await createTicketSale(db);
	const [fan, stranger] = [await fanWith(sale), await fanWith(sale)];
	await change(postponed(sale.slug));
	const code = (await fan.choose("credit")).body.ticket.voucher!;
	const lines = (amount: number) => [{ key: "a", position: 1, kind: "goods" as const, amount }];
	const tried = (id: string, amount: number) => tryVouchers(callAs(context, id), [code], lines(amount));
	expect((await tried(stranger.id, 50_000)).refused).toMatchObject([{ reason: "voucher.unknown" }]);
	expect((await tried(fan.id, 50_000)).discounts).toMatchObject([{ amount: 50_000 }]);
	await db.execute(
		sql`update allotments set sold = 100000 where id = (select budget_id from vouchers where code = ${code})`,
	);
	expect((await tried(fan.id, 80_000)).discounts).toMatchObject([{ amount: 50_000 }]);
	await db.execute(
		sql`update allotments set sold = 0 where id = (select budget_id from vouchers where code = ${code})`,
	);
	const { rows } = await db.execute(sql`
		select account, sum(amount)::int as sum from ledger_entries where order_id = ${fan.order.id} group by account having sum(amount) <> 0 order by 1`);
	expect(rows).toEqual([
		{ account: "credit", sum: -150_000 },
		{ account: "gateway", sum: 150_000 },
	]);
	expect(await messagesTo(fan.email)).toContain("ticket-credit");
});

it("pays for other tickets with the credit, and gives it back when they go back", async () => {
	const [changed, next] = [await createTicketSale(db), await createTicketSale(db)];
	const fan = await fanWith(changed, 4);
	await change(postponed(changed.slug));
	const code = (await fan.choose("credit")).body.ticket.voucher!;
	const wish = { saleId: next.saleId, sections: [{ sectionId: next.sections[0]!.id, quantity: 2 }] };
	const trial = await call(ticketVoucherTrial, { ...wish, vouchers: [code] }, { token: fan.token });
	expect(trial.body).toMatchObject({ discounts: [{ code, amount: 150_000 }], total: 0 });
	const order = (vouchers: string[], token = fan.token) =>
		call(placeTicketOrder, { ...wish, method: "qris", vouchers }, { token, headers: once() });
	expect((await order(["TIDAKADA"])).body.error).toBe("voucher.unknown");
	const placed = await order([code]);
	expect(placed.body).toMatchObject({ total: 0 });
	await runJobs();
	const left = async () =>
		(await call(ticketVoucherTrial, { ...wish, vouchers: [code] }, { token: fan.token })).body.discounts[0]
			?.amount;
	expect(await left()).toBe(150_000);
	const { rows: ledger } = await db.execute(sql`
		select account, sum(amount)::int as sum from ledger_entries
		where order_id = (select id from orders where number = ${placed.body.number}) group by account order by 1`);
	expect(ledger).toEqual([
		{ account: "credit", sum: 150_000 },
		{ account: "sales", sum: -150_000 },
	]);
	expect(await faults()).toEqual([]);
	await change({ event: next.slug, kind: "cancelled", answerBy: inDays(1).toISOString() });
	const [asked] = await fan.asked();
	// Nobody is offered "Rp 0 back": it is the credit that comes back.
	expect(asked).toMatchObject({ amount: 0, credit: 150_000, choices: ["credit"], unanswered: "credit" });
	expect((await fan.choose("refund", asked!.id)).body).toMatchObject({ error: "change.not_offered" });
	const answered = await fan.choose("credit", asked!.id);
	expect(answered.body.ticket).toMatchObject({ amount: 0, credit: 150_000, choice: "credit", voucher: null });
	const { rows } = await db.execute(
		sql`select sold::int from allotments where id = (select budget_id from vouchers where code = ${code})`,
	);
	expect(rows).toEqual([{ sold: 0 }]);
	await runJobs();
	expect(await faults()).toEqual([]);
});

it("gives back the credit that paid for a part as soon as that part goes back", async () => {
	const [changed, next] = [
		await createTicketSale(db),
		await createTicketSale(db, {}, [{ price: 70_001 }, { key: "timur-1", label: { id: "Timur 1" } }]),
	];
	const fan = await fanWith(changed, 2);
	await change(postponed(changed.slug));
	const code = (await fan.choose("credit")).body.ticket.voucher!;
	const { body: placed } = await call(
		placeTicketOrder,
		{
			saleId: next.saleId,
			sections: next.sections.map(({ id }) => ({ sectionId: id, quantity: 2 })),
			method: "qris",
			vouchers: [code],
		},
		{ token: fan.token, headers: once() },
	);
	expect(placed.total).toBe(2 * 70_001 + 150_000 - 150_000);
	const order = (await findAnyOrder(db, { number: placed.number }))!;
	await settleAttempt(context, (await listAttempts(db, order.id))[0]!.id);
	await runJobs();
	const budget = async () => {
		const { rows } = await db.execute<{ left: number }>(
			sql`select (size - sold)::int as left from allotments where id = (select budget_id from vouchers where code = ${code})`,
		);
		return rows[0]!.left;
	};
	expect(await budget()).toBe(0);
	await change({
		event: next.slug,
		kind: "stand_closed",
		sections: ["utara-1"],
		answerBy: inDays(1).toISOString(),
	});
	const [asked] = await fan.asked();
	expect(asked!.amount + asked!.credit).toBe(140_002);
	expect((await fan.choose("refund", asked!.id)).status).toBe(200);
	// 140.002 of 290.002 was paid by credit in proportion.
	const credit = Math.round((150_000 * 140_002) / 290_002);
	expect(await budget()).toBe(credit);
	const [refund] = await listRefunds(db, order.id);
	expect(refund!.amount).toBe(140_002 - credit);
	await runJobs();
	expect(await faults()).toEqual([]);
	expect((await reconcile(context, today())).differences).toEqual([]);

	await change({ event: next.slug, kind: "cancelled", answerBy: inDays(2).toISOString() });
	const [rest] = await fan.asked();
	expect((await fan.choose("refund", rest!.id)).status).toBe(200);
	expect(await budget()).toBe(150_000);
	await runJobs();
	expect(await faults()).toEqual([]);
	expect((await reconcile(context, today())).differences).toEqual([]);
});

it("closes a stand to its own fans only, and sells nothing there", async () => {
	const sale = await createTicketSale(db, {}, [
		{},
		{ key: "timur-1", stand: "timur", label: { id: "Timur 1" } },
	]);
	const [north, east] = [await fanWith(sale, 2, 0), await fanWith(sale, 2, 1)];
	const input = { event: sale.slug, kind: "stand_closed" as const, answerBy: inDays(2).toISOString() };
	expect((await change({ ...input, sections: ["barat-9"] })).status).toBe(422);
	await change({ ...input, sections: ["timur-1"] });
	expect(await north.states()).toEqual(["valid", "valid"]);
	expect(await east.asked()).toMatchObject([{ choices: ["credit", "refund"], kind: "stand_closed" }]);
	expect((await east.choose("keep")).body.error).toBe("change.not_offered");
	await east.choose("refund");
	const wish = (section: number) => ({
		saleId: sale.saleId,
		sections: [{ sectionId: sale.sections[section]!.id, quantity: 1 }],
		method: "qris" as const,
	});
	const order = (section: number) =>
		call(placeTicketOrder, wish(section), { token: north.token, headers: once() });
	expect((await order(1)).body.error).toBe("tickets.section_closed");
	expect((await order(0)).status).toBe(201);
});

it("asks anew when a match changes again, except those who were refunded", async () => {
	const sale = await createTicketSale(db);
	const [quick, slow] = [await fanWith(sale), await fanWith(sale)];
	await change(postponed(sale.slug));
	await quick.choose("refund");
	await change({
		event: sale.slug,
		kind: "moved",
		startsAt: inDays(20).toISOString(),
		answerBy: inDays(4).toISOString(),
	});
	expect((await quick.asked()).map(({ choice }) => choice)).toEqual(["refund"]);
	expect(await slow.asked()).toMatchObject([{ kind: "moved", choice: null }]);
	await runJobs();
	expect(await faults()).toEqual([]);
});

it("cancels what was not paid, refunds late payments, and asks those who paid just before", async () => {
	const sale = await createTicketSale(db);
	const place = async () => {
		const { id } = await createMember(db);
		const sections = [{ sectionId: sale.sections[0]!.id, quantity: 1 }];
		const wish = { saleId: sale.saleId, sections, method: "qris" as const };
		const { number } = await transaction(db, (db) => orderTickets({ ...callAs(context, id), db }, wish));
		return { id, number };
	};
	const [unpaid, paid] = [await place(), await place()];
	const stateOf = async (number: string) =>
		(await db.execute<{ state: string }>(sql`select state from orders where number = ${number}`)).rows[0]!
			.state;
	const pay = async (number: string) => {
		const order = (await findAnyOrder(db, { number }))!;
		const [attempt] = await listAttempts(db, order.id);
		await settleAttempt(context, attempt!.id);
	};
	await pay(paid.number);
	expect(
		(await call(previewMatchChange, postponed(sale.slug), { token: ticketing })).body.touched.unpaidOrders,
	).toBe(1);
	const { body } = await change(postponed(sale.slug));
	expect(body.touched).toMatchObject({ unpaidOrders: 1, fans: 1 });
	expect(await stateOf(unpaid.number)).toBe("cancelled");
	expect(await stateOf(paid.number)).toBe("issued");
	await pay(unpaid.number);
	await runJobs();
	const { rows } = await db.execute(
		sql`select reason, refunds.state from refunds join orders on orders.id = order_id where number = ${unpaid.number}`,
	);
	expect(rows).toEqual([{ reason: "order_cancelled", state: "done" }]);
	expect(await faults()).toEqual([]);
});

it("also asks those who paid after the change for an order from before it", async () => {
	const sale = await createTicketSale(db);
	await change(postponed(sale.slug));
	const late = await fanWith(sale);
	await settleChanges.run(context, {});
	expect(await late.asked()).toEqual([]);
	await db.execute(sql`update orders set created_at = now() - interval '1 day' where id = ${late.order.id}`);
	await settleChanges.run(context, {});
	expect(await late.asked()).toMatchObject([{ tickets: 2, choice: null }]);
	expect(await late.states()).toEqual(["frozen", "frozen"]);
	await settleChanges.run(context, {});
	expect(await late.asked()).toHaveLength(1);
});

it("applies the sale's rule to those who did not answer in time", async () => {
	for (const [rule, states] of [
		["keep", ["valid", "valid"]],
		["refund", ["void", "void"]],
	] as const) {
		const sale = await createTicketSale(db);
		await db.update(ticketSales).set({ unanswered: rule }).where(eq(ticketSales.id, sale.saleId));
		const fan = await fanWith(sale);
		const { body } = await change(postponed(sale.slug));
		await timeIsUp(body.id);
		expect((await fan.choose("refund")).body.error).toBe("change.too_late");
		await Promise.all([settleChanges.run(context, {}), settleChanges.run(context, {})]);
		expect(await fan.states()).toEqual(states);
		expect(await fan.asked()).toMatchObject([{ choice: rule, isDefault: true, choices: [] }]);
		const [made] = (await call(matchChangeList, { event: sale.slug }, { token: ticketing })).body.changes;
		expect(made).toMatchObject({
			answers: { open: { fans: 0 }, [rule]: { fans: 1, tickets: 2, amount: 150_000 } },
		});
		expect(made!.settledAt).not.toBeNull();
		const orders = await call(touchedOrders, { id: body.id }, { token: ticketing });
		expect(orders.body.orders).toMatchObject([{ number: fan.order.number, isBuyer: true, choice: rule }]);
	}
	await runJobs();
	expect(await faults()).toEqual([]);
});

it("refuses a change that makes no sense", async () => {
	const sale = await createTicketSale(db);
	const tomorrow = inDays(1).toISOString();
	const fieldsOf = async (input: object) =>
		Object.keys(
			(await change({ event: sale.slug, kind: "moved", answerBy: tomorrow, ...input })).body.errors ?? {},
		);
	expect(await fieldsOf({})).toEqual(["startsAt"]);
	expect(await fieldsOf({ startsAt: inDays(-1).toISOString() })).toEqual(["startsAt"]);
	expect(await fieldsOf({ startsAt: inDays(0.5).toISOString() })).toEqual(["answerBy"]);
	expect(await fieldsOf({ venue: "tidak-ada" })).toEqual(["venue"]);
	expect(await fieldsOf({ kind: "postponed", answerBy: inDays(-1).toISOString() })).toEqual(["answerBy"]);
	expect((await change(postponed("tidak-ada"))).status).toBe(404);
	await change({ event: sale.slug, kind: "cancelled", answerBy: tomorrow });
	expect((await change(postponed(sale.slug))).body.error).toBe("change.over");
});
