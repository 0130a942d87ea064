import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as settle } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userData } from "../app/members/sessions/session-contract";
import { buildArticle } from "../app/news/factories";
import { articles } from "../app/news/tables.server";
import { club } from "../club/profile";
import { testApp } from "../test/app";
import { cacheKey } from "./cache-key";
import { createGuestCache } from "./guest-cache";

/** Renders in progress, held until the test finishes them. */
const drawing: { path: string; finish: () => void }[] = [];
const drawn: string[] = [];
let waits = false;

let status = 200;

async function renderPage({ url }: Request) {
	const { pathname, search } = new URL(url);
	drawn.push(pathname + search);
	if (waits) await new Promise<void>((resolve) => drawing.push({ path: pathname + search, finish: resolve }));
	return new Response(`<h1>${pathname}${search}</h1>`, { status, headers: { "content-type": "text/html" } });
}
const guestCache = createGuestCache();
const { app, call, db, logs } = await testApp({}, { renderPage, guestCache });
await app.listen({ port: 0, host: "127.0.0.1" });
const connections = new Set<Socket>();
app.server.on("connection", (socket: Socket) => {
	connections.add(socket);
	socket.once("close", () => connections.delete(socket));
});
const { port } = app.server.address() as AddressInfo;
const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(`http://127.0.0.1:${port}${path}`, {
		headers: { connection: "close", ...headers },
		redirect: "manual",
	});

beforeEach(() => {
	waits = false;
	status = 200;
	drawn.length = 0;
	guestCache.resume();
});

/** Finishes every render, including those that start only after others are done. */
async function finishAll(until: Promise<unknown>) {
	let isDone = false;
	const end = () => {
		isDone = true;
	};
	until.then(end, end);
	while (!isDone) {
		for (const { finish } of drawing.splice(0)) finish();
		await settle();
	}
	return until;
}

afterEach(async () => {
	for (const connection of connections) connection.destroy();
	await finishAll(waitFor(() => connections.size === 0 && drawing.length === 0));
});

