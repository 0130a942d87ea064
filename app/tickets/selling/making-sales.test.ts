import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createTicketSale, inDays } from "../../../test/ticket-sale";
import { buildMatchEvent } from "../../matches/events/factories";
import { events } from "../../matches/events/tables.server";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { sellAtCounter } from "../box-office/contract";
import { promoLink, ticketSale, ticketSaleList } from "../contract";
import { holdTickets, releaseTickets } from "../holds/hold-contract";
import { sectionSeats } from "../seats/contract";
import { ticketSeats } from "../tables.server";
import { joinWaitingList } from "../waiting-list/contract";
import { takePlace } from "../waiting-room/contract";
import { switchOnInRush } from "../waiting-room/switch-on-in-rush.server";
import { waitingRooms } from "../waiting-room/tables.server";
import { createPromo, saleForStaff, salesForStaff } from "./contract";
import { setWaitingRoom } from "./room-contract";
import { changeSale, createSale, publishSale, removeSale, type SalePlan, saleChoices } from "./sale-contract";
import { addSection, changeSection, removeSection, type SectionPlan } from "./section-contract";

const { db, call } = await testApp({}, { limits: noLimits });
const member = async (...roles: ("admin" | "ticketing" | "seller")[]) => {
	const { id, token } = await createLoggedInMember(db);
	if (roles.length > 0) await grantRoles(db, { memberId: id, roles, by: null });
	return { id, token };
};
const admin = await member("admin");
const staff = await member("ticketing");
const { token } = staff;
const read = async (event: string) => (await call(saleForStaff, { event }, { token })).body;
// The venue, the team and the competition that matches need.
const earlier = await createTicketSale(db, { starts: 2 });

let matches = 0;
async function createMatch(starts = 20) {
	const slug = `laga-baru-${++matches}`;
	const startsAt = inDays(starts);
	const endsAt = new Date(startsAt.getTime() + 2 * 3_600_000);
	await db.insert(events).values(buildMatchEvent({ slug, startsAt, endsAt }));
	return slug;
}

const once = () => ({ "idempotency-key": randomUUID() });
const at = (days: number) => inDays(days).toISOString();
const plan = (change: Partial<SalePlan> = {}): SalePlan => ({
	membersOpenAt: null,
	opensAt: at(2),
	closesAt: at(19),
	returnEndsMinutes: 360,
	transferEndsMinutes: 60,
	offerMinutes: 120,
	perMemberLimit: 6,
	unanswered: "refund",
	venueKind: "stadium",
	blocks: { utara: 3, selatan: 0, timur: 0, barat: 2, vip: 1 },
	...change,
});
const section = (change: Partial<SectionPlan> = {}): SectionPlan => ({
	key: "utara-1",
	label: { id: "Utara 1", en: "North 1" },
	gate: "C",
	note: null,
	price: 1_250_000,
	perMemberLimit: 4,
	isShaded: false,
	seating: { kind: "free", quota: 50 },
	...change,
});
const numbered = (...rows: [row: number, from: number, to: number, wheelchairs?: number[]][]) => ({
	kind: "numbered" as const,
	rows: rows.map(([row, from, to, wheelchairs = []]) => ({ row, from, to, wheelchairs })),
});

const make = (event: string, change: Partial<SalePlan> = {}, sectionsFrom: string | null = null) =>
	call(createSale, { event, ...plan(change), sectionsFrom }, { token });
const publish = (event: string, isPublished = true) => call(publishSale, { event, isPublished }, { token });
const add = (event: string, change: Partial<SectionPlan> = {}) =>
	call(addSection, { event, ...section(change) }, { token });
