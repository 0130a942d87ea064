import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { testApp } from "../../../../test/app";
import { noLimits } from "../../../../test/call-freely";
import { buyTickets, createTicketSale } from "../../../../test/ticket-sale";
import { events } from "../../../matches/events/tables.server";
import { createLoggedInMember } from "../../../members/factories.server";
import { grantRoles } from "../../../members/staff/roles.server";
import { auditLog } from "../../../members/staff/tables.server";
import { inboxMessages } from "../../../messages/notifications/tables.server";
import type { Role } from "../../../platform/http/access";
import type { InputOf } from "../../../platform/http/contract";
import { placeTicketOrder } from "../../buying/order-contract";
import { ticketSale } from "../../contract";
import { issuedTickets } from "../../issued/tables.server";
import { pauseSale } from "../../selling/contract";
import { gateEvents, gateScan, type SentScan } from "../contract";
import { gateMeasures, gateScanners } from "../tables.server";
import { readBoard } from "./board.server";
import { closeIncident, matchDayBoard, messageHolders, noteIncident } from "./board-contract";
import { callMedics, endMeasure, takeMeasure } from "./runbook-contract";

const { db, jobs, settings, call, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const staff = await createStaff("gate");
const { token } = staff;

async function createStaff(role: Role) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles: [role], by: null });
	return member;
}

/** The count, after everything that was counted before. */
async function readFresh(event: string) {
	await new Promise((done) => setTimeout(done, 1_050));
	return (await call(matchDayBoard, { event }, { token })).body;
}

/** Four sold to the north and two to the east. */
async function sell() {
	const sale = await createTicketSale(db, {}, [
		{ key: "utara-1", gate: "C" },
		{ key: "timur-1", gate: "D", stand: "timur", label: { id: "Timur 1", en: "East 1" }, listOrder: 2 },
	]);
	const fan = await createLoggedInMember(db);
	for (const [at, quantity] of [4, 2].entries())
		await buyTickets(context, fan.id, { saleId: sale.saleId, sectionId: sale.sections[at]!.id, quantity });
	const rows = await db.select().from(issuedTickets).where(eq(issuedTickets.eventId, sale.eventId));
	const numbersOf = (at: number) =>
		rows.filter(({ sectionId }) => sectionId === sale.sections[at]!.id).map(({ number }) => number);
	return { ...sale, north: numbersOf(0), east: numbersOf(1) };
}

async function scan(event: string, gate: string, codes: string[], direction: "in" | "out" = "in") {
	const at = new Date().toISOString();
	const scans = codes.map((code) => ({ id: randomUUID(), code, isManual: true, direction, at }));
	const { status } = await call(
		gateScan,
		{ event, gate, scanner: `${gate}-1`, sentAt: at, scans },
		{ token },
	);
	expect(status).toBe(200);
}

it("counts who is inside, by gate and by section, whichever gate they used", async () => {
	const { slug, north, east } = await sell();
	await scan(slug, "C", north.slice(0, 3));
	await scan(slug, "C", [north[0]!]);
	await scan(slug, "C", [north[1]!], "out");
	await scan(slug, "C", [east[0]!]);
	const { body } = await call(matchDayBoard, { event: slug }, { token });
	expect(body).toMatchObject({ inside: 3, awaited: 2, refused: 1, quota: 200, sold: 6, held: 0, left: 194 });
	expect(body.gates).toMatchObject([
		{ gate: "C", expected: 4, in: 4, out: 1, refused: 1, perMinute: 0.8 },
		{ gate: "D", expected: 2, in: 0, out: 0, refused: 0, perMinute: 0 },
	]);
	expect(body.sections).toMatchObject([
		{ key: "utara-1", sold: 4, inside: 2 },
		{ key: "timur-1", sold: 2, inside: 1 },
	]);
	const entries = body.gates.map((gate) => gate.entries.reduce((all, count) => all + count, 0));
	expect(entries).toEqual([4, 0]);
	expect(body.steps.length).toBe(body.gates[0]!.entries.length);
});

