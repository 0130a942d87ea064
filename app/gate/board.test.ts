import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { testApp } from "../../test/app";
import { noLimits } from "../../test/call-freely";
import { buyTickets, createTicketSale } from "../../test/ticket-sale";
import { createLoggedInMember } from "../members/factories.server";
import { inboxMessages } from "../notifications/tables.server";
import { passes } from "../passes/tables.server";
import type { Role } from "../platform/access";
import { grantRoles } from "../staff/roles.server";
import { auditLog } from "../staff/tables.server";
import { placeTicketOrder } from "../tickets/buying/order-contract";
import { ticketSale } from "../tickets/contract";
import { pauseSale } from "../tickets/selling/contract";
import { readBoard } from "./board.server";
import { closeIncident, matchDayBoard, messageHolders, noteIncident } from "./board-contract";
import { gateScan } from "./contract";
import { gateScanners } from "./tables.server";

const { db, jobs, settings, call, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const staff = await createStaff("gate");
const { token } = staff;

async function createStaff(role: Role) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles: [role], by: null });
	return member;
}

/** What is counted after everything that was counted before. */
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
	const rows = await db.select().from(passes).where(eq(passes.eventId, sale.eventId));
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
	// A fixed handful of questions for each counting, however many watch.
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

it("says which devices have fallen silent, which have scans to send, and forgets those that were put away", async () => {
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

it("stops selling at the fan's door and the counter's, says so on the page, and goes on", async () => {
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

it("writes to everybody with a good ticket once, in the inbox, and to nobody else", async () => {
	const { slug, eventId } = await sell();
	const office = await createStaff("ticketing");
	const [holder] = await db.select().from(passes).where(eq(passes.eventId, eventId));
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

it("is for ticketing and gate staff, about events with tickets", async () => {
	const { slug } = await sell();
	const seller = await createStaff("seller");
	expect((await call(matchDayBoard, { event: slug }, { token: seller.token })).status).toBe(403);
	expect((await call(matchDayBoard, { event: "tidak-ada" }, { token })).status).toBe(404);
});
