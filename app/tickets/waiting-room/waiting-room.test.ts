import { execFileSync } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderLots } from "../../../docs/check-draw.mjs";
import { buildApp } from "../../../server/app";
import { enrolFans } from "../../../storm/fans.mjs";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createRoom } from "../../../test/waiting-room";
import { bindings } from "../../bindings.server";
import { type Db, openDatabase, openPool } from "../../platform/data/database.server";
import { buildTicketSection } from "../factories";
import { insertSections } from "../sections/quotas.server";
import type { Position } from "./contract";
import { drawDueLots } from "./draw-lots.server";
import { refreshRooms } from "./live-rooms.server";
import {
	readGroupCode,
	readRoomToken,
	roomTokenKey,
	signRoomToken,
	writeGroupCode,
} from "./room-tokens.server";

/** Two processes on one database. */
const { app: first, db, url, settings, jobs } = await testApp({}, { limits: noLimits });
const pool = openPool(url, { max: 10, onError: () => {} });
let second: FastifyInstance;
let servers: FastifyInstance[];
type Fan = { id: string; token: string; cookies?: Record<string, string> };
let everybody: Fan[];

beforeAll(async () => {
	second = await buildApp({ settings, pool, jobs, limits: noLimits, logStream: { write: () => {} } });
	await second.ready();
	servers = [first, second];
	everybody = await enrolFans(url, 120);
});
afterAll(async () => {
	await second.close();
	await pool.end();
});
const fans = (count: number, from = 0): Fan[] =>
	everybody.slice(from, from + count).map(({ id, token }) => ({ id, token }));

/** As a browser: keeps the cookies of the answer. */
async function send(
	app: FastifyInstance,
	fan: Fan,
	method: "GET" | "POST" | "DELETE",
	url: string,
	body?: object,
) {
	const response = await app.inject({
		method,
		url: `/api${url}`,
		headers: {
			...(method !== "GET" && { authorization: `Bearer ${fan.token}`, "idempotency-key": randomUUID() }),
			cookie: Object.entries(fan.cookies ?? {})
				.map(([name, value]) => `${name}=${value}`)
				.join("; "),
		},
		...(body && { payload: body }),
	});
	fan.cookies = {
		...fan.cookies,
		...Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
	};
	return { status: response.statusCode, body: response.json() };
}
const join = async (app: FastifyInstance, fan: Fan, saleId: string, group?: string) =>
	send(app, fan, "POST", "/waiting-room/places", { saleId, ...(group && { group }) });
const ask = async (app: FastifyInstance, fan: Fan, saleId: string): Promise<Position> =>
	(await send(app, fan, "GET", `/waiting-room/position?saleId=${saleId}`)).body;
const buy = async (
	app: FastifyInstance,
	fan: Fan,
	{ saleId, sectionId }: { saleId: string; sectionId: string },
) => {
	const sections = [{ sectionId, quantity: 1 }];
	const { status, body } = await send(app, fan, "POST", "/tickets/orders", {
		saleId,
		sections,
		method: "qris",
	});
	return status === 201 ? 201 : body.error;
};

/** As if everybody had come a minute earlier, and the sale had just opened. */
async function open(saleId: string) {
	await db.execute(sql`
		update waiting_fans set joined_at = joined_at - interval '1 minute', changed_at = clock_timestamp()
		where sale_id = ${saleId}`);
	await db.execute(sql`update ticket_sales set opens_at = now() - interval '2 seconds' where id = ${saleId}`);
}
/** Lets this many seconds of admissions become due. */
const letPass = (saleId: string, seconds: number) =>
	db.execute(
		sql`update waiting_rooms set admits_from = admits_from - make_interval(secs => ${seconds}) where sale_id = ${saleId}`,
	);
