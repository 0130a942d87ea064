import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../server/app";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buyTickets, createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { openPool } from "../../platform/data/database.server";
import { publicKeyOf, signingKeyOf } from "../issued/qr/event-keys.server";
import { signTicketCode } from "../issued/qr/ticket-code";
import { issuedTickets } from "../issued/tables.server";
import { insertSeats, listSeats } from "../seats/section-seats.server";
import type { ScanResult, SentScan } from "./contract";
import { mostConflictsShown } from "./limits";
import { gateScans } from "./tables.server";

const { app: first, db, jobs, settings, url } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const pool = openPool(url, { max: 10, onError: () => {} });
let second: FastifyInstance;
let staff: Awaited<ReturnType<typeof createLoggedInMember>>;
let fan: Awaited<ReturnType<typeof createLoggedInMember>>;

beforeAll(async () => {
	second = await buildApp({ settings, pool, jobs, limits: noLimits, logStream: { write: () => {} } });
	await second.ready();
	staff = await createLoggedInMember(db, { name: "Tri Wahyuni" });
	fan = await createLoggedInMember(db);
	await grantRoles(db, { memberId: staff.id, roles: ["gate"], by: null });
});
afterAll(async () => {
	await second.close();
	await pool.end();
});

/** A match with this many tickets sold, and their codes. */
async function sell(count: number) {
	const sale = await createTicketSale(db, {}, [{ quota: 1_000, perMemberLimit: 1_000 }]);
	for (let left = count; left > 0; left -= 50)
		await buyTickets(context, fan.id, {
			saleId: sale.saleId,
			sectionId: sale.sections[0]!.id,
			quantity: Math.min(50, left),
		});
	const rows = await db.select().from(issuedTickets).where(eq(issuedTickets.eventId, sale.eventId));
	const { id: keyId, privateKey } = await signingKeyOf(db, sale.eventId);
	const codes = await Promise.all(rows.map(({ number }) => signTicketCode({ keyId, number }, privateKey)));
	return { ...sale, codes, numbers: rows.map(({ number }) => number) };
}

const scanOf = (code: string, more: Partial<SentScan> = {}): SentScan => ({
	id: randomUUID(),
	code,
	isManual: false,
	direction: "in",
	at: new Date().toISOString(),
	...more,
});

type Sent = { gate?: string; sentAt?: string; app?: FastifyInstance; token?: string; isRush?: boolean };
async function send(
	event: string,
	scans: SentScan[],
	{ gate = "C", sentAt, app = first, token, isRush = false }: Sent = {},
) {
	const sendOnce = () =>
		app.inject({
			method: "POST",
			url: "/api/gate/scans",
			headers: { authorization: `Bearer ${token ?? staff.token}` },
			payload: { event, gate, scanner: `${gate}-1`, sentAt: sentAt ?? new Date().toISOString(), scans },
		});
	let response = await sendOnce();
	// As a scanner does: on a slow machine, forty at once wait too long for a connection.
	while (isRush && response.statusCode === 503) response = await sendOnce();
	expect(response.statusCode, response.body).toBe(200);
	const { results, counts } = response.json();
	return { verdicts: results.map(({ verdict }: ScanResult) => verdict), results, counts };
}
const get = async (path: string, token = staff.token) =>
	(await first.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })).json();