it("asks the database once a second while hundreds watch and the stadium fills, in either language", async () => {
	const { slug, north } = await sell();
	const asked = vi.spyOn(db, "execute");
	await readBoard(db, "id", slug);
	const beganAt = performance.now();
	// A fixed handful of queries per count, however many watch.
	const questions = asked.mock.calls.length;
	const seen = new Set<number>();
	for (const number of north) {
		await scan(slug, "C", [number]);
		const boards = await Promise.all(
			Array.from({ length: 500 }, (_, at) => readBoard(db, at % 2 ? "id" : "en", slug)),
		);
		expect(new Set(boards.map(({ sections }) => sections[0]!.label))).toEqual(
			new Set(["Utara 1", "North 1"]),
		);
		for (const { inside } of boards) seen.add(inside);
		await new Promise((done) => setTimeout(done, 700));
	}
	const seconds = (performance.now() - beganAt) / 1_000;
	const countings = asked.mock.calls.length / questions;
	asked.mockRestore();
	expect(countings).toBeGreaterThan(1);
	expect(countings).toBeLessThanOrEqual(1 + seconds);
	expect(seen.size).toBeGreaterThan(1);
	expect((await readFresh(slug)).inside).toBe(4);
});

it("says which devices have gone silent, which have scans to send, and forgets those that were closed", async () => {
	const { slug, eventId, north } = await sell();
	const say = async (scanner: string, more: object) => {
		const sentAt = new Date().toISOString();
		const { status } = await call(
			gateScan,
			{ event: slug, gate: "C", scanner, sentAt, scans: [], ...more },
			{ token },
		);
		expect(status).toBe(200);
	};
	await scan(slug, "C", [north[0]!]);
	await say("C-2", { waiting: 37 });
	await say("C-3", {});
	await say("C-4", {});
	await say("C-4", { isClosing: true });
	await db
		.update(gateScanners)
		.set({ lastSeenAt: sql`now() - interval '61 seconds'` })
		.where(and(eq(gateScanners.eventId, eventId), eq(gateScanners.scanner, "C-3")));
	const { body } = await call(matchDayBoard, { event: slug }, { token });
	expect(body.scanners).toMatchObject([
		{ scanner: "C-1", waiting: 0, isSilent: false },
		{ scanner: "C-2", waiting: 37, isSilent: false },
		{ scanner: "C-3", waiting: 0, isSilent: true },
	]);
});

it("names forged codes and tickets that let two people in, by gate", async () => {
	const { slug, north } = await sell();
	const at = new Date().toISOString();
	const shown = (code: string, verdict: "in" | "forged") => ({
		id: randomUUID(),
		code,
		isManual: true,
		direction: "in" as const,
		at,
		shown: verdict,
	});
	for (const [gate, scans] of [
		["C", [shown(north[0]!, "in")]],
		["D", [shown(north[0]!, "in"), shown("ZZZZ-ZZZZ-ZZZZ", "forged")]],
	] as const)
		await call(gateScan, { event: slug, gate, scanner: gate, sentAt: at, scans: [...scans] }, { token });
	const { body } = await call(matchDayBoard, { event: slug }, { token });
	expect(body.found.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
		{ kind: "cloned", gate: "D", count: 1 },
		{ kind: "forged", gate: "D", count: 1 },
	]);
});