const dbs: Db[] = [db];
const refresh = async () => {
	for (const one of dbs) await refreshRooms(one);
};
async function addRoom(room: Parameters<typeof createRoom>[1] = {}) {
	const made = await createRoom(db, room);
	await refresh();
	return made;
}
const lotsOf = async (saleId: string) =>
	(
		await db.execute<{ lot: number; place: number | null; admitted: boolean }>(
			sql`select lot::int, place, admitted_at is not null as admitted from waiting_fans where sale_id = ${saleId} order by place, lot`,
		)
	).rows;
const roomOf = async (saleId: string) =>
	(
		await db.execute<{ seed: string; lots: number[] | null }>(
			sql`select encode(seed, 'hex') as seed, drawn_lots::int[] as lots from waiting_rooms where sale_id = ${saleId}`,
		)
	).rows[0]!;

describe("before the opening", () => {
	it("gives one lot per member, whatever number of devices and processes they ask on", async () => {
		const { saleId } = await addRoom();
		const [fan] = fans(1);
		const answers = await Promise.all([1, 2, 3, 4].map((at) => join(servers[at % 2]!, { ...fan! }, saleId)));
		expect(new Set(answers.map(({ body }) => body.lot)).size).toBe(1);
		expect(answers.map(({ body }) => body.state)).toEqual(Array(4).fill("lots"));
		expect(await lotsOf(saleId)).toHaveLength(1);
	});

	it("keeps the seed secret, and sells nothing", async () => {
		const room = await addRoom();
		const [fan] = fans(1, 1);
		const { body } = await join(first, fan!, room.saleId);
		expect([body.seed, body.position]).toEqual([null, null]);
		const { seed } = await roomOf(room.saleId);
		expect(JSON.stringify(body)).not.toContain(seed);
		expect(await buy(first, fan!, room)).toBe("tickets.not_open");
	});

	it("lets up to four share a lot by the code, on either process, and no fifth", async () => {
		const { saleId } = await addRoom();
		const [leader, ...others] = fans(8, 2);
		const { body } = await join(first, leader!, saleId);
		// One of them had a lot already, and gives it up for the group's.
		await join(second, others[0]!, saleId);
		const answers = await Promise.all(
			others.map((fan, index) =>
				join(servers[index % 2]!, fan, saleId, ` ${body.group.code.toLowerCase()} `),
			),
		);
		const inside = answers.filter(({ status }) => status === 200);
		expect(inside).toHaveLength(3);
		expect(new Set([body.lot, ...inside.map((answer) => answer.body.lot)]).size).toBe(1);
		for (const { status, body } of answers)
			if (status !== 200) expect([status, body.error]).toEqual([409, "waiting_room.group_full"]);
		// Each process knows what happened at the other within a second.
		await refresh();
		expect((await join(second, leader!, saleId)).body.group.size).toBe(4);
		expect((await join(first, fans(1, 11)[0]!, saleId, "7F2Q-AAAAA")).body.error).toBe(
			"waiting_room.unknown_group",
		);
	});

	it("is closed before it starts, and for a sale without one", async () => {
		const { saleId } = await addRoom({ startsAt: new Date(Date.now() + 60_000) });
		const [fan] = fans(1);
		expect((await join(first, fan!, saleId)).body.error).toBe("waiting_room.off");
		expect((await join(first, fan!, randomUUID())).body.error).toBe("tickets.unknown_sale");
		expect((await ask(first, fan!, saleId)).state).toBe("off");
	});
});