describe("a scan", () => {
	it("lets in once, out, and in again; and tells the five answers apart", async () => {
		const { slug, codes, numbers } = await sell(3);
		const other = await sell(1);
		const scan = async (code: string, more?: Partial<SentScan>) =>
			(await send(slug, [scanOf(code, more)])).results[0] as ScanResult;
		expect(await scan(codes[0]!, { direction: "out" })).toMatchObject({ verdict: "not-inside" });
		expect(await scan(codes[0]!)).toMatchObject({ verdict: "in", holder: fan.name, section: "Utara 1" });
		expect(await scan(codes[0]!)).toMatchObject({ verdict: "used", gate: "C", since: expect.any(String) });
		expect(await scan(codes[0]!, { direction: "out" })).toMatchObject({ verdict: "out" });
		expect(await scan(codes[0]!)).toMatchObject({ verdict: "in" });
		expect(await scan(codes[0]!)).toMatchObject({ verdict: "used" });
		expect(await scan(other.codes[0]!)).toMatchObject({
			verdict: "other-event",
			otherEvent: expect.any(String),
		});
		expect(await scan("BUKAN TIKET")).toMatchObject({ verdict: "forged", number: null });
		expect(await scan(codes[1]!.replace(/.$/, (sign) => (sign === "0" ? "1" : "0")))).toMatchObject({
			verdict: "forged",
		});
		await db
			.update(issuedTickets)
			.set({ state: "void", endedAt: new Date() })
			.where(eq(issuedTickets.number, numbers[1]!));
		expect(await scan(codes[1]!)).toMatchObject({ verdict: "void", since: expect.any(String) });
		const typed = `${numbers[2]!.slice(0, 4).toLowerCase()} ${numbers[2]!.slice(4)}`;
		expect(await scan(typed, { isManual: true })).toMatchObject({ verdict: "in" });
		expect(await scan("ZZZZ ZZZZ", { isManual: true })).toMatchObject({ verdict: "forged" });
		const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.number, numbers[0]!));
		expect(pass).toMatchObject({ state: "used", usedGate: "C" });
	});

	it("shows the way to a numbered seat", async () => {
		const { slug, codes, numbers, sections } = await sell(2);
		await insertSeats(db, sections[0]!.id, [{ row: 3, number: 12, isSold: true }]);
		const [seat] = await listSeats(db, sections[0]!.id);
		await db.update(issuedTickets).set({ seatId: seat!.id }).where(eq(issuedTickets.number, numbers[0]!));
		const { passes: listed } = await get(`/gate/list?event=${slug}`);
		const seatOf = (number: string) => listed.find((pass: { number: string }) => pass.number === number).seat;
		expect(numbers.map(seatOf)).toEqual([{ row: 3, number: 12 }, null]);
		const { results } = await send(
			slug,
			codes.map((code) => scanOf(code)),
		);
		const shown = results.map(({ number, seat }: ScanResult) => [number, seat]);
		expect(new Map(shown)).toEqual(
			new Map([
				[numbers[0], { row: 3, number: 12 }],
				[numbers[1], null],
			]),
		);
	});

	it("counts once, however often it is sent, at either process", async () => {
		const { slug, codes } = await sell(1);
		const scan = scanOf(codes[0]!);
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, index) => send(slug, [scan], { app: index % 2 ? second : first })),
		);
		expect(answers.flatMap(({ verdicts }) => verdicts)).toEqual(Array(10).fill("in"));
		expect(await db.select().from(gateScans).where(eq(gateScans.id, scan.id))).toHaveLength(1);
	});

	it("is judged by those before it, even when all are sent together, and sent again", async () => {
		const { slug, codes, numbers } = await sell(2);
		const other = await sell(1);
		const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
		const scans = [
			scanOf(codes[0]!, { at: minutesAgo(9) }),
			scanOf(codes[0]!, { at: minutesAgo(8) }),
			scanOf(codes[0]!, { at: minutesAgo(7), direction: "out" }),
			scanOf(codes[0]!, { at: minutesAgo(6), direction: "out" }),
			scanOf(codes[0]!, { at: minutesAgo(5) }),
			scanOf(codes[1]!, { at: minutesAgo(4) }),
			scanOf(other.codes[0]!, { at: minutesAgo(3) }),
			scanOf("BUKAN TIKET", { at: minutesAgo(2) }),
		];
		const verdicts = ["in", "used", "out", "not-inside", "in", "in", "other-event", "forged"];
		// The last sent first: what counts is when they were scanned.
		const [once, again] = await Promise.all([1, 2].map(() => send(slug, scans.toReversed())));
		expect([once!.verdicts, again!.verdicts]).toEqual([verdicts, verdicts]);
		const byMinute = ({ results }: { results: ScanResult[] }) =>
			results.slice(0, 6).map(({ since }) => since && Math.round((Date.now() - Date.parse(since)) / 60_000));
		// Whichever of the two was first.
		expect([byMinute(once!), byMinute(again!)]).toContainEqual([null, 9, null, 7, null, null]);
		expect((await send(slug, [scanOf(codes[0]!)])).verdicts).toEqual(["used"]);
		expect(await db.select().from(gateScans).where(eq(gateScans.number, numbers[0]!))).toHaveLength(6);
		const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.number, numbers[0]!));
		expect(Math.round((Date.now() - pass!.usedAt!.getTime()) / 60_000)).toBe(9);
	});

	it("that appears twice in a batch keeps the scanner's later decision", async () => {
		const { slug, codes } = await sell(1);
		const scan = scanOf(codes[0]!);
		expect((await send(slug, [scan, { ...scan, shown: "out" }])).verdicts).toEqual(["in", "in"]);
		const kept = await db.select().from(gateScans).where(eq(gateScans.id, scan.id));
		expect(kept).toMatchObject([{ verdict: "in", shown: "out" }]);
	});

	it("lets nobody in by the id of another ticket's scan, not even concurrently", async () => {
		const { slug, codes, eventId } = await sell(20);
		for (let round = 0; round < 10; round++) {
			const id = randomUUID();
			const pair = codes.slice(round * 2, round * 2 + 2);
			await Promise.all(
				pair.map((code, at) => send(slug, [scanOf(code, { id })], { app: at ? second : first })),
			);
		}
		const sold = await db.select().from(issuedTickets).where(eq(issuedTickets.eventId, eventId));
		expect(sold.filter(({ state }) => state === "used")).toHaveLength(10);
	});

	it("is dated by our clock, however wrong the scanner's is", async () => {
		const { slug, codes } = await sell(2);
		for (const [index, minutes] of [10, -10].entries()) {
			const wrong = Date.now() + minutes * 60_000;
			const scan = scanOf(codes[index]!, { at: new Date(wrong - 30_000).toISOString() });
			await send(slug, [scan], { sentAt: new Date(wrong).toISOString() });
			const [kept] = await db.select().from(gateScans).where(eq(gateScans.id, scan.id));
			const age = Date.now() - kept!.scannedAt.getTime();
			expect(age).toBeGreaterThan(25_000);
			expect(age).toBeLessThan(60_000);
		}
	});

	it("is dated now when its times make no sense", async () => {
		const { slug, codes } = await sell(2);
		const absurd = ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"] as const;
		for (const [index, [at, sentAt]] of [absurd, absurd.toReversed() as [string, string]].entries()) {
			const scan = scanOf(codes[index]!, { at });
			expect((await send(slug, [scan], { sentAt })).verdicts).toEqual(["in"]);
			const [kept] = await db.select().from(gateScans).where(eq(gateScans.id, scan.id));
			expect(Date.now() - kept!.scannedAt.getTime()).toBeLessThan(60_000);
		}
	});

	it("whose answer was lost is a conflict when the scanner let somebody in on its own", async () => {
		const { slug, codes, numbers } = await sell(1);
		await send(slug, [scanOf(codes[0]!)], { gate: "A" });
		const clone = scanOf(codes[0]!);
		expect((await send(slug, [clone], { gate: "B" })).verdicts).toEqual(["used"]);
		const { counts } = await send(slug, [{ ...clone, shown: "in" }], { gate: "B" });
		expect(counts.conflicts).toBe(1);
		const { conflicts } = await get(`/gate/conflicts?event=${slug}`);
		expect(conflicts.map(({ number }: { number: string }) => number)).toEqual(numbers);
		// Sent again, its result is the same.
		await send(slug, [clone], { gate: "B" });
		expect((await send(slug, [])).counts.conflicts).toBe(1);
	});
});

