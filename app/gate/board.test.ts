import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { testApp } from "../../test/app";
import { noLimits } from "../../test/call-freely";
import { buyTickets, createTicketSale } from "../../test/ticket-sale";
import { createLoggedInMember } from "../members/factories.server";
import { passes } from "../passes/tables.server";
import { grantRoles } from "../staff/roles.server";
import { readBoard } from "./board.server";
import { matchDayBoard } from "./board-contract";
import { gateScan } from "./contract";

const { db, jobs, settings, call } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const staff = await createLoggedInMember(db);
await grantRoles(db, { memberId: staff.id, roles: ["gate"], by: null });
const { token } = staff;

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

it("asks the database once for a thousand who watch at the same time, in either language", async () => {
	const { slug } = await sell();
	const asked = vi.spyOn(db, "execute");
	const boards = await Promise.all(
		Array.from({ length: 1_000 }, (_, at) => readBoard(db, at % 2 ? "id" : "en", slug)),
	);
	expect(asked.mock.calls).toHaveLength(2);
	expect(new Set(boards.map(({ sections }) => sections[0]!.label))).toEqual(new Set(["Utara 1", "North 1"]));
	await new Promise((done) => setTimeout(done, 1_050));
	await readBoard(db, "id", slug);
	expect(asked.mock.calls).toHaveLength(4);
	asked.mockRestore();
});

it("is for ticketing and gate staff, about events with tickets", async () => {
	const { slug } = await sell();
	const seller = await createLoggedInMember(db);
	await grantRoles(db, { memberId: seller.id, roles: ["seller"], by: null });
	expect((await call(matchDayBoard, { event: slug }, { token: seller.token })).status).toBe(403);
	expect((await call(matchDayBoard, { event: "tidak-ada" }, { token })).status).toBe(404);
});