describe("the draw", () => {
	it("is the order that anybody computes from the published seed; groups stay together; two processes draw once", async () => {
		const { saleId } = await addRoom();
		const own = fans(60, 20);
		for (const [index, fan] of own.entries()) await join(servers[index % 2]!, fan, saleId);
		const { code } = (await join(first, own[0]!, saleId)).body.group;
		for (const fan of own.slice(1, 4)) await join(second, fan, saleId, code);
		const before = new Set((await lotsOf(saleId)).map(({ lot }) => lot));
		await open(saleId);
		await Promise.all(servers.flatMap((app) => own.slice(0, 10).map((fan) => ask(app, fan, saleId))));
		await refresh();
		const late = fans(2, 80);
		for (const fan of late) await join(second, fan, saleId);

		const { seed, lots } = await roomOf(saleId);
		expect(lots).toEqual([...before].sort((one, other) => one - other));
		const expected = orderLots(seed, lots!);
		const rows = await lotsOf(saleId);
		expect([...new Set(rows.filter(({ place }) => place).map(({ lot }) => lot))]).toEqual(expected);
		expect(rows.slice(-2).map(({ place }) => place)).toEqual([null, null]);
		const group = rows.filter(({ lot }) => lot === rows.find((row) => row.lot === lots![0])!.lot);
		expect(new Set(group.map(({ place }) => place)).size).toBe(1);
		await Promise.all(servers.map((app) => ask(app, own[0]!, saleId)));
		expect((await join(first, fans(1, 90)[0]!, saleId, code)).body.error).toBe("waiting_room.drawn");
	});

	it("happens at the opening although nobody asks, and once", async () => {
		const { saleId, slug } = await addRoom({ opensIn: 60 });
		const early = await addRoom({ opensIn: 60 });
		const off = await addRoom({ opensIn: 60, endsAt: new Date() });
		for (const fan of fans(5, 110)) await join(first, fan, saleId);
		await open(saleId);
		await open(off.saleId);
		const aMinuteLater = () => drawDueLots.run({ db } as never, {});
		await Promise.all([aMinuteLater(), aMinuteLater()]);
		const { seed, lots } = await roomOf(saleId);
		expect((await lotsOf(saleId)).map(({ lot }) => lot)).toEqual(orderLots(seed, lots!));
		const published = (await first.inject(`/antrean/${slug}/undian.json`)).json();
		expect(published).toEqual({
			event: slug,
			seedHash: createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex"),
			seed,
			lots,
		});
		for (const other of [early, off]) expect((await roomOf(other.saleId)).lots).toBeNull();
	});

	it("gives every lot every place about equally often, and the same order for the same seed", () => {
		const lots = [3, 14, 159, 2_653, 5_897];
		const counts = lots.map(() => lots.map(() => 0));
		const rounds = 5_000;
		for (let round = 0; round < rounds; round++) {
			const seed = createHash("sha256").update(`round ${round}`).digest("hex");
			for (const [place, lot] of orderLots(seed, lots).entries()) counts[lots.indexOf(lot)]![place]!++;
		}
		const due = rounds / lots.length;
		// Chi-square with 4 degrees of freedom exceeds 18.5 once in a thousand; the seeds are always the same.
		for (const row of counts)
			expect(row.reduce((sum, seen) => sum + (seen - due) ** 2 / due, 0)).toBeLessThan(18.5);
		fc.assert(
			fc.property(
				fc.uint8Array({ minLength: 32, maxLength: 32 }),
				fc.uniqueArray(fc.nat(), { maxLength: 50 }),
				(bytes, some) => {
					const seed = Buffer.from(bytes).toString("hex");
					const order = orderLots(seed, some);
					expect(order.toSorted()).toEqual(some.toSorted());
					expect(orderLots(seed, some.toReversed())).toEqual(order);
				},
			),
		);
	});

	it("is checked by the script in docs, which notices another seed", () => {
		const seed = randomBytes(32).toString("hex");
		const seedHash = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
		const file = path.join(mkdtempSync(path.join(tmpdir(), "ombak-draw-")), "undian.json");
		writeFileSync(file, JSON.stringify({ seed, seedHash, lots: [7, 8, 9] }));
		const run = (...more: string[]) =>
			execFileSync(process.execPath, ["docs/check-draw.mjs", file, ...more], { encoding: "utf8" });
		expect(run("8", seedHash)).toContain(`Lot 8: place ${orderLots(seed, [7, 8, 9]).indexOf(8) + 1} of 3`);
		expect(() => run("8", "00")).toThrow();
	});
});