it("keeps incidents with who noted them and what was done, and closes each once", async () => {
	const { slug } = await sell();
	const { body: made } = await call(
		noteIncident,
		{ event: slug, words: "Antrean C melewati pagar", isSerious: true },
		{ token },
	);
	const board = async () => (await readFresh(slug)).incidents;
	expect(await board()).toMatchObject([
		{ words: "Antrean C melewati pagar", isSerious: true, by: staff.name, outcome: null },
	]);
	const close = () => call(closeIncident, { id: made.id, outcome: "Dialihkan ke D" }, { token });
	const answers = await Promise.all([close(), close()]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
	expect(await board()).toMatchObject([{ outcome: "Dialihkan ke D", closedAt: expect.any(String) }]);
	const nothing = await call(noteIncident, { event: slug, words: "   ", isSerious: false }, { token });
	expect(nothing.status).toBe(422);
	const nowhere = await call(noteIncident, { event: "tidak-ada", words: "x", isSerious: false }, { token });
	expect(nowhere.status).toBe(404);
	const log = await db.select().from(auditLog).where(eq(auditLog.memberId, staff.id));
	expect(log.map(({ action }) => action)).toEqual(
		expect.arrayContaining(["board.incident", "board.incident-closed"]),
	);
});

it("pauses sales online and at the counter, says so on the page, and resumes", async () => {
	const { slug, saleId, sections } = await sell();
	const office = await createStaff("ticketing");
	const buyer = await createLoggedInMember(db);
	const pause = (isPaused: boolean) => call(pauseSale, { event: slug, isPaused }, { token: office.token });
	const order = () =>
		call(
			placeTicketOrder,
			{ saleId, sections: [{ sectionId: sections[0]!.id, quantity: 1 }], method: "qris" },
			{ token: buyer.token, headers: { "idempotency-key": randomUUID() } },
		);
	expect((await pause(true)).status).toBe(200);
	expect((await pause(true)).status).toBe(200);
	expect(await order()).toMatchObject({ status: 409, body: { error: "tickets.paused" } });
	expect((await readFresh(slug)).isPaused).toBe(true);
	const { body: page } = await call(ticketSale, { event: slug });
	expect(page.notice).toContain("Penjualan dihentikan sebentar");
	const log = await db.select().from(auditLog).where(eq(auditLog.memberId, office.id));
	expect(log.map(({ action }) => action)).toEqual(["tickets.pause"]);
	await pause(false);
	expect((await order()).status).toBe(201);
	expect((await call(pauseSale, { event: slug, isPaused: true }, { token })).status).toBe(403);
});

it("writes to everybody with a valid ticket once, in the inbox, and to nobody else", async () => {
	const { slug, eventId } = await sell();
	const office = await createStaff("ticketing");
	const [holder] = await db.select().from(issuedTickets).where(eq(issuedTickets.eventId, eventId));
	const words = { id: "Gerbang C penuh, lewat D.", en: "Gate C is full, use D." };
	const key = randomUUID();
	const send = () =>
		call(
			messageHolders,
			{ event: slug, words },
			{ token: office.token, headers: { "idempotency-key": key } },
		);
	expect((await send()).body).toEqual({ people: 1 });
	expect((await send()).body).toEqual({ people: 1 });
	await runJobs();
	const inbox = await db.select().from(inboxMessages).where(eq(inboxMessages.memberId, holder!.memberId));
	expect(inbox.filter((one) => JSON.stringify(one).includes("lewat D"))).toHaveLength(1);
	const told = await db.select().from(inboxMessages);
	expect(told.filter((one) => JSON.stringify(one).includes("lewat D"))).toHaveLength(1);
});

describe("the runbook", () => {
	const press = (event: string, by: { token: string }, wish: Omit<InputOf<typeof takeMeasure>, "event">) =>
		call(takeMeasure, { event, ...wish }, { token: by.token, headers: { "idempotency-key": randomUUID() } });
	const undo = (id: string, by: { token: string }) => call(endMeasure, { id }, { token: by.token });
	const show = async (event: string, code: string, more: Partial<SentScan> = {}) => {
		const at = new Date().toISOString();
		const scans = [{ id: randomUUID(), code, isManual: true, direction: "in" as const, at, ...more }];
		const { body } = await call(gateScan, { event, gate: "C", scanner: "C-1", sentAt: at, scans }, { token });
		return { verdict: body.results[0]!.verdict, counts: body.counts };
	};
	const actionsOf = async ({ id }: { id: string }) =>
		(await db.select().from(auditLog).where(eq(auditLog.memberId, id))).map(({ action }) => action);
	const startOf = async (eventId: string) =>
		(await db.select().from(events).where(eq(events.id, eventId)))[0]!.startsAt.getTime();
	const inboxOf = async (memberId: string) =>
		JSON.stringify(await db.select().from(inboxMessages).where(eq(inboxMessages.memberId, memberId)));

	it("holds all gates: nobody comes in, those inside can leave, and tickets stay valid", async () => {
		const office = await createStaff("ticketing");
		const { slug, north } = await sell();
		expect((await show(slug, north[0]!)).verdict).toBe("in");
		const { body: held } = await press(slug, office, { kind: "hold" });
		expect(held).toMatchObject({ isAsked: false });
		expect((await press(slug, office, { kind: "hold" })).body).toMatchObject({ error: "measure.in_force" });
		expect(await show(slug, north[1]!)).toMatchObject({ verdict: "held", counts: { isHeld: true } });
		expect((await show(slug, north[0]!, { direction: "out" })).verdict).toBe("out");
		// What a scanner did without a network stands.
		expect((await show(slug, north[2]!, { shown: "in" })).verdict).toBe("in");
		expect((await show(slug, north[3]!, { shown: "held" })).verdict).toBe("held");
		expect((await readFresh(slug)).measures).toMatchObject([
			{ kind: "hold", by: office.name, isAsked: false },
		]);
		expect((await undo(held.id, office)).status).toBe(200);
		expect((await undo(held.id, office)).status).toBe(404);
		expect(await show(slug, north[1]!)).toMatchObject({ verdict: "in", counts: { isHeld: false } });
		expect((await readFresh(slug)).found).toEqual([]);
		expect(await actionsOf(office)).toEqual(["board.measure", "board.measure-ended"]);
		expect((await press(slug, staff, { kind: "hold" })).status).toBe(403);
	});

	it("opens a spare gate that scanners can be opened at, until it is closed", async () => {
		const office = await createStaff("ticketing");
		const { slug } = await sell();
		const gates = async () =>
			(await call(gateEvents, {}, { token })).body.events.find(({ event }) => event.slug === slug)?.gates;
		for (const gate of [undefined, "C"])
			expect((await press(slug, office, { kind: "spare_gate", ...(gate && { gate }) })).body).toMatchObject({
				errors: { gate: [expect.any(String)] },
			});
		const { body } = await press(slug, office, { kind: "spare_gate", gate: "D-4" });
		expect(await gates()).toEqual(["C", "D", "D-4"]);
		expect((await readFresh(slug)).gates.map(({ gate }) => gate)).toEqual(["C", "D", "D-4"]);
		await undo(body.id, office);
		expect(await gates()).toEqual(["C", "D"]);
	});

	it("sends a queue to another gate: its scanners say so, and those who have not come yet are told", async () => {
		const office = await createStaff("ticketing");
		const { slug, eventId, north, east } = await sell();
		const [holder] = await db.select().from(issuedTickets).where(eq(issuedTickets.eventId, eventId));
		for (const [wish, field] of [
			[{ gate: "X", toGate: "C" }, "gate"],
			[{ gate: "D" }, "toGate"],
			[{ gate: "D", toGate: "D" }, "toGate"],
		] as const)
			expect((await press(slug, office, { kind: "redirect", ...wish })).body).toMatchObject({
				errors: { [field]: [expect.any(String)] },
			});
		const { body } = await press(slug, office, { kind: "redirect", gate: "D", toGate: "C" });
		expect(body).toMatchObject({ isAsked: false, people: 1 });
		await runJobs();
		expect(await inboxOf(holder!.memberId)).toContain("lewat gerbang C");
		expect((await show(slug, north[0]!)).counts.redirects).toEqual([{ gate: "D", toGate: "C" }]);
		await undo(body.id, office);
		for (const code of east) await show(slug, code);
		expect((await press(slug, office, { kind: "redirect", gate: "D", toGate: "C" })).body.people).toBe(0);
	});

	it("delays the start once a second person agrees, and takes it back", async () => {
		const [one, other] = [await createStaff("ticketing"), await createStaff("ticketing")];
		const { slug, eventId } = await sell();
		const [holder] = await db.select().from(issuedTickets).where(eq(issuedTickets.eventId, eventId));
		const before = await startOf(eventId);
		expect((await press(slug, one, { kind: "delay" })).body).toMatchObject({ isAsked: true, people: 0 });
		expect((await press(slug, one, { kind: "delay" })).body).toMatchObject({
			error: "measure.needs_another",
		});
		expect(await startOf(eventId)).toBe(before);
		expect((await readFresh(slug)).measures).toMatchObject([{ kind: "delay", by: one.name, isAsked: true }]);
		const { body } = await press(slug, other, { kind: "delay" });
		expect(body).toMatchObject({ isAsked: false, people: 1 });
		expect(await startOf(eventId)).toBe(before + 15 * 60_000);
		await runJobs();
		expect(await inboxOf(holder!.memberId)).toContain("mundur 15 menit");
		await undo(body.id, one);
		expect(await startOf(eventId)).toBe(before);
		expect(await actionsOf(one)).toEqual(["board.measure-asked", "board.measure-ended"]);
		expect(await actionsOf(other)).toEqual(["board.measure"]);
		await db
			.update(events)
			.set({ startsAt: sql`now() - interval '1 minute'`, endsAt: sql`now() + interval '1 hour'` })
			.where(eq(events.id, eventId));
		expect((await press(slug, one, { kind: "delay" })).body).toMatchObject({ error: "measure.too_late" });
	});

	it("evacuates when two press: gates are held, sales stop, everybody is told", async () => {
		const [one, other] = [await createStaff("ticketing"), await createStaff("admin")];
		const { slug, eventId, north } = await sell();
		const [holder] = await db.select().from(issuedTickets).where(eq(issuedTickets.eventId, eventId));
		await press(slug, one, { kind: "evacuate" });
		expect((await show(slug, north[0]!)).verdict).toBe("in");
		// Nobody answered, so it has to be requested again.
		await db
			.update(gateMeasures)
			.set({ askedAt: sql`now() - interval '11 minutes'` })
			.where(eq(gateMeasures.eventId, eventId));
		expect((await readFresh(slug)).measures).toEqual([]);
		const pressed = await Promise.all([one, other].map((who) => press(slug, who, { kind: "evacuate" })));
		expect(pressed.map(({ body }) => body.isAsked).sort()).toEqual([false, true]);
		await runJobs();
		expect(await inboxOf(holder!.memberId)).toContain("Tinggalkan stadion");
		expect((await show(slug, north[1]!)).verdict).toBe("held");
		const board = await readFresh(slug);
		expect(board).toMatchObject({ isPaused: true, measures: [{ kind: "evacuate", isAsked: false }] });
		expect(board.incidents).toMatchObject([{ words: "Evakuasi", isSerious: true }]);
		await undo(board.measures[0]!.id, one);
		expect((await show(slug, north[1]!)).verdict).toBe("in");
	});

	it("calls the medics: a serious incident, and everybody who works there hears of it", async () => {
		const office = await createStaff("ticketing");
		const { slug } = await sell();
		const { body } = await call(
			callMedics,
			{ event: slug, place: "Pos 2, tribun timur" },
			{ token: office.token, headers: { "idempotency-key": randomUUID() } },
		);
		expect(body.people).toBeGreaterThanOrEqual(2);
		expect(await inboxOf(staff.id)).toContain("Pos 2, tribun timur");
		expect((await readFresh(slug)).incidents).toMatchObject([
			{ words: "Medis dipanggil ke: Pos 2, tribun timur", isSerious: true },
		]);
		expect(await actionsOf(office)).toEqual(["board.incident"]);
	});
});

it("is for ticketing and gate staff, about events with tickets", async () => {
	const { slug } = await sell();
	const seller = await createStaff("seller");
	expect((await call(matchDayBoard, { event: slug }, { token: seller.token })).status).toBe(403);
	expect((await call(matchDayBoard, { event: "tidak-ada" }, { token })).status).toBe(404);
});
