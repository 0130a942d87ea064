import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bindings } from "../app/bindings.server";
import { club } from "../club/profile";
import { cacheKey, listedParameters, pageVariant, variantUrl } from "./cache-key";
import { compressBody } from "./compressed-answer";
import { createGuestCache } from "./guest-cache";

afterEach(() => vi.useRealTimers());

function ask(url: string, headers: Record<string, string> = {}) {
	const request = new IncomingMessage(new Socket());
	Object.assign(request, { method: "GET", url, headers: { host: "club.example", ...headers } });
	return request;
}

/** Serves from the cache; null on a miss. */
function serve(cache: ReturnType<typeof createGuestCache>, request: IncomingMessage) {
	const response = new ServerResponse(request);
	const sent: { status?: number; headers?: Record<string, unknown>; body?: Buffer } = {};
	response.writeHead = ((status: number, headers: Record<string, unknown>) =>
		Object.assign(sent, { status, headers })) as never;
	response.end = ((body?: Buffer) => Object.assign(sent, { body })) as never;
	return cache.serve(request, response) ? sent : null;
}

const page = async (text: string, tags: string[] = []) => ({
	...(await compressBody(text)),
	headers: { "content-type": "text/html" },
	tags,
});
const now = () => performance.now();

describe("a cached page", () => {
	it("is served to anybody who requests the same", async () => {
		const cache = createGuestCache();
		expect(serve(cache, ask("/faq"))).toBeNull();
		cache.store(ask("/faq"), await page("<h1>Tanya</h1>"), now());
		const sent = serve(cache, ask("/faq", { "accept-encoding": "gzip" }));
		expect(sent?.status).toBe(200);
		expect(gunzipSync(sent!.body!).toString()).toBe("<h1>Tanya</h1>");
	});

	it("answers 304 to a browser that has it", async () => {
		const cache = createGuestCache();
		const kept = await page("x");
		cache.store(ask("/faq"), kept, now());
		// Proxies weaken ETags; browsers may send several.
		for (const tags of [kept.etag, `W/${kept.etag}`, `"older", ${kept.etag}`, "*"])
			expect(serve(cache, ask("/faq", { "if-none-match": tags }))).toMatchObject({
				status: 304,
				body: undefined,
			});
		expect(serve(cache, ask("/faq", { "if-none-match": '"older", W/"other"' }))?.status).toBe(200);
	});

	it("varies by host, language, theme and listed parameters, and nothing else", async () => {
		const cache = createGuestCache();
		cache.store(ask("/news/list/all?page=2"), await page("two"), now());
		expect(serve(cache, ask("/news/list/all?page=2&utm_source=mail"))).not.toBeNull();
		expect(serve(cache, ask("/news/list/all?page=2", { cookie: "token=secret; cart=1" }))).not.toBeNull();
		for (const other of [
			ask("/news/list/all?page=3"),
			ask("/news/list/all?page=2", { cookie: "lang=en" }),
			ask("/news/list/all?page=2", { cookie: "theme=dark" }),
			ask("/news/list/all?page=2", { host: "other.example" }),
		]) {
			expect(serve(cache, other)).toBeNull();
		}
	});

	it("depends on the visitor's choices, in any cookie order", async () => {
		const cache = createGuestCache();
		const english = ask("/faq", { cookie: "a=1; lang=en; theme=dark" });
		cache.store(english, await page("english and dark"), now());
		for (const cookie of ["", "a=1", "a=b; xlang=en; mytheme=dark", "a=lang=en; b= theme=dark"])
			expect(serve(cache, ask("/faq", { cookie })), cookie).toBeNull();
		for (const cookie of [
			"lang=en; theme=dark",
			"theme=dark;lang=en",
			"a=b; c=d; lang=en; theme=dark",
			"token=secret;  theme=dark ; e=f; lang=en; g",
			"=; ;; lang=en; lang=id; theme=dark; theme=light",
		]) {
			expect(serve(cache, ask("/faq", { cookie })), cookie).not.toBeNull();
			expect(pageVariant(ask("/faq", { cookie })), cookie).toMatchObject({ language: "en", theme: "dark" });
		}
	});

	it("is invalidated when its content changes, even while being rendered", async () => {
		const cache = createGuestCache();
		const drawnAt = now();
		cache.store(ask("/faq"), await page("faq", ["faq"]), now());
		cache.store(ask("/news/list/all"), await page("news", ["news"]), now());
		cache.forget("faq");
		expect(serve(cache, ask("/faq"))).toBeNull();
		expect(serve(cache, ask("/news/list/all"))).not.toBeNull();
		cache.store(ask("/faq"), await page("old", ["faq"]), drawnAt);
		expect(serve(cache, ask("/faq"))).toBeNull();
	});

	it("serves stale to the others while one visitor refreshes it", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const cache = createGuestCache();
		cache.store(ask("/faq"), await page("old"), now());
		vi.advanceTimersByTime(31_000);
		expect(serve(cache, ask("/faq"))).toBeNull();
		expect(serve(cache, ask("/faq"))).not.toBeNull();
		vi.advanceTimersByTime(3_000);
		expect(serve(cache, ask("/faq")), "when no refresh succeeded").toBeNull();
	});
});