async function change(event: string, key: string, change: Partial<SectionPlan>) {
	const { id, version, plan } = (await read(event)).sections.find((one) => one.key === key)!;
	return call(changeSection, { id, version, ...plan, ...change }, { token });
}
async function remove(event: string, key: string) {
	const { id, version } = (await read(event)).sections.find((one) => one.key === key)!;
	return call(removeSection, { id, version }, { token });
}
/** Published and open, with one section of numbered seats and one without. */
async function openSale() {
	const event = await createMatch();
	await make(event, { opensAt: at(-1) });
	await add(event);
	await add(event, {
		key: "barat-1",
		label: { id: "Barat 1" },
		seating: numbered([1, 1, 6, [3]], [2, 1, 8]),
	});
	await publish(event);
	return { event, sale: (await call(ticketSale, { event })).body };
}
async function hold(
	sale: { id: string; sections: { id: string; key: string }[] },
	key: string,
	seat?: [number, number],
) {
	const fan = await member();
	const sectionId = sale.sections.find((one) => one.key === key)!.id;
	const { seats } = (await call(sectionSeats, { id: sectionId })).body;
	const chosen = seat && seats.find(({ row, number }) => row === seat[0] && number === seat[1])!.id;
	const wish = {
		saleId: sale.id,
		sections: [{ sectionId, quantity: 1 }],
		...(chosen && { seats: [chosen] }),
	};
	return { fan, ...(await call(holdTickets, wish, { token: fan.token })) };
}

it("creates a sale that only staff see until it is published", async () => {
	const event = await createMatch();
	const choice = (await call(saleChoices, {}, { token })).body.events.find(({ slug }) => slug === event);
	expect(choice).toMatchObject({ earlier: { event: earlier.slug, sections: 1, blocks: { utara: 1 } } });
	expect((await make(event)).status).toBe(201);
	expect((await publish(event)).body.error).toBe("sale.no_sections");
	const { id } = (await add(event)).body;
	const promo = {
		slug: "diam-diam",
		label: { id: "Diam" },
		price: { kind: "percent-off" as const, percent: 10 },
	};
	const window = { sections: ["utara-1"], opensAt: at(-1), closesAt: at(9), quota: 5 };
	await call(createPromo, { event, ...promo, ...window }, { token });

	const { sections, isDraft } = await read(event);
	expect({ isDraft, sections }).toMatchObject({ isDraft: true, sections: [{ price: 1_250_000, quota: 50 }] });
	const { rows } = await db.execute<{ id: string }>(
		sql`select sale_id as id from ticket_sections where id = ${id}`,
	);
	const saleId = rows[0]!.id;
	const fan = await member();
	const wish = { saleId, sections: [{ sectionId: id, quantity: 1 }] };
	const seen = async () => ({
		page: (await call(ticketSale, { event })).status,
		byId: (await call(ticketSale, { event: saleId })).status,
		listed: (await call(ticketSaleList, {})).body.events.some(({ slug }) => slug === event),
		promo: (await call(promoLink, { slug: "diam-diam" })).status,
		hold: (await call(holdTickets, wish, { token: fan.token })).body.error,
		wait: (await call(joinWaitingList, { sale: saleId, size: 1 }, { token: fan.token })).body.error,
		counter: (await call(sellAtCounter, { event, sectionId: id, quantity: 1 }, { token, headers: once() }))
			.body.error,
	});
	expect(await seen()).toEqual({
		page: 404,
		byId: 404,
		listed: false,
		promo: 404,
		hold: "tickets.unknown_sale",
		wait: "tickets.unknown_sale",
		counter: "tickets.not_open",
	});
	expect((await publish(event)).status).toBe(200);
	expect(await seen()).toMatchObject({
		page: 200,
		byId: 200,
		listed: true,
		promo: 200,
		hold: "tickets.not_open",
	});
	expect((await call(ticketSale, { event })).body).toMatchObject({ blocks: { utara: 3, barat: 2 } });
	expect((await publish(event, false)).status).toBe(200);
	expect(await seen()).toMatchObject({ page: 404, listed: false });
	const log = await call(auditEntries, { q: `event/${event}` }, { token: admin.token });
	expect(log.body.entries.map(({ action }) => action)).toEqual([
		"tickets.publish",
		"tickets.publish",
		"tickets.sale",
	]);
});

