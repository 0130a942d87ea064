import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { members } from "../../members/tables.server";
import { leftOf } from "../../orders/allotments/allotments.server";
import { holds } from "../../orders/allotments/tables.server";
import { settleAttempt } from "../../orders/factories.server";
import { listAttempts } from "../../orders/payments/find-attempts.server";
import { refundOrder } from "../../orders/refunds/refund-order.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { transaction } from "../../platform/data/transaction.server";
import { placeTicketOrder } from "../buying/order-contract";
import { ticketSale } from "../contract";
import { issueTickets } from "../issued/issue-tickets.server";
import { issuedTickets } from "../issued/tables.server";
import { insertSeats, listSeats } from "../seats/section-seats.server";
import { ticketSales, ticketSections } from "../tables.server";
import { joinWaitingList } from "../waiting-list/contract";
import { holdTickets, myHold, releaseTickets } from "./hold-contract";

const { db, jobs, settings, call } = await testApp({}, { limits: noLimits });
type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;
let [fan, other]: [Fan, Fan] = [] as never;
beforeEach(async () => {
	[fan, other] = [await createLoggedInMember(db), await createLoggedInMember(db)];
});

async function addSale(quota = 4) {
	const { saleId, sections } = await createTicketSale(db, {}, [{ quota }]);
	return { saleId, section: sections[0]!.id };
}
/** Two rows of six, with a wheelchair place and its companion at the end of the first. */
async function addNumberedSale() {
	const sale = await addSale(12);
	const seats = [1, 2].flatMap((row) =>
		[1, 2, 3, 4, 5, 6].map((number) => {
			const kind = row === 1 && number > 4 ? (number === 5 ? "wheelchair" : "companion") : "seat";
			return { row, number, kind } as const;
		}),
	);
	await insertSeats(db, sale.section, seats);
	const all = await listSeats(db, sale.section);
	const seat = (row: number, number: number) =>
		all.find((one) => one.row === row && one.number === number)!.id;
	return { ...sale, seat };
}
type Sale = { saleId: string; section: string };
const wishOf = ({ saleId, section }: Sale, quantity: number, seats?: string[]) => ({
	saleId,
	sections: [{ sectionId: section, quantity }],
	...(seats && { seats }),
});
const hold = (sale: Sale, quantity: number, who = fan, seats?: string[]) =>
	call(holdTickets, wishOf(sale, quantity, seats), { token: who.token });
const order = (sale: Sale, quantity: number, who = fan, seats?: string[], holders?: string[]) =>
	call(
		placeTicketOrder,
		{ ...wishOf(sale, quantity, seats), method: "qris", ...(holders && { holders }) },
		{ token: who.token, headers: { "idempotency-key": randomUUID() } },
	);
const read = async ({ saleId }: Sale, who = fan) =>
	(await call(myHold, { sale: saleId }, { token: who.token })).body.hold;
const leftIn = async ({ section }: Sale) => {
	const [row] = await db
		.select({ left: leftOf(ticketSections) })
		.from(ticketSections)
		.where(eq(ticketSections.id, section));
	return row!.left;
};
async function payAndIssue(number: string) {
	const context = { db, jobs, settings, limits: noLimits };
	const placed = (await findAnyOrder(db, { number }))!;
	await settleAttempt(context, (await listAttempts(db, placed.id))[0]!.id);
	await issueTickets.run(context, { orderId: placed.id });
	return db
		.select()
		.from(issuedTickets)
		.where(eq(issuedTickets.orderId, placed.id))
		.orderBy(issuedTickets.place);
}