describe("a busy tag", () => {
	it("does not prevent caching of pages without that tag", async () => {
		const cache = createGuestCache();
		const drawnAt = now();
		cache.forget("tickets");
		cache.store(ask("/news/list/all"), await page("news", ["news"]), drawnAt);
		cache.forget("tickets");
		expect(serve(cache, ask("/news/list/all"))).not.toBeNull();
	});

	it("invalidates its pages immediately, then at most once a second, and never misses the last change", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const cache = createGuestCache();
		const sale = ask("/buy-ticket/derbi");
		const keep = async () => cache.store(sale, await page("sale", ["tickets/derbi"]), now());
		const change = (milliseconds: number) => {
			vi.advanceTimersByTime(milliseconds);
			cache.forget("tickets/derbi");
		};
		await keep();
		change(5_000);
		expect(serve(cache, sale)).toBeNull();
		let drawn = 0;
		for (let changes = 0; changes < 450; changes++) {
			change(10);
			if (serve(cache, sale)) continue;
			drawn++;
			vi.advanceTimersByTime(1);
			await keep();
		}
		expect(drawn).toBeGreaterThanOrEqual(4);
		expect(drawn).toBeLessThanOrEqual(6);
		vi.advanceTimersByTime(1_000);
		expect(serve(cache, sale), "the visitor who waits for the new page").toBeNull();
		expect(serve(cache, sale), "another one meanwhile").not.toBeNull();
		await keep();
		vi.advanceTimersByTime(5_000);
		expect(serve(cache, sale)).not.toBeNull();
		for (let changes = 0; changes < 400; changes++) change(10);
		expect(serve(cache, sale), "a page that is too far behind").toBeNull();
		expect(serve(cache, sale)).toBeNull();
	});

	it("does not keep a deleted page alive: its refresh stores nothing", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const cache = createGuestCache();
		const article = ask("/news/detail/ditarik");
		// Published and corrected within a second, so the tag is busy; then withdrawn.
		cache.forget("news");
		cache.forget("news");
		vi.advanceTimersByTime(1_500);
		cache.store(article, await page("article", ["news"]), now());
		cache.forget("news");
		vi.advanceTimersByTime(1_000);
		expect(serve(cache, article), "the visitor who finds that it is gone").toBeNull();
		vi.advanceTimersByTime(3_000);
		expect([serve(cache, article), serve(cache, article), serve(cache, article)]).toEqual([null, null, null]);
	});

	it("may be evicted: evicted tags count as changed", async () => {
		const cache = createGuestCache();
		const drawnAt = now();
		for (let member = 0; member < 25_000; member++) cache.forget(`members/${member}`);
		cache.store(ask("/member/profile/0"), await page("card", ["members/0"]), drawnAt);
		expect(serve(cache, ask("/member/profile/0"))).toBeNull();
	});
});

describe("memory", () => {
	const random = () => Math.random().toString(36).slice(2);

	it("is not spent on unknown parameters", async () => {
		const cache = createGuestCache();
		const kept = await page("x");
		for (let count = 0; count < 12_000; count++) {
			cache.store(ask(`/faq?${random()}=${random()}`), kept, now());
			cache.store(ask(`/api/faq?${random()}=${random()}`), kept, now());
		}
		expect(cache.figures().entries).toBe(2);
		expect(variantUrl(pageVariant(ask("/faq?utm_source=mail&page=2")), "")).toBe("/faq?page=2");
	});

	it("is bounded, keys included, with least-recently-used eviction", async () => {
		const limit = 200_000;
		const cache = createGuestCache(limit);
		const kept = await page("x");
		const long = "a".repeat(190);
		cache.store(ask("/faq"), kept, now());
		for (let count = 0; count < 24_000; count++) {
			cache.store(ask(`/store/list?q=${random()}${long}`), kept, now());
			if (count % 20 === 0) expect(serve(cache, ask("/faq"))).not.toBeNull();
		}
		const { bytes, entries } = cache.figures();
		expect(bytes).toBeLessThanOrEqual(limit);
		expect(entries).toBeGreaterThan(10);
		expect(entries).toBeLessThan(limit / (2 * long.length));
	});
});

it("counts hits and misses", async () => {
	const cache = createGuestCache();
	serve(cache, ask("/faq"));
	cache.store(ask("/faq"), await page("x"), now());
	serve(cache, ask("/faq"));
	serve(cache, ask("/faq"));
	expect(cache.figures()).toMatchObject({ hits: 2, misses: 1, entries: 1, bytes: expect.any(Number) });
});