function send(paths: string[]): Promise<Socket> {
	const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: club.example\r\n\r\n`).join("");
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () => socket.write(requests, () => resolve(socket)));
		socket.on("error", () => {});
	});
}
const waitFor = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 60_000, interval: 5 });

describe("a flood of pages", () => {
	it("leaves no work behind when the clients disconnect", async () => {
		waits = true;
		const paths = (socket: number) =>
			Array.from({ length: 30 }, (_, page) => `/news/detail/${socket}-${page}`);
		const sockets = await Promise.all(Array.from({ length: 20 }, (_, socket) => send(paths(socket))));
		await waitFor(() => drawing.length === 8);
		for (const socket of sockets) socket.destroy();
		await waitFor(() => connections.size === 0);
		const honest = get("/faq");
		await finishAll(honest);
		expect((await honest).status).toBe(200);
		// Renders in progress finish; none of the queued ones ran before the honest visitor's.
		expect(drawn).toHaveLength(9);
	});

	it("queues one render per connection, so an honest visitor waits for at most one per connection", async () => {
		waits = true;
		const paths = (socket: number) =>
			Array.from({ length: 9 }, (_, page) => `/store/detail/${socket}-${page}`);
		await Promise.all(Array.from({ length: 20 }, (_, socket) => send(paths(socket))));
		await waitFor(() => connections.size === 20 && drawing.length === 8);
		const honest = app.inject("/faq");
		for (let tick = 0; tick < 50; tick++) await settle();
		await finishAll(honest);
		expect(drawn.indexOf("/faq")).toBeLessThanOrEqual(20);
	});

	it("answers 503 when the queue is full, while cached pages are still served", async () => {
		await get("/tickets");
		waits = true;
		const statuses: number[] = [];
		const asked = Array.from({ length: 150 }, async (_, page) => {
			const answer = await get(`/videos/detail/${page}`);
			statuses.push(answer.status);
			return answer;
		});
		await waitFor(() => statuses.length === 150 - 8 - 100);
		expect(new Set(statuses)).toEqual(new Set([503]));
		const refused = await Promise.race(asked);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(refused.headers.get("cache-control")).toBe("no-store");
		expect((await get("/tickets")).status).toBe(200);
		await finishAll(Promise.all(asked));
		expect(statuses.filter((status) => status === 200)).toHaveLength(108);
	});

	it("renders identical pages once", async () => {
		waits = true;
		const before = guestCache.figures().misses;
		const answers = Promise.all(
			Array.from({ length: 40 }, (_, visitor) => get(`/news/list/all?page=2&visitor=${visitor}`)),
		);
		await waitFor(() => drawing.length > 0);
		await finishAll(answers);
		const bodies = await Promise.all((await answers).map((answer) => answer.text()));
		expect(new Set(bodies)).toEqual(new Set(["<h1>/news/list/all?page=2</h1>"]));
		expect(drawn).toEqual(["/news/list/all?page=2"]);
		expect(guestCache.figures().misses - before).toBe(1);
	});
});

describe("cache headers", () => {
	it("forbid storing a page whose URL contains a secret", async () => {
		for (const path of [
			"/reset?token=geheim",
			"/?auth_token=geheim",
			"/?auth%5Ftoken=geheim",
			`/${club.eventSlug}/KODE`,
		])
			expect((await get(path)).headers.get("cache-control"), path).toBe("no-store");
		expect((await get("/faq")).headers.get("cache-control")).toBe("no-cache");
	});

	it("forbid storing an unpublished article, which the API keeps for nobody either", async () => {
		const url = `/api/news/pratinjau-${"0".repeat(64)}`;
		expect(cacheKey({ url, headers: {} } as IncomingMessage)).toBeNull();
		expect((await app.inject(url)).headers["cache-control"]).toBe("no-store");
	});

	it("depend on nothing of the URL that the cache does not know", async () => {
		const referrerPolicy = async (path: string) => (await get(path)).headers.get("referrer-policy");
		expect(await referrerPolicy("/faq?xtoken=1")).toBe("strict-origin-when-cross-origin");
		expect(await referrerPolicy("/faq")).toBe("strict-origin-when-cross-origin");
		expect(await referrerPolicy("/reset?token=geheim")).toBe("no-referrer");
	});

	it("forbid storing who a visitor is, even that they are a guest", async () => {
		const { headers } = await call(userData, {});
		expect(headers).toMatchObject({ "cache-control": "private, no-cache", vary: "Authorization, Origin" });
	});
});

describe("a cached page", () => {
	it("is counted and logged", async () => {
		const figures = async () => {
			const text = await (await get("/metrics")).text();
			const value = (name: string) =>
				Number(
					text
						.split("\n")
						.find((line) => line.startsWith(name))
						?.split(" ")[1],
				);
			return {
				hits: value('guest_cache_answers_total{result="hit"}'),
				misses: value('guest_cache_answers_total{result="miss"}'),
				entries: value("guest_cache_entries"),
				bytes: value("guest_cache_bytes"),
			};
		};
		const before = await figures();
		await get("/contact-us?token_of_campaign=1");
		await get("/contact-us");
		await get("/contact-us");
		const after = await figures();
		expect([after.hits - before.hits, after.misses - before.misses]).toEqual([2, 1]);
		expect(after.entries).toBe(before.entries + 1);
		expect(after.bytes).toBeGreaterThan(before.bytes);
		expect(
			logs.filter((line) => line.includes('"cached answer"') && line.includes("/contact-us")),
		).toHaveLength(2);
	});

	it("reflects that visitor's choice only", async () => {
		const english = { cookie: "a=b; lang=en; theme=dark" };
		await get("/cookie", english);
		await get("/cookie");
		expect(drawn).toEqual(["/cookie", "/cookie"]);
	});
});

describe("an answer that is gone", () => {
	const statuses = async (url: string) => {
		const seen = [];
		for (let asked = 0; asked < 3; asked++) seen.push((await get(url)).status);
		return seen;
	};
	/** So that the next visitor asks anew, and others meanwhile get the old answer. */
	const letExpire = () => vi.advanceTimersByTime(31_000);
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["performance"] });
		guestCache.resume();
		vi.advanceTimersByTime(1);
	});
	afterEach(() => void vi.useRealTimers());

	it("stays gone for everybody from the first 404 on", async () => {
		expect(await statuses("/news/detail/ditarik")).toEqual([200, 200, 200]);
		letExpire();
		status = 404;
		expect(await statuses("/news/detail/ditarik")).toEqual([404, 404, 404]);
	});

	it("is not given once more where it has moved", async () => {
		expect(await statuses("/news/detail/pindah")).toEqual([200, 200, 200]);
		letExpire();
		status = 301;
		expect(await statuses("/news/detail/pindah")).toEqual([301, 301, 301]);
	});

	it("is given for a moment longer where the page only failed", async () => {
		expect(await statuses("/news/detail/gagal")).toEqual([200, 200, 200]);
		letExpire();
		status = 503;
		expect(await statuses("/news/detail/gagal")).toEqual([503, 200, 200]);
	});

	it("stays gone in the API, too, also while news change all the time", async () => {
		await db.insert(articles).values(buildArticle({ slug: "ditarik" }));
		const change = () => guestCache.forget("news");
		change();
		change();
		vi.advanceTimersByTime(1_500);
		expect(await statuses("/api/news/ditarik")).toEqual([200, 200, 200]);
		await db.delete(articles);
		change();
		vi.advanceTimersByTime(1_000);
		expect(await statuses("/api/news/ditarik")).toEqual([404, 404, 404]);
	});
});