describe("waiting and being let in", () => {
	it("shows a true position on both processes, and lets in by the order, groups together", async () => {
		const room = await addRoom({ perMinute: 120 });
		const own = fans(10, 30);
		for (const fan of own) await join(first, fan, room.saleId);
		const { code } = (await join(first, own[0]!, room.saleId)).body.group;
		await join(first, own[1]!, room.saleId, code);
		await open(room.saleId);
		await refresh();
		const positions = await Promise.all(own.map((fan) => ask(second, fan, room.saleId)));
		expect(positions.map(({ position }) => position)).toEqual(
			(await Promise.all(own.map((fan) => ask(first, fan, room.saleId)))).map(({ position }) => position),
		);
		expect(positions[0]!.position).toBe(positions[1]!.position);
		expect(new Set(positions.map(({ position }) => position)).size).toBe(9);
		expect(await buy(first, own[0]!, room)).toBe("waiting_room.not_admitted");

		for (let step = 0; step < 12; step++) {
			await letPass(room.saleId, 1);
			await refreshRooms(db);
			const rows = await lotsOf(room.saleId);
			const inside = rows.findIndex(({ admitted }) => !admitted);
			if (inside >= 0) expect(rows.slice(inside).some(({ admitted }) => admitted)).toBe(false);
			const groups = Map.groupBy(rows, ({ lot }) => lot);
			for (const members of groups.values())
				expect(new Set(members.map(({ admitted }) => admitted)).size).toBe(1);
		}
		expect((await lotsOf(room.saleId)).every(({ admitted }) => admitted)).toBe(true);
		const answer = await ask(first, own[0]!, room.saleId);
		expect(answer.state).toBe("admitted");
		expect(await buy(second, own[0]!, room)).toBe(201);
	});

	it("lets in at the sale's rate, however many processes try", async () => {
		const { saleId } = await addRoom({ perMinute: 60 });
		for (const fan of fans(20, 40)) await join(first, fan, saleId);
		await open(saleId);
		await refresh();
		const admitted = async () => (await lotsOf(saleId)).filter((fan) => fan.admitted).length;
		const before = await admitted();
		await letPass(saleId, 3);
		await Promise.all(Array.from({ length: 20 }, () => refresh()));
		const after = await admitted();
		expect(after - before).toBeGreaterThanOrEqual(3);
		expect(after - before).toBeLessThanOrEqual(6);
	});

	describe("at a slow rate", () => {
		/** As if the draw had been this much earlier. */
		const letPassSinceDraw = (saleId: string, seconds: number) =>
			db.execute(sql`
				update waiting_rooms set drawn_at = drawn_at - make_interval(secs => ${seconds}),
					admits_from = admits_from - make_interval(secs => ${seconds})
				where sale_id = ${saleId}`);
		const minutesSinceDraw = async (saleId: string) =>
			(
				await db.execute<{ minutes: number }>(sql`
					select (extract(epoch from clock_timestamp() - drawn_at) / 60)::float8 as minutes
					from waiting_rooms where sale_id = ${saleId}`)
			).rows[0]!.minutes;
		const countInside = async (saleId: string) =>
			(await lotsOf(saleId)).filter(({ admitted }) => admitted).length;

		it.each([
			{ perMinute: 1, minutes: 5 },
			{ perMinute: 2, minutes: 4 },
			{ perMinute: 5, minutes: 3 },
			{ perMinute: 11, minutes: 2 },
		])("lets one fan in every 60/n seconds, in order, at $perMinute a minute", async (room) => {
			const { perMinute, minutes } = room;
			const { saleId } = await addRoom({ perMinute });
			const own = fans(perMinute * minutes + 5);
			for (const [index, fan] of own.entries()) await join(servers[index % 2]!, fan, saleId);
			await open(saleId);
			await refresh();
			const shown = await ask(first, own[0]!, saleId);
			expect(shown.minutes).toBe(Math.ceil(shown.position! / perMinute));
			const steps = [5, 0.3, 4.9, 2.5, 3.7, 1.1];
			let inside = 0;
			for (let poll = 0; inside < perMinute * minutes; poll++) {
				await letPassSinceDraw(saleId, steps[poll % steps.length]!);
				const before = await minutesSinceDraw(saleId);
				await refreshRooms(dbs[poll % 2]!);
				const rows = await lotsOf(saleId);
				inside = rows.filter(({ admitted }) => admitted).length;
				expect(rows.slice(inside).some(({ admitted }) => admitted)).toBe(false);
				expect(inside).toBeGreaterThanOrEqual(Math.floor(perMinute * before));
				expect(inside).toBeLessThanOrEqual(perMinute * (await minutesSinceDraw(saleId)) + 1);
			}
			await letPass(saleId, 3_600);
			await refresh();
			expect(await countInside(saleId), "after a pause").toBeLessThanOrEqual(inside + 2);
		});

		it.each([1, 2, 5])("counts every member of a group, at %i a minute", async (perMinute) => {
			const { saleId } = await addRoom({ perMinute });
			const own = fans(8);
			for (const fan of own) await join(first, fan, saleId);
			const { code, lot } = await join(first, own[0]!, saleId).then(({ body }) => ({
				...body.group,
				...body,
			}));
			for (const fan of own.slice(1, 4)) await join(second, fan, saleId, code);
			await open(saleId);
			await refresh();
			await db.execute(sql`
				update waiting_fans set place = 0, changed_at = clock_timestamp() where sale_id = ${saleId} and lot = ${lot}`);
			await letPass(saleId, 3_600);
			await refresh();
			expect(await countInside(saleId)).toBe(4);
			const positions = await Promise.all(own.slice(4).map((fan) => ask(first, fan, saleId)));
			// Three went in ahead of their time.
			const next = positions.find(({ position }) => position === 1);
			expect(next!.minutes).toBe(Math.ceil(4 / perMinute));
			await letPass(saleId, 180 / perMinute);
			await refresh();
			expect(await countInside(saleId)).toBe(4);
			await letPass(saleId, 60 / perMinute);
			await refresh();
			expect(await countInside(saleId)).toBe(5);
		});
	});

	it("lets in on its own while few fans ask rarely", async () => {
		const { saleId } = await addRoom({ perMinute: 60 });
		const own = fans(8, 112);
		for (const fan of own) await join(first, fan, saleId);
		await open(saleId);
		await refresh();
		await ask(first, own[0]!, saleId);
		await expect
			.poll(async () => (await lotsOf(saleId)).every(({ admitted }) => admitted), {
				timeout: 60_000,
				interval: 500,
			})
			.toBe(true);
	});

	it("stops when nothing is left, and resumes when something comes back", async () => {
		const room = await addRoom({ perMinute: 60, quota: 1 });
		const own = fans(6, 60);
		for (const fan of own) await join(first, fan, room.saleId);
		await open(room.saleId);
		await refresh();
		await letPass(room.saleId, 1);
		await refresh();
		const [next] = (await lotsOf(room.saleId)).filter(({ admitted }) => admitted);
		expect(next).toBeDefined();
		await db.execute(sql`update allotments set sold = 1 where id = ${room.sectionId}`);
		await refresh();
		const inside = (await lotsOf(room.saleId)).filter(({ admitted }) => admitted).length;
		await letPass(room.saleId, 5);
		await refresh();
		expect((await lotsOf(room.saleId)).filter(({ admitted }) => admitted)).toHaveLength(inside);
		const states = await Promise.all(own.map(async (fan) => (await ask(first, fan, room.saleId)).state));
		expect(new Set(states)).toEqual(new Set(["admitted", "sold-out"]));
		await db.execute(sql`update allotments set sold = 0 where id = ${room.sectionId}`);
		await refresh();
		await letPass(room.saleId, 5);
		await refresh();
		expect((await lotsOf(room.saleId)).every(({ admitted }) => admitted)).toBe(true);
	});

	it("counts nothing of a closed stand", async () => {
		const room = await addRoom({ quota: 100 });
		await insertSections(db, [
			buildTicketSection({ saleId: room.saleId, key: "timur-1", quota: 40, closedAt: new Date() }),
		]);
		const [fan] = fans(1, 69);
		await join(first, fan!, room.saleId);
		await refresh();
		expect(await ask(first, fan!, room.saleId)).toMatchObject({ left: 100 });
		await db.execute(sql`update allotments set sold = 100 where id = ${room.sectionId}`);
		await open(room.saleId);
		await refresh();
		expect(await ask(first, fan!, room.saleId)).toMatchObject({ left: 0, state: "sold-out" });
	});

	it("keeps the place of a closed tab, and sends those who left or let their turn pass to the back", async () => {
		const room = await addRoom({ perMinute: 6_000, minutesToBuy: 15 });
		const [fan] = fans(1, 70);
		const { lot } = (await join(first, fan!, room.saleId)).body;
		await open(room.saleId);
		await refresh();
		// Another device, without any cookie: the same place.
		expect((await join(second, { id: fan!.id, token: fan!.token }, room.saleId)).body.lot).toBe(lot);
		await letPass(room.saleId, 1);
		await refresh();
		expect((await ask(second, fan!, room.saleId)).state).toBe("admitted");
		await db.execute(sql`
			update waiting_fans set admitted_at = now() - interval '16 minutes', changed_at = clock_timestamp()
			where sale_id = ${room.saleId}`);
		await refresh();
		expect((await ask(first, fan!, room.saleId)).state).toBe("outside");
		const again = (await join(first, fan!, room.saleId)).body;
		expect(again.lot).toBeGreaterThan(lot);
		await send(first, fan!, "DELETE", "/waiting-room/places", { saleId: room.saleId });
		expect((await ask(first, fan!, room.saleId)).state).toBe("outside");
		expect((await join(first, fan!, room.saleId)).body.lot).toBeGreaterThan(again.lot);
	});

	it("answers polls from memory: the database hears of the room, not of its fans", async () => {
		const { saleId } = await addRoom();
		const [fan] = fans(1, 75);
		await join(second, fan!, saleId);
		let questions = 0;
		const { query } = pool;
		const counted = (...args: never[]) => {
			questions++;
			return (query as (...args: never[]) => unknown)(...args);
		};
		Object.assign(pool, { query: counted });
		const started = performance.now();
		for (let asked = 0; asked < 300; asked++) expect((await ask(second, fan!, saleId)).state).toBe("lots");
		const seconds = (performance.now() - started) / 1_000;
		// Once a second the list of rooms, then what is new in each room of this file.
		expect(questions).toBeLessThanOrEqual(Math.ceil(seconds + 1) * 25);
		expect(questions).toBeLessThan(300);

		// A database that doesn't answer leaves everybody where they were.
		Object.assign(pool, { query: () => Promise.reject(new Error("away")) });
		await new Promise((done) => setTimeout(done, 2_100));
		expect((await ask(second, fan!, saleId)).state).toBe("lots");
		Object.assign(pool, { query });
	});
});