describe("many gates", () => {
	it("let each of 500 tickets in once, shown at four of them at the same moment", async () => {
		const { slug, codes, eventId } = await sell(500);
		const gates = ["A", "B", "C", "D"];
		const batches = Array.from({ length: 10 }, (_, index) => codes.slice(index * 50, (index + 1) * 50));
		const answers = await Promise.all(
			gates.flatMap((gate, at) =>
				batches.map((batch) =>
					send(
						slug,
						batch.map((code) => scanOf(code)),
						{ gate, app: at % 2 ? second : first, isRush: true },
					),
				),
			),
		);
		const verdicts = answers.flatMap(({ verdicts }) => verdicts);
		expect(verdicts.filter((verdict) => verdict === "in")).toHaveLength(500);
		expect(verdicts.filter((verdict) => verdict === "used")).toHaveLength(1_500);
		const entries = await db.select().from(gateScans).where(eq(gateScans.eventId, eventId));
		expect(new Set(entries.filter(({ verdict }) => verdict === "in").map(({ passId }) => passId)).size).toBe(
			500,
		);
		const { counts } = await send(slug, []);
		expect(counts).toMatchObject({ expected: 0, conflicts: 0 });
		expect(counts.gates.reduce((sum: number, gate: { in: number }) => sum + gate.in, 0)).toBe(500);
	});

	it("list every clone that was let in offline, and lose no scan, when all synchronise at once", async () => {
		const { slug, codes, numbers, eventId } = await sell(200);
		const gates = ["A", "B", "C", "D"];
		// Five in a hundred were copied, and went in at another gate, too.
		const clones = codes.filter((_, index) => index % 20 === 0);
		const queues = gates.map((_, at) =>
			[
				...codes.filter((_, index) => index % 4 === at),
				...clones.filter((_, index) => index % 4 === (at + 1) % 4),
			].map((code) => scanOf(code, { shown: "in" })),
		);
		const cloned = new Set(clones.map((code) => numbers[codes.indexOf(code)]));
		await Promise.all(
			queues.flatMap((queue, at) =>
				[queue.slice(0, 30), queue.slice(30)].flatMap((part) => [
					send(slug, part, { gate: gates[at]!, app: at % 2 ? second : first }),
					// The network went during the first try; the scanner sends the same again.
					send(slug, part, { gate: gates[at]!, app: first }),
				]),
			),
		);
		const sent = queues.flat();
		const kept = await db.select().from(gateScans).where(eq(gateScans.eventId, eventId));
		expect(kept.map(({ id }) => id).sort()).toEqual(sent.map(({ id }) => id).sort());
		expect(kept.filter(({ verdict }) => verdict === "in")).toHaveLength(200);
		const { conflicts } = await get(`/gate/conflicts?event=${slug}`);
		const inTwice = conflicts.filter(({ scans }: { scans: unknown[] }) => scans.length > 1);
		expect(new Set(inTwice.map(({ number }: { number: string }) => number))).toEqual(cloned);
		expect(conflicts).toHaveLength(cloned.size);
		expect((await send(slug, [])).counts.conflicts).toBe(cloned.size);
	});
});