describe("a cached API answer", () => {
	it("includes every parameter its endpoint reads in the key", () => {
		for (const { endpoint } of bindings) {
			if (!endpoint.tags) continue;
			const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
			const { shape } = endpoint.input as unknown as { shape: object };
			const read = Object.keys(shape).filter((name) => !inPath.includes(name));
			expect(listedParameters, endpoint.path).toEqual(expect.arrayContaining(read));
		}
	});

	it("has no key if the URL can be interpreted in two ways", () => {
		const key = (url: string) => cacheKey(ask(url));
		expect(key("/api/news?page=2&x=1")).toBe(key("/api/news?page=2"));
		expect(key("/api/news?q=a&page=2")).toBe(key("/api/news?page=2&q=a"));
		expect(key("/api/news?lang=xx")).toBe(key("/api/news"));
		for (const other of ["/api/news?lang=en", "/api/news?page=", "/api/news/../faq", "/api/news/"])
			expect(key(other)).not.toBe(key("/api/news"));
		expect(key("/api/news/../faq")).not.toBe(key("/api/faq"));
		for (const odd of ["?page=1&page=2", "?q=%E0", `?q=${"a".repeat(201)}`])
			expect(key(`/api/news${odd}`), odd).toBeNull();
	});
});

it("never caches a guarded screen, an unknown one or a URL with a token", async () => {
	const cache = createGuestCache();
	for (const url of [
		"/profile",
		"/login",
		"/faq?auth_token=x",
		"/reset?token=x",
		"/faq?auth%5Ftoken=x",
		`/${club.eventSlug}/code`,
		"/no/such/page",
	]) {
		cache.store(ask(url), await page("x"), now());
		expect(serve(cache, ask(url)), url).toBeNull();
	}
});

it("reads language and theme from URL and cookie, defaulting to Indonesian", () => {
	expect(pageVariant(ask("/faq"))).toMatchObject({ language: "id", theme: "system" });
	expect(pageVariant(ask("/faq?lang=en", { cookie: "lang=id" }))).toMatchObject({ language: "en" });
	expect(pageVariant(ask("/faq", { cookie: "lang=xx; theme=neon" }))).toMatchObject({
		language: "id",
		theme: "system",
	});
});

it("serves nothing while change notifications are unavailable", async () => {
	const cache = createGuestCache();
	cache.store(ask("/faq"), await page("kept"), now());
	cache.pause();
	expect(serve(cache, ask("/faq"))).toBeNull();
	cache.store(ask("/faq"), await page("made meanwhile"), now());
	expect(serve(cache, ask("/faq"))).toBeNull();
	const before = now();
	cache.resume();
	cache.store(ask("/faq"), await page("made before"), before);
	expect(serve(cache, ask("/faq"))).toBeNull();
	cache.store(ask("/faq"), await page("made after"), now());
	expect(serve(cache, ask("/faq"))?.status).toBe(200);
});

describe("while the database is away", () => {
	function cacheOf() {
		let isAway = false;
		const cache = createGuestCache(undefined, () => isAway);
		const goAway = () => {
			isAway = true;
			cache.pause();
		};
		const comeBack = () => {
			isAway = false;
			cache.resume();
		};
		return { cache, goAway, comeBack };
	}

	it("a page is given as it last was, for ten minutes, and made anew when it is back", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const { cache, goAway, comeBack } = cacheOf();
		cache.store(ask("/faq"), await page("as it was"), now());
		vi.advanceTimersByTime(60_000);
		goAway();
		expect([serve(cache, ask("/faq")), serve(cache, ask("/faq"))]).not.toContain(null);
		comeBack();
		expect(serve(cache, ask("/faq"))).toBeNull();
		goAway();
		expect(serve(cache, ask("/faq")), "away again before anybody made it anew").not.toBeNull();
		vi.advanceTimersByTime(9 * 60_000);
		expect(serve(cache, ask("/faq"))).toBeNull();
	});

	it("a page whose content is known to have changed is not given", async () => {
		const { cache, goAway } = cacheOf();
		cache.store(ask("/news/detail/ditarik"), await page("withdrawn", ["news"]), now());
		cache.forget("news");
		goAway();
		expect(serve(cache, ask("/news/detail/ditarik"))).toBeNull();
	});

	it("an answer that fails is replaced by the last one, even before the outage is known", async () => {
		const cache = createGuestCache();
		const request = ask("/faq");
		const sent: Buffer[] = [];
		const response = new ServerResponse(request);
		response.end = ((body: Buffer) => sent.push(body)) as never;
		expect(cache.serveUnchecked(request, response)).toBe(false);
		cache.store(request, await page("as it was"), now());
		cache.pause();
		expect(cache.serveUnchecked(request, response)).toBe(true);
		expect(String(sent)).toBe("as it was");
	});
});
