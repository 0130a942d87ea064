import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { messages } from "../../messages/tables.server";
import { readAllotments } from "../../orders/allotments/allotments.server";
import { settleAttempt } from "../../orders/factories.server";
import { expireOrders } from "../../orders/payments/close-order.server";
import { listAttempts } from "../../orders/payments/find-attempts.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { orders } from "../../orders/tables.server";
import { holdTickets } from "../holds/hold-contract";
import { admitTicket } from "../issued/admit-ticket.server";
import { passByCode, passList } from "../issued/contract";
import { issuedTickets } from "../issued/tables.server";
import { insertSeats } from "../seats/section-seats.server";
import { joinWaitingList } from "../waiting-list/contract";
import { waitingRooms } from "../waiting-room/tables.server";
import {
	cancelAtCounter,
	counterOrder,
	giftList,
	giveTickets,
	sellAtCounter,
	takeBackGift,
} from "./contract";

const { db, jobs, settings, call, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const invariants = readFileSync("app/orders/invariants.sql", "utf8");
const faults = async () => (await db.execute(sql.raw(invariants))).rows;

const staff = await createLoggedInMember(db, { name: "Rina Loket" });
await grantRoles(db, { memberId: staff.id, roles: ["ticketing"], by: null });
const asStaff = () => ({ token: staff.token, headers: { "idempotency-key": randomUUID() } });
const provenFan = (overrides = {}) =>
	createLoggedInMember(db, { emailVerifiedAt: new Date(), phoneVerifiedAt: new Date(), ...overrides });

type Sale = Awaited<ReturnType<typeof createTicketSale>>;
const give = (sale: Sale, more: object = {}) =>
	call(
		giveTickets,
		{
			event: sale.slug,
			sectionId: sale.sections[0]!.id,
			quantity: 2,
			name: "Ibu Wali Kota",
			recipient: "tamu@kota.example",
			reason: "Tamu kehormatan",
			...more,
		},
		asStaff(),
	);
const sell = (sale: Sale, more: object = {}) =>
	call(sellAtCounter, { event: sale.slug, sectionId: sale.sections[0]!.id, quantity: 2, ...more }, asStaff());
const standing = async (id: string) => (await readAllotments(db, [id])).get(id)!;
const mailTo = async (to: string) => db.select().from(messages).where(eq(messages.to, to));
const passesOf = async (number: string) => {
	const order = (await findAnyOrder(db, { number }))!;
	return db
		.select()
		.from(issuedTickets)
		.where(eq(issuedTickets.orderId, order.id))
		.orderBy(issuedTickets.place);
};
async function pay(number: string) {
	const [attempt] = await listAttempts(db, (await findAnyOrder(db, { number }))!.id);
	await settleAttempt(context, attempt!.id);
	await runJobs();
}
async function numbered(rows: number, perRow: number) {
	const sale = await createTicketSale(db, {}, [{ quota: rows * perRow }]);
	const seats = Array.from({ length: rows * perRow }, (_, at) => ({
		row: 1 + Math.floor(at / perRow),
		number: 1 + (at % perRow),
	}));
	await insertSeats(db, sale.sections[0]!.id, seats);
	return sale;
}

it("gives real, free tickets that count as sold, by a link each to somebody without an account", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 3 }]);
	const { status, body } = await give(sale);
	expect(status).toBe(201);
	await runJobs();
	expect(await standing(sale.sections[0]!.id)).toMatchObject({ sold: 2, held: 0, left: 1 });
	const own = await passesOf(body.number);
	expect(own.map(({ state, holder }) => [state, holder])).toEqual([
		["valid", "Ibu Wali Kota"],
		["valid", "Ibu Wali Kota"],
	]);
	const [mail, ...more] = await mailTo("tamu@kota.example");
	expect(more).toEqual([]);
	const links = [...(mail!.text ?? "").matchAll(/https?:\/\/\S+\/([A-Za-z0-9_-]{60,})/g)].map(
		([, code]) => code!,
	);
	expect(links).toHaveLength(2);
	const shown = await call(passByCode, { code: links[0]! }, {});
	expect(shown.body.pass).toMatchObject({ state: "valid", holder: "Ibu Wali Kota" });
	expect((await give(sale)).body.error).toBe("tickets.not_enough");
	const [log] = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.subject, `order/${body.number}`));
	expect(log).toMatchObject({ action: "tickets.give", memberId: staff.id });
	expect(log!.after).toMatchObject({ reason: "Tamu kehormatan", quantity: 2 });
	expect(await faults()).toEqual([]);
});