describe("more conflicts than a scanner shows", () => {
	it("are counted, and the latest are listed first", async () => {
		const total = mostConflictsShown + 5;
		const { slug, codes, numbers } = await sell(total);
		const admitted = codes.map((code) => scanOf(code));
		await send(slug, admitted, { gate: "A" });
		for (const code of codes) await send(slug, [scanOf(code, { shown: "in" })], { gate: "B" });
		const { conflicts } = await get(`/gate/conflicts?event=${slug}`);
		expect(conflicts.map(({ number }: { number: string }) => number)).toEqual(
			numbers.toReversed().slice(0, mostConflictsShown),
		);
		for (const { scans } of conflicts)
			expect(scans.map(({ gate }: { gate: string }) => gate).toSorted()).toEqual(["A", "B"]);
		expect((await send(slug, [])).counts.conflicts).toBe(total);
	});
});

describe("the list", () => {
	it("has everything to check tickets without a network, and logs who took it", async () => {
		const other = await sell(1);
		const { slug, numbers, codes } = await sell(2);
		await send(slug, [scanOf(codes[0]!)]);
		const list = await get(`/gate/list?event=${slug}`);
		expect(list.passes.map(({ number }: { number: string }) => number).sort()).toEqual(numbers.toSorted());
		expect(list.passes.filter(({ isInside }: { isInside: boolean }) => isInside)).toHaveLength(1);
		expect(Buffer.from(list.key.publicKey, "base64")).toHaveLength(32);
		const otherKey = await publicKeyOf(db, other.eventId);
		expect(list.otherKeys).toContainEqual({
			id: otherKey.id,
			publicKey: otherKey.publicKey.toString("base64"),
			title: expect.any(String),
			startsAt: expect.any(String),
		});
		expect(list.otherKeys.map(({ id }: { id: number }) => id)).not.toContain(list.key.id);
		expect(list.staff).toBe("Tri Wahyuni");
		const log = await db
			.select()
			.from(auditLog)
			.where(eq(auditLog.subject, `event/${slug}`));
		expect(log).toMatchObject([{ memberId: staff.id, action: "gate.list", after: { tickets: 2 } }]);
		const { events } = await get("/gate/events");
		expect(events.find(({ event }: { event: { slug: string } }) => event.slug === slug).gates).toEqual(["C"]);
		expect((await get("/gate/list?event=tidak-ada")).error).toBe("gate.unknown_event");
		expect((await get(`/gate/list?event=${slug}`, fan.token)).error).toBe("forbidden");
	});
});