describe("an admission", () => {
	it("is of one member, one sale and one time: anything else buys nothing", async () => {
		const room = await addRoom({ opensIn: -60 });
		const other = await addRoom({ opensIn: -60 });
		const [fan, thief] = fans(2, 100);
		const key = await roomTokenKey(db);
		const until = new Date(Date.now() + 60_000);
		const slip = { kind: "admission", saleId: room.saleId, memberId: fan!.id, until } as const;
		const trial = (who: Fan, admission?: string) =>
			buy(first, { ...who, cookies: admission === undefined ? {} : { admission } }, room);
		expect(await trial(fan!)).toBe("waiting_room.not_admitted");
		expect(await trial(thief!, signRoomToken(key, slip))).toBe("waiting_room.forged");
		expect(await trial(fan!, signRoomToken(randomBytes(32), slip))).toBe("waiting_room.forged");
		expect(await trial(fan!, signRoomToken(key, { ...slip, kind: "place" }))).toBe("waiting_room.forged");
		expect(await trial(fan!, signRoomToken(key, { ...slip, saleId: other.saleId }))).toBe(
			"waiting_room.not_admitted",
		);
		expect(await trial(fan!, signRoomToken(key, { ...slip, until: new Date(Date.now() - 2_000) }))).toBe(
			"waiting_room.expired",
		);
		expect(await trial(fan!, "x")).toBe("waiting_room.not_admitted");
		expect(await trial(fan!, signRoomToken(key, slip))).toBe(201);
	});

	it("does not survive a single flipped bit", () => {
		const key = randomBytes(32);
		const slip = {
			kind: "admission",
			saleId: randomUUID(),
			memberId: randomUUID(),
			until: new Date(1_800_000_000_000),
		} as const;
		const bytes = Buffer.from(signRoomToken(key, slip), "base64url");
		expect(readRoomToken(key, "admission", bytes.toString("base64url"))).toEqual(slip);
		for (let bit = 0; bit < bytes.length * 8; bit++) {
			const changed = Buffer.from(bytes);
			changed[bit >> 3]! ^= 1 << (bit & 7);
			expect(readRoomToken(key, "admission", changed.toString("base64url"))).toBeNull();
		}
		fc.assert(
			fc.property(fc.string(), (text) => void expect(readRoomToken(key, "admission", text)).toBeNull()),
		);
		fc.assert(
			fc.property(
				fc.nat(),
				(lot) => void expect(readGroupCode(key, writeGroupCode(key, lot).toLowerCase())).toBe(lot),
			),
		);
		fc.assert(fc.property(fc.string(), (code) => void expect(readGroupCode(key, code)).toBeNull()));
	});

	it("is waited for on a page under 15 kB, with style and script, in both languages", async () => {
		const { saleId } = await addRoom({ opensIn: 60 });
		const { rows } = await db.execute<{ slug: string }>(
			sql`select slug from events join ticket_sales on event_id = events.id where ticket_sales.id = ${saleId}`,
		);
		const files = ["room.css", "room.js"].map((name) => readFileSync(path.join(import.meta.dirname, name)));
		const rest = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
		for (const language of ["id", "en"]) {
			const headers = { "accept-encoding": "gzip" };
			const page = await first.inject({ url: `/antrean/${rows[0]!.slug}?lang=${language}`, headers });
			expect(page.statusCode).toBe(200);
			expect(page.headers["content-encoding"]).toBe("gzip");
			expect(page.rawPayload.length + rest).toBeLessThan(15_000);
		}
	});

	it("is asked for by every call that buys from a sale", async () => {
		const { saleId, sectionId } = await addRoom({ opensIn: -60 });
		const [fan] = fans(1, 105);
		const buying = bindings.filter(
			({ endpoint: { method, path, input } }) =>
				method !== "GET" &&
				!path.startsWith("/waiting-room/") &&
				"saleId" in ((input as { shape?: object }).shape ?? {}),
		);
		expect(buying.length).toBeGreaterThan(0);
		for (const { endpoint } of buying) {
			const body = { saleId, sections: [{ sectionId, quantity: 1 }], method: "qris", vouchers: [] };
			const { body: answer } = await send(first, fan!, endpoint.method as "POST", endpoint.path, body);
			expect([endpoint.path, answer.error]).toEqual([endpoint.path, "waiting_room.not_admitted"]);
		}
	});
});

dbs.push(openDatabase(pool));