describe("holding tickets", () => {
	it("is for members whose e-mail or phone is verified, and so are orders and the waiting list", async () => {
		const sale = await addSale();
		const newcomer = await createLoggedInMember(db, { emailVerifiedAt: null });
		const joining = () => call(joinWaitingList, { sale: sale.saleId, size: 1 }, { token: newcomer.token });
		for (const { status, body } of [
			await hold(sale, 1, newcomer),
			await order(sale, 1, newcomer),
			await joining(),
		]) {
			expect(status).toBe(403);
			expect(body).toMatchObject({ error: "tickets.contact_unproven" });
		}
		expect(await leftIn(sale)).toBe(4);
		await db.update(members).set({ phoneVerifiedAt: new Date() }).where(eq(members.id, newcomer.id));
		expect((await hold(sale, 1, newcomer)).status).toBe(200);
		expect((await order(sale, 1, newcomer)).status).toBe(201);
	});

	it("keeps them for ten minutes by the ledger's clock, and is there after a reload", async () => {
		const sale = await addSale();
		const { body } = await hold(sale, 2);
		const minutes = (Date.parse(body.hold.expiresAt) - Date.parse(body.hold.now)) / 60_000;
		expect(minutes).toBeGreaterThan(9);
		expect(minutes).toBeLessThanOrEqual(10);
		const again = await read(sale);
		expect(again?.expiresAt).toBe(body.hold.expiresAt);
		expect(again?.sections).toEqual([{ sectionId: sale.section, quantity: 2, price: 75_000 }]);
		expect(await leftIn(sale)).toBe(2);
	});

	it("does not last longer when the choice changes", async () => {
		const sale = await addSale();
		await hold(sale, 1);
		await db.update(holds).set({ expiresAt: sql`now() + interval '60 seconds'` });
		const { body } = await hold(sale, 3);
		expect(Date.parse(body.hold.expiresAt) - Date.parse(body.hold.now)).toBeLessThanOrEqual(60_000);
		expect(await leftIn(sale)).toBe(1);
	});

	it("ends when it is released, or when it expires", async () => {
		const sale = await addSale();
		await hold(sale, 2);
		await call(releaseTickets, { sale: sale.saleId }, { token: other.token });
		expect(await leftIn(sale)).toBe(2);
		await call(releaseTickets, { sale: sale.saleId }, { token: fan.token });
		expect([await leftIn(sale), await read(sale)]).toEqual([4, null]);
		await hold(sale, 2);
		await db.update(holds).set({ expiresAt: sql`now() - interval '1 second'` });
		expect([await leftIn(sale), await read(sale)]).toEqual([4, null]);
	});

	it("is nobody else's: others don't see it and can't have what is in it", async () => {
		const sale = await addSale(2);
		await hold(sale, 2);
		expect(await read(sale, other)).toBeNull();
		expect((await hold(sale, 1, other)).body.error).toBe("tickets.not_enough");
		expect((await order(sale, 1, other)).body.error).toBe("tickets.not_enough");
	});

	it("goes over into the order, also when it was the last of the section", async () => {
		const sale = await addSale(2);
		await hold(sale, 2);
		const { status, body } = await order(sale, 2, fan, undefined, ["Nadia", ""]);
		expect([status, await leftIn(sale), await read(sale)]).toEqual([201, 0, null]);
		expect((await payAndIssue(body.number)).map(({ holder }) => holder)).toEqual(["Nadia", fan.name]);
	});

	it("takes no more names than tickets: none would go missing without a word", async () => {
		const sale = await addSale(4);
		const { status, body } = await order(sale, 1, fan, undefined, ["Nadia", "Rafi", "Sinta"]);
		expect([status, body.errors]).toEqual([
			422,
			{ holders: ["Lebih banyak nama daripada tiket: paling banyak 1."] },
		]);
		expect(await leftIn(sale)).toBe(4);
	});

	it("wanted by twenty fans at once goes to no more of them than there are places", async () => {
		const sale = await addSale(5);
		const fans = await Promise.all(Array.from({ length: 12 }, () => createLoggedInMember(db)));
		const answers = await Promise.all(fans.map((one) => hold(sale, 1, one)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
		expect(await leftIn(sale)).toBe(0);
	});

	it("made twice at once by one fan is one hold", async () => {
		const sale = await addSale();
		const answers = await Promise.all([hold(sale, 2), hold(sale, 2), hold(sale, 2)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await leftIn(sale)).toBe(2);
	});

	it("is for earlier members first, where the sale says so", async () => {
		const sale = await addSale();
		const times = { opensAt: sql`now() + interval '1 day'`, membersOpenAt: sql`now() - interval '1 hour'` };
		await db.update(ticketSales).set(times).where(eq(ticketSales.id, sale.saleId));
		expect((await hold(sale, 1)).body.error).toBe("tickets.not_open");
		const early = await createLoggedInMember(db, { createdAt: new Date(Date.now() - 86_400_000) });
		expect((await hold(sale, 1, early)).status).toBe(200);
	});

	it("counts what was refunded as not bought", async () => {
		const sale = await addSale(10);
		const { body } = await order(sale, 4);
		await payAndIssue(body.number);
		expect((await hold(sale, 1)).body.error).toBe("tickets.over_limit");
		const lines = [{ position: 1, quantity: 1 }];
		await transaction(db, (db) =>
			refundOrder({ db, jobs }, { number: body.number, lines, reason: "other", actor: "staff" }),
		);
		expect((await hold(sale, 1)).status).toBe(200);
	});
});

describe("numbered seats", () => {
	it("are each sold once, however many want the same", async () => {
		const sale = await addNumberedSale();
		const fans = await Promise.all(Array.from({ length: 8 }, () => createLoggedInMember(db)));
		const seats = [sale.seat(2, 3), sale.seat(2, 4)];
		const answers = await Promise.all(fans.map((one) => order(sale, 2, one, seats)));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
		const bought = answers.find(({ status }) => status === 201)!;
		expect((await payAndIssue(bought.body.number)).map(({ seatId }) => seatId).sort()).toEqual(seats.sort());
		const free = (await listSeats(db, sale.section)).filter(({ isFree }) => isFree);
		expect([free.length, await leftIn(sale)]).toEqual([10, 10]);
	});

	it("that are gone are named, with the nearest one that is free", async () => {
		const sale = await addNumberedSale();
		await hold(sale, 1, other, [sale.seat(2, 3)]);
		const { body } = await hold(sale, 1, fan, [sale.seat(2, 3)]);
		expect(body).toEqual({
			error: "tickets.seat_taken",
			message: "Utara 1, baris 2 kursi 3 baru saja diambil. Yang terdekat: baris 2 kursi 2.",
		});
	});

	it("that are lost in a race are named with the nearest, too", async () => {
		const sale = await addNumberedSale();
		const fans = await Promise.all(Array.from({ length: 6 }, () => createLoggedInMember(db)));
		const answers = await Promise.all(fans.map((one) => hold(sale, 1, one, [sale.seat(2, 3)])));
		const refused = answers.filter(({ status }) => status === 409);
		expect(refused).toHaveLength(5);
		for (const { body } of refused)
			expect(body.message).toBe(
				"Utara 1, baris 2 kursi 3 baru saja diambil. Yang terdekat: baris 2 kursi 2.",
			);
	});

	it("that are gone when they are ordered without a hold are named with their block and the nearest", async () => {
		const sale = await addNumberedSale();
		const fans = await Promise.all(Array.from({ length: 6 }, () => createLoggedInMember(db)));
		const answers = await Promise.all(fans.map((one) => order(sale, 1, one, [sale.seat(2, 3)])));
		const refused = answers.filter(({ status }) => status === 409);
		expect(refused).toHaveLength(5);
		for (const { body } of refused)
			expect(body).toMatchObject({
				error: "tickets.seat_taken",
				message: "Utara 1, baris 2 kursi 3 baru saja diambil. Yang terdekat: baris 2 kursi 2.",
			});
	});

	it("are announced with their section", async () => {
		const [sale, free] = [await addNumberedSale(), await addSale()];
		const isNumbered = async ({ saleId }: Sale) =>
			(await call(ticketSale, { event: saleId }, {})).body.sections[0]?.isNumbered;
		expect([await isNumbered(sale), await isNumbered(free)]).toEqual([true, false]);
	});

	it("are needed for every ticket, of the section, and none is sold to two tickets", async () => {
		const [sale, elsewhere] = [await addNumberedSale(), await addNumberedSale()];
		const code = async (seats?: string[]) => (await hold(sale, 2, fan, seats)).body.error;
		expect(await code()).toBe("tickets.seats_needed");
		expect(await code([sale.seat(1, 1)])).toBe("tickets.seats_needed");
		expect(await code([sale.seat(1, 1), sale.seat(1, 1)])).toBe("tickets.seats_needed");
		expect(await code([sale.seat(1, 1), elsewhere.seat(1, 1)])).toBe("tickets.unknown_seat");
		expect(await code([sale.seat(1, 1), randomUUID()])).toBe("tickets.unknown_seat");
	});

	it("never separate anyone from their companion", async () => {
		const sale = await addNumberedSale();
		const code = async (...seats: string[]) => (await hold(sale, seats.length, fan, seats)).body.error;
		expect(await code(sale.seat(1, 5))).toBe("tickets.companion_apart");
		expect(await code(sale.seat(1, 6))).toBe("tickets.companion_apart");
		expect(await code(sale.seat(1, 5), sale.seat(1, 6))).toBeUndefined();
	});

	it("come back with a refund that overtakes the issuing", async () => {
		const sale = await addNumberedSale();
		const seats = [sale.seat(1, 1), sale.seat(1, 2), sale.seat(1, 3)];
		const { body } = await order(sale, 3, fan, seats);
		const placed = (await findAnyOrder(db, { number: body.number }))!;
		const context = { db, jobs, settings, limits: noLimits };
		await settleAttempt(context, (await listAttempts(db, placed.id))[0]!.id);
		const refund = (quantity: number) =>
			transaction(db, (db) =>
				refundOrder(
					{ db, jobs },
					{
						number: body.number,
						lines: [{ position: 1, quantity }],
						reason: "other",
						actor: "staff",
					},
				),
			);
		const free = async () =>
			(await listSeats(db, sale.section)).filter(({ id, isFree }) => isFree && seats.includes(id)).length;
		await refund(1);
		expect([await free(), await leftIn(sale)]).toEqual([1, 10]);
		await issueTickets.run(context, { orderId: placed.id });
		const issued = await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, placed.id));
		expect(issued.map(({ seatId }) => seatId).sort()).toEqual(seats.slice(0, 2).sort());
		await refund(2);
		expect([await free(), await leftIn(sale)]).toEqual([3, 12]);
	});

	it("come back with a refund", async () => {
		const sale = await addNumberedSale();
		const { body } = await order(sale, 2, fan, [sale.seat(1, 1), sale.seat(1, 2)]);
		await payAndIssue(body.number);
		await transaction(db, (db) =>
			refundOrder({ db, jobs }, { number: body.number, reason: "other", actor: "staff" }),
		);
		expect((await listSeats(db, sale.section)).every(({ isFree }) => isFree)).toBe(true);
		expect(await leftIn(sale)).toBe(12);
	});
});