it("copies the sections of an earlier sale, with their prices and seats", async () => {
	const { event: before } = await openSale();
	const event = await createMatch();
	await make(event, {}, before);
	const [first, second] = [(await read(before)).sections, (await read(event)).sections];
	expect(second.map(({ plan }) => plan)).toEqual(first.map(({ plan }) => plan));
	expect(second.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
});

it("names every invalid field of a sale", async () => {
	const event = await createMatch();
	const faults = async (change: Partial<SalePlan>) =>
		Object.keys((await make(event, change)).body.errors ?? {});
	expect(await faults({ closesAt: at(1) })).toEqual(["closesAt"]);
	expect(await faults({ closesAt: at(30) })).toEqual(["closesAt"]);
	expect(await faults({ membersOpenAt: at(3) })).toEqual(["membersOpenAt"]);
	expect(await faults({ returnEndsMinutes: -1 })).toEqual(["returnEndsMinutes"]);
	expect(await faults({ blocks: { utara: 0, selatan: 0, timur: 0, barat: 0, vip: 0 } })).toEqual([
		"blocks.utara",
	]);
	expect((await make("tidak-ada")).body.error).toBe("sale.unknown_event");
	expect((await make(await createMatch(-3))).body.error).toBe("sale.event_over");
	const both = await Promise.all([make(event), make(event)]);
	expect(both.map(({ status, body }) => body.error ?? status).sort()).toEqual([201, "sale.exists"]);
	const seller = await member("seller");
	expect((await call(createSale, { event, ...plan(), sectionsFrom: null }, seller)).status).toBe(403);
	const onTheList = (await call(salesForStaff, {}, { token })).body.sales.find(
		(one) => one.event.slug === event,
	);
	expect(onTheList).toMatchObject({ isDraft: true, quota: 0, sold: 0 });
});

it("names every invalid field of a section", async () => {
	const event = await createMatch();
	await make(event);
	await add(event);
	const faults = async (change: object) =>
		Object.keys((await add(event, { key: "utara-2", ...change })).body.errors ?? {});
	expect(await faults({ price: "1.250.000" })).toEqual(["price"]);
	expect(await faults({ price: 1_250.5 })).toEqual(["price"]);
	expect(await faults({ key: "utara-1" })).toEqual(["key"]);
	expect(await faults({ key: "utara-4" })).toEqual(["key"]);
	expect(await faults({ key: "bulan-1" })).toEqual(["key"]);
	expect(await faults({ label: { id: " " } })).toEqual(["label.id"]);
	expect(await faults({ seating: numbered([1, 5, 4]) })).toEqual(["seating.rows.0.to"]);
	expect(await faults({ seating: numbered([1, 1, 9], [2, 1, 9], [1, 1, 9]) })).toEqual([
		"seating.rows.2.row",
	]);
	expect(await faults({ seating: numbered([1, 1, 9], [1, 9, 12]) })).toEqual(["seating.rows.1.from"]);
	expect(await faults({ seating: numbered([1, 5, 9], [1, 1, 5]) })).toEqual(["seating.rows.1.to"]);
	expect(await faults({ seating: numbered([1, 1, 9, [9]]) })).toEqual(["seating.rows.0.wheelchairs"]);
	expect(await faults({ seating: numbered([1, 1, 9, [3, 4]]) })).toEqual(["seating.rows.0.wheelchairs"]);
	expect(
		await faults({
			seating: numbered(
				...Array.from({ length: 11 }, (_, row) => [row + 1, 1, 500] as [number, number, number]),
			),
		}),
	).toEqual(["seating.rows"]);
	const twice = await Promise.all([add(event, { key: "utara-3" }), add(event, { key: "utara-3" })]);
	expect(twice.map(({ status }) => status).sort()).toEqual([201, 422]);
	// A row with an aisle is valid.
	expect((await add(event, { key: "barat-2", seating: numbered([1, 1, 4], [1, 7, 10]) })).status).toBe(201);
	const [, , aisle] = (await read(event)).sections;
	expect(aisle).toMatchObject({
		quota: 8,
		isNumbered: true,
		plan: { seating: numbered([1, 1, 4], [1, 7, 10]) },
	});
});

it("adds and removes numbered seats, never one that somebody holds or once had", async () => {
	const { event, sale } = await openSale();
	const rows = (...wish: Parameters<typeof numbered>) =>
		change(event, "barat-1", { seating: numbered(...wish) });
	const { fan, status } = await hold(sale, "barat-1", [2, 8]);
	expect(status).toBe(200);
	const shorter = await rows([1, 1, 6, [3]], [2, 1, 7]);
	expect(shorter.body).toMatchObject({ error: "section.seat_taken" });
	expect(shorter.body.message).toContain("Baris 2 kursi 8");
	expect((await rows([1, 1, 6, [3]], [2, 1, 8, [7]])).body).toMatchObject({ error: "section.seat_taken" });
	expect((await rows([1, 1, 6, [5]], [2, 2, 8], [3, 1, 5])).body).toMatchObject({
		quota: 18,
		held: 1,
		left: 17,
	});
	const { seats } = (await call(sectionSeats, { id: sale.sections.find(({ key }) => key === "barat-1")!.id }))
		.body;
	expect(seats).toHaveLength(18);
	expect(
		seats.filter(({ kind }) => kind !== "seat").map(({ row, number, kind }) => [row, number, kind]),
	).toEqual([
		[1, 5, "wheelchair"],
		[1, 6, "companion"],
	]);
	await call(releaseTickets, { sale: sale.id }, { token: fan.token });
	expect((await rows([1, 1, 6, [5]])).body).toMatchObject({ quota: 6, left: 6 });
	expect(
		await db.$count(
			ticketSeats,
			eq(ticketSeats.sectionId, sale.sections.find(({ key }) => key === "barat-1")!.id),
		),
	).toBe(6);
	const { rows: lost } = await db.execute(sql`select from allotments where kind = 'seat' and not exists (
		select from ticket_seats seat where seat.id = allotments.id)`);
	expect(lost).toEqual([]);
	// Concurrent buyers have already read how the section is seated.
	expect((await change(event, "barat-1", { seating: { kind: "free", quota: 10 } })).body.error).toBe(
		"section.seating_fixed",
	);
	expect((await change(event, "utara-1", { seating: numbered([1, 1, 60]) })).body.error).toBe(
		"section.seating_fixed",
	);
	await publish(event, false);
	expect((await change(event, "utara-1", { seating: numbered([1, 1, 60]) })).body).toMatchObject({
		quota: 60,
	});
	expect((await change(event, "barat-1", { seating: { kind: "free", quota: 10 } })).body).toMatchObject({
		quota: 10,
	});
	const log = await call(auditEntries, { q: "section/barat-1" }, { token: admin.token });
	expect(log.body.entries[0]).toMatchObject({
		by: { id: staff.id },
		after: { seating: { kind: "free", quota: 10 } },
	});
});

it("moves a section on the map together with its promo links, and removes one only while nothing hangs on it", async () => {
	const { event, sale } = await openSale();
	const price = { kind: "percent-off" as const, percent: 10 };
	const promo = { slug: "pindah", label: { id: "Pindah" }, price, sections: ["utara-1"], quota: 5 };
	await call(createPromo, { event, ...promo, opensAt: at(-1), closesAt: at(9) }, { token });
	expect((await change(event, "utara-1", { key: "barat-1" })).body.errors).toHaveProperty("key");
	expect((await change(event, "utara-1", { key: "utara-3", isShaded: true })).status).toBe(200);
	expect((await call(promoLink, { slug: "pindah" })).body).toMatchObject({ prices: [{ key: "utara-3" }] });
	expect((await call(ticketSale, { event })).body.sections).toMatchObject([
		{ key: "utara-3", stand: "utara", isShaded: true },
		{ key: "barat-1" },
	]);
	expect((await remove(event, "utara-3")).body.error).toBe("section.in_promo");
	const { fan } = await hold(sale, "barat-1", [2, 1]);
	expect((await remove(event, "barat-1")).body.error).toBe("section.has_sales");
	await call(releaseTickets, { sale: sale.id }, { token: fan.token });
	expect((await remove(event, "barat-1")).status).toBe(200);
	expect((await read(event)).sections.map(({ key }) => key)).toEqual(["utara-3"]);
	const { rows } =
		await db.execute(sql`select from allotments where kind in ('seat', 'section') and not exists (
		select from ticket_seats seat where seat.id = allotments.id) and not exists (
		select from ticket_sections section where section.id = allotments.id)`);
	expect(rows).toEqual([]);
	const { plan: drawn, version } = await read(event);
	const smaller = { ...drawn, blocks: { ...drawn.blocks, utara: 2 } };
	const cut = await call(changeSale, { event, version, ...smaller }, { token });
	expect(cut.body.errors).toHaveProperty("blocks.utara");
});

it("refuses the second of two editors, and keeps what the first has saved", async () => {
	const { event } = await openSale();
	const { plan, version, sections, room } = await read(event);
	const sale = (unanswered: "keep" | "credit") =>
		call(changeSale, { event, version, ...plan, unanswered }, { token });
	expect(
		(await Promise.all([sale("keep"), sale("credit")]))
			.map(({ body, status }) => body.error ?? status)
			.sort(),
	).toEqual([200, "sale.changed"]);
	const [first] = sections;
	const price = (price: number) =>
		call(changeSection, { id: first!.id, version: first!.version, ...first!.plan, price }, { token });
	expect(
		(await Promise.all([price(80_000), price(90_000)]))
			.map(({ body, status }) => body.error ?? status)
			.sort(),
	).toEqual([200, "section.changed"]);
	const stale = await call(removeSection, { id: first!.id, version: first!.version }, { token });
	expect(stale.body.error).toBe("section.changed");
	const on = (perMinute: number) =>
		call(setWaitingRoom, { event, version: room.version, isOn: true, ...room.plan, perMinute }, { token });
	expect(
		(await Promise.all([on(10), on(20)])).map(({ body, status }) => body.error ?? status).sort(),
	).toEqual([200, "room.changed"]);
	const after = await read(event);
	expect(after.changedBy).toBeTruthy();
	expect(after.sections[0]!.changedBy).toBe(after.changedBy);
});

it("switches a waiting room on for its times and off again, and keeps its seed and everybody's place", async () => {
	const event = await createMatch();
	await make(event, { membersOpenAt: at(1) });
	await add(event);
	await publish(event);
	const { id: saleId } = (await call(ticketSale, { event })).body;
	const turn = async (isOn: boolean, change: object = {}) => {
		const { room } = await read(event);
		return call(setWaitingRoom, { event, version: room.version, isOn, ...room.plan, ...change }, { token });
	};
	const faults = async (change: object) => Object.keys((await turn(true, change)).body.errors ?? {});
	// Before the draw nobody buys: the members' hours would be lost.
	expect(await faults({ startsAt: null })).toEqual(["startsAt"]);
	expect(await faults({ startsAt: at(0.5) })).toEqual(["startsAt"]);
	expect(await faults({ startsAt: at(3) })).toEqual(["startsAt"]);
	expect(await faults({ startsAt: at(1.5), endsAt: at(1.9) })).toEqual(["endsAt"]);
	expect(await faults({ startsAt: at(1.5), perMinute: 0 })).toEqual(["perMinute"]);
	expect((await turn(true, { startsAt: at(1.5) })).status).toBe(200);
	expect((await read(event)).room).toMatchObject({ state: "planned", isDrawn: false });
	const shown = async () => (await call(ticketSale, { event })).body.waitingRoom;
	const { seedHash } = (await shown())!;
	expect((await turn(false)).status).toBe(200);
	expect(await shown()).toBeNull();
	// Without hours of their own for members it may start at once; the published hash stays true.
	const move = async (change: Partial<SalePlan>) => {
		const { plan, version } = await read(event);
		return call(changeSale, { event, version, ...plan, ...change }, { token });
	};
	expect((await move({ membersOpenAt: null })).status).toBe(200);
	expect((await turn(true, { startsAt: null })).status).toBe(200);
	expect(await shown()).toMatchObject({ isOn: true, seedHash });
	expect((await move({ opensAt: at(-0.5) })).body.errors).toHaveProperty("opensAt");
	expect((await move({ membersOpenAt: at(1) })).body.errors).toHaveProperty("membersOpenAt");
	const fan = await member();
	await expect.poll(async () => (await call(takePlace, { saleId }, { token: fan.token })).status).toBe(200);
	expect((await turn(true, { startsAt: at(1) })).body.errors).toHaveProperty("startsAt");
	expect((await publish(event, false)).body.error).toBe("sale.has_sales");
	expect((await turn(false)).status).toBe(200);
	expect((await read(event)).room).toMatchObject({ state: "over", fans: 1 });
	expect((await turn(true, { endsAt: null })).status).toBe(200);
	expect((await read(event)).room).toMatchObject({ state: "on", fans: 1 });
	await db
		.update(waitingRooms)
		.set({ drawnAt: new Date(), drawnLots: [] })
		.where(eq(waitingRooms.saleId, saleId));
	expect((await move({ opensAt: at(3) })).body.errors).toHaveProperty("opensAt");
	const log = await call(auditEntries, { q: `event/${event}` }, { token: admin.token });
	expect(log.body.entries.filter(({ action }) => action === "tickets.room")).toHaveLength(5);
});

it("switches a room on in the middle of a sale at once or not at all; from then on nobody buys around it", async () => {
	const { event, sale } = await openSale();
	const turn = async (change: object) => {
		const { room } = await read(event);
		return call(
			setWaitingRoom,
			{ event, version: room.version, isOn: true, ...room.plan, ...change },
			{ token },
		);
	};
	expect((await turn({ startsAt: at(1) })).body.errors).toHaveProperty("startsAt");
	expect((await hold(sale, "utara-1")).status).toBe(200);
	expect((await turn({})).status).toBe(200);
	expect((await hold(sale, "utara-1")).body.error).toBe("waiting_room.not_admitted");
});

it("lets fans in at a new rate from now on, although a group went in ahead of its time at the old one", async () => {
	const { event, sale } = await openSale();
	const turn = async (perMinute: number) => {
		const { room } = await read(event);
		const change = { ...room.plan, perMinute };
		return call(setWaitingRoom, { event, version: room.version, isOn: true, ...change }, { token });
	};
	expect((await turn(1)).status).toBe(200);
	await db.execute(sql`
		update waiting_rooms set drawn_at = now(), drawn_lots = '{}', admits_from = now() + interval '3 minutes'
		where sale_id = ${sale.id}`);
	expect((await turn(60)).status).toBe(200);
	const { rows } = await db.execute<{ isNow: boolean }>(
		sql`select admits_from <= now() as "isNow" from waiting_rooms where sale_id = ${sale.id}`,
	);
	expect(rows).toEqual([{ isNow: true }]);
});

it("has a room ready for a rush, which begins once enough tickets are taken within a minute and not before", async () => {
	const { event, sale } = await openSale();
	const turn = async (isOn: boolean, change: object = {}) => {
		const { room } = await read(event);
		return call(setWaitingRoom, { event, version: room.version, isOn, ...room.plan, ...change }, { token });
	};
	const state = async () => (await read(event)).room.state;
	const aMinuteLater = () => switchOnInRush.run({ db } as never, {});
	expect((await turn(true, { busyFrom: 2, startsAt: at(1) })).body.errors).toHaveProperty("startsAt");
	expect((await turn(true, { busyFrom: 2 })).status).toBe(200);
	await aMinuteLater();
	expect((await hold(sale, "utara-1")).status).toBe(200);
	await aMinuteLater();
	expect(await state()).toBe("ready");
	for (const _ of [1, 2]) expect((await hold(sale, "utara-1")).status).toBe(200);
	await aMinuteLater();
	expect(await state()).toBe("on");
	expect((await hold(sale, "utara-1")).body.error).toBe("waiting_room.not_admitted");
	expect((await turn(false)).status).toBe(200);
	await aMinuteLater();
	expect(await state()).toBe("over");
	expect((await hold(sale, "utara-1")).status).toBe(200);
});

it("deletes a draft with everything in it, but no sale that was published", async () => {
	const { event } = await openSale();
	const drop = async () => call(removeSale, { event, version: (await read(event)).version }, { token });
	expect((await drop()).body.error).toBe("sale.has_sales");
	await publish(event, false);
	expect((await drop()).status).toBe(200);
	expect((await call(saleForStaff, { event }, { token })).status).toBe(404);
	expect((await make(event)).status).toBe(201);
});