describe("the public check of a code", () => {
	const check = (code: string) => first.inject(`/api/ticket-checks?code=${encodeURIComponent(code)}`);

	it("says its state and nothing about its holder", async () => {
		const { slug, codes, numbers } = await sell(2);
		const answer = await check(codes[0]!);
		expect(answer.json()).toMatchObject({ state: "valid", event: { slug }, section: "Utara 1" });
		expect(answer.body).not.toContain(fan.name);
		await send(slug, [scanOf(codes[0]!)]);
		expect((await check(` ${numbers[0]!.toLowerCase()} `)).json().state).toBe("used");
		await db
			.update(issuedTickets)
			.set({ state: "void", endedAt: new Date() })
			.where(eq(issuedTickets.number, numbers[1]!));
		expect((await check(codes[1]!)).json().state).toBe("void");
		for (const unknown of ["ZZZZZZZZ", "halo", codes[0]!.slice(1)])
			expect((await check(unknown)).json().error).toBe("gate.unknown_code");
		const page = await first.inject(`/cek-tiket?kode=${numbers[0]}`);
		expect([page.statusCode, page.body.includes("Sudah dipakai"), page.body.includes(fan.name)]).toEqual([
			200,
			true,
			false,
		]);
		expect((await first.inject("/cek-tiket?kode=<b>&kode=x")).body).not.toContain("<b>&");
	});

	it("is limited", async () => {
		const limited = await testApp();
		const statuses: number[] = [];
		for (let asked = 0; asked < 22; asked++)
			statuses.push((await limited.app.inject("/api/ticket-checks?code=ZZZZZZZZ")).statusCode);
		expect(statuses.filter((status) => status === 404)).toHaveLength(20);
		expect(statuses.slice(20)).toEqual([429, 429]);
	});

	it("is limited on its page too, by the connection if what a proxy forwards is no address", async () => {
		const limited = await testApp({ TRUST_PROXY: "1" });
		const pages: string[] = [];
		for (let asked = 0; asked < 21; asked++) {
			const headers = { "x-forwarded-for": `no-address-${asked}` };
			pages.push((await limited.app.inject({ url: "/cek-tiket?kode=ZZZZZZZZ", headers })).body);
		}
		const isRefused = (page: string) => page.includes("Terlalu banyak percobaan");
		expect(pages.map(isRefused)).toEqual([...Array(20).fill(false), true]);
	});
});

it("opens the gate's page for its staff alone, with a camera there and nowhere else", async () => {
	const page = (token?: string) =>
		first.inject({ url: "/gate", headers: token ? { cookie: `token=${token}` } : {} });
	expect((await page()).statusCode).toBe(401);
	expect((await page(fan.token)).statusCode).toBe(404);
	const own = await page(staff.token);
	expect(own.statusCode).toBe(200);
	expect(own.headers["permissions-policy"]).toContain("camera=(self)");
	expect(own.headers["content-security-policy"]).toContain("'wasm-unsafe-eval'");
	const other = await first.inject("/cek-tiket");
	expect(other.headers["permissions-policy"]).toContain("camera=()");
	expect(other.headers["content-security-policy"]).not.toContain("wasm");
});