it("puts a member's gift into their account, outside their limit", async () => {
	const sale = await createTicketSale(db, {}, [{ perMemberLimit: 2 }]);
	const fan = await provenFan();
	await give(sale, { recipient: fan.email, quantity: 3, name: fan.name });
	await runJobs();
	const { body } = await call(passList, { when: "upcoming" }, { token: fan.token });
	expect(body.events.flatMap(({ passes }) => passes)).toHaveLength(3);
	const wish = { saleId: sale.saleId, sections: [{ sectionId: sale.sections[0]!.id, quantity: 2 }] };
	expect((await call(holdTickets, wish, { token: fan.token })).status).toBe(200);
	expect((await mailTo(fan.email)).map(({ template }) => template)).toEqual(["box-office-tickets"]);
});

it("takes a gift back until somebody enters with it: the code is void, the place is free", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 2 }]);
	const { body } = await give(sale);
	const back = () => call(takeBackGift, { number: body.number }, asStaff());
	expect((await back()).status).toBe(200);
	expect((await passesOf(body.number)).map(({ state }) => state)).toEqual(["void", "void"]);
	expect(await standing(sale.sections[0]!.id)).toMatchObject({ sold: 0, left: 2 });
	expect((await back()).body.error).toBe("box_office.taken_back");
	const again = (await give(sale)).body.number;
	await admitTicket(db, (await passesOf(again))[0]!.number, "C", new Date());
	expect((await call(takeBackGift, { number: again }, asStaff())).body.error).toBe("box_office.used");
	const list = (await call(giftList, { event: sale.slug }, asStaff())).body.gifts;
	expect(list.map(({ number, valid, used, isTakenBack }) => [number, valid, used, isTakenBack])).toEqual([
		[again, 2, 1, false],
		[body.number, 0, 0, true],
	]);
	await runJobs();
	expect(await faults()).toEqual([]);
});

it("gives the chosen seats, or the best adjacent ones, and never a taken one", async () => {
	const sale = await numbered(3, 5);
	const seats = [
		{ row: 2, number: 3 },
		{ row: 2, number: 4 },
	];
	const { body } = await give(sale, { seats });
	const [gift] = (await call(giftList, { event: sale.slug }, asStaff())).body.gifts;
	expect(gift!.places).toEqual(["Utara 1, baris 2 kursi 3", "Utara 1, baris 2 kursi 4"]);
	expect((await give(sale, { seats })).body).toMatchObject({
		error: "tickets.seat_taken",
		message: "Utara 1, baris 2 kursi 3 baru saja diambil. Yang terdekat: baris 2 kursi 2.",
	});
	expect((await give(sale, { seats: [{ row: 9, number: 9 }] })).body.error).toBe("tickets.unknown_seat");
	expect((await give(sale, { seats: seats.slice(1) })).body.error).toBe("tickets.seats_needed");
	expect((await give(sale, { quantity: 3 })).status).toBe(201);
	const taken = await db
		.select({ seatId: issuedTickets.seatId })
		.from(issuedTickets)
		.where(eq(issuedTickets.eventId, sale.eventId));
	expect(new Set(taken.map(({ seatId }) => seatId)).size).toBe(5);
	await call(takeBackGift, { number: body.number }, asStaff());
	expect((await give(sale, { seats })).status).toBe(201);
	expect(await faults()).toEqual([]);
});

it("never gives or sells more than there are, however many requests come at once", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 5 }]);
	const answers = await Promise.all([
		...Array.from({ length: 4 }, () => give(sale, { quantity: 1 })),
		...Array.from({ length: 4 }, () => sell(sale, { quantity: 1 })),
	]);
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
	expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
	expect((await standing(sale.sections[0]!.id)).left).toBe(0);
	expect(await faults()).toEqual([]);
});

it("requires a reason and a valid address, and gives nothing for a past match", async () => {
	const sale = await createTicketSale(db);
	expect((await give(sale, { reason: " " })).status).toBe(422);
	expect((await give(sale, { recipient: "bukan alamat" })).body.errors).toHaveProperty("recipient");
	const past = await createTicketSale(db, { starts: -2, opens: -9, closes: -2 });
	await db.execute(sql`update events set status = 'finished' where id = ${past.eventId}`);
	expect((await give(past)).body.error).toBe("tickets.closed");
	expect((await sell(past)).body.error).toBe("tickets.closed");
	const fan = await provenFan();
	expect((await call(giftList, { event: sale.slug }, { token: fan.token })).status).toBe(403);
});

it("sells at the counter: a QRIS code, and printable tickets once it is paid", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 4 }]);
	const { status, body } = await sell(sale);
	expect(status).toBe(201);
	expect(body).toMatchObject({
		state: "awaiting_payment",
		total: 150_000,
		passes: [],
		name: "Pembeli loket",
	});
	await runJobs();
	const read = async () => (await call(counterOrder, { number: body.number }, asStaff())).body;
	expect((await read()).qr).toMatch(/^0002/);
	expect(await standing(sale.sections[0]!.id)).toMatchObject({ held: 2, sold: 0 });
	await pay(body.number);
	const paid = await read();
	expect(paid).toMatchObject({ state: "issued", qr: null, pageUrl: null });
	expect(paid.passes.map(({ state, qr }) => [state, qr !== null])).toEqual([
		["valid", true],
		["valid", true],
	]);
	expect((await call(cancelAtCounter, { number: body.number }, asStaff())).body.error).toBe(
		"box_office.not_open",
	);
	expect(await faults()).toEqual([]);
});

it("sends what was sold at the counter by text message, or into the account of whoever has one", async () => {
	const sale = await createTicketSale(db, {}, [{ perMemberLimit: 2 }]);
	const stranger = await sell(sale, { recipient: "0812 9999 0001", name: "Pak Joko" });
	await runJobs();
	await pay(stranger.body.number);
	const texts = await mailTo("+6281299990001");
	expect(texts.map(({ template }) => template)).toEqual(["ticket-link", "ticket-link"]);
	const fan = await provenFan();
	const own = await sell(sale, { recipient: fan.phone });
	await runJobs();
	await pay(own.body.number);
	const { body } = await call(passList, { when: "upcoming" }, { token: fan.token });
	expect(body.events.flatMap(({ passes }) => passes)).toHaveLength(2);
	expect((await sell(sale, { recipient: fan.phone })).body.error).toBe("tickets.over_limit");
	expect(await faults()).toEqual([]);
});

it("releases places that nobody pays for, by a press or by itself", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 4 }]);
	const [first, second] = [(await sell(sale)).body.number, (await sell(sale)).body.number];
	const cancelled = await call(cancelAtCounter, { number: first }, asStaff());
	expect(cancelled.body.state).toBe("cancelled");
	expect((await call(cancelAtCounter, { number: first }, asStaff())).status).toBe(200);
	await db.execute(sql`update orders set pay_by = now() - interval '1 second' where number = ${second}`);
	await expireOrders.run(context, {});
	expect(await standing(sale.sections[0]!.id)).toMatchObject({ held: 0, sold: 0, left: 4 });
	const log = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.subject, `order/${first}`));
	expect(log.map(({ action }) => action).sort()).toEqual(["tickets.counter", "tickets.counter-cancel"]);
	await runJobs();
	expect(await faults()).toEqual([]);
});

it("sells nothing before the sale opens, past the queue, or ahead of the waiting list", async () => {
	const soon = await createTicketSale(db, { opens: 1 });
	expect((await sell(soon)).body.error).toBe("tickets.not_open");
	const sale = await createTicketSale(db, {}, [{ quota: 2 }]);
	const startsAt = new Date(Date.now() - 60_000);
	await db.insert(waitingRooms).values({ saleId: sale.saleId, startsAt, perMinute: 60 });
	expect((await sell(sale)).body.error).toBe("box_office.room_is_on");
	const full = await createTicketSale(db, {}, [{ quota: 2 }]);
	const gift = await give(full);
	const fan = await provenFan();
	const joined = await call(joinWaitingList, { sale: full.saleId, size: 2 }, { token: fan.token });
	expect(joined.status).toBe(200);
	await call(takeBackGift, { number: gift.body.number }, asStaff());
	expect((await sell(full, { quantity: 1 })).body.error).toBe("tickets.not_enough");
	expect((await give(full, { quantity: 1 })).body.error).toBe("tickets.not_enough");
	expect(await faults()).toEqual([]);
});

it("makes one order however often the same request arrives, and shows no other orders", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 9 }]);
	const key = { token: staff.token, headers: { "idempotency-key": randomUUID() } };
	const input = { event: sale.slug, sectionId: sale.sections[0]!.id, quantity: 1 };
	const first = await call(sellAtCounter, input, key);
	const second = await call(sellAtCounter, input, key);
	expect(second.body.number).toBe(first.body.number);
	const [fanOrder] = await db.select().from(orders).where(eq(orders.kind, "goods")).limit(1);
	for (const number of ["SU-000000-AAAAA", fanOrder?.number ?? "x", (await give(sale)).body.number])
		expect((await call(counterOrder, { number }, asStaff())).body.error).toBe("box_office.unknown");
	expect((await call(takeBackGift, { number: first.body.number }, asStaff())).body.error).toBe(
		"box_office.unknown",
	);
});

it("a counter order costs what its screen showed, or is not placed", async () => {
	const sale = await createTicketSale(db, {}, [{ price: 80_000 }]);
	await db.execute(sql`update ticket_sections set price = 240000 where id = ${sale.sections[0]!.id}`);
	const refused = await sell(sale, { total: 160_000 });
	expect([refused.status, refused.body.error]).toEqual([409, "tickets.total_changed"]);
	expect((await standing(sale.sections[0]!.id)).left).toBe(100);
	expect((await sell(sale, { total: 480_000 })).body.total).toBe(480_000);
});
