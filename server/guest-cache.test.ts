import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { compressAnswer, createGuestCache, pageVariant } from "./guest-cache";

afterEach(() => vi.useRealTimers());

function ask(url: string, headers: Record<string, string> = {}) {
	const request = new IncomingMessage(new Socket());
	Object.assign(request, { method: "GET", url, headers: { host: "club.example", ...headers } });
	return request;
}

/** Serves from the cache; null when the request has to go on to the server. */
function serve(cache: ReturnType<typeof createGuestCache>, request: IncomingMessage) {
	const response = new ServerResponse(request);
	const sent: { status?: number; headers?: Record<string, unknown>; body?: Buffer } = {};
	response.writeHead = ((status: number, headers: Record<string, unknown>) =>
		Object.assign(sent, { status, headers })) as never;
	response.end = ((body?: Buffer) => Object.assign(sent, { body })) as never;
	return cache.serve(request, response) ? sent : null;
}

const page = (text: string, tags: string[] = []) =>
	compressAnswer(text, { "content-type": "text/html" }, tags);
const later = () => Date.now() + 1;

describe("a kept page", () => {
	it("is sent again to anybody who asks for the same", async () => {
		const cache = createGuestCache();
		expect(serve(cache, ask("/faq"))).toBeNull();
		cache.store(ask("/faq"), await page("<h1>Tanya</h1>"), later());
		const sent = serve(cache, ask("/faq", { "accept-encoding": "gzip" }));
		expect(sent?.status).toBe(200);
		expect(gunzipSync(sent!.body!).toString()).toBe("<h1>Tanya</h1>");
	});

	it("costs no bytes for a browser that has it", async () => {
		const cache = createGuestCache();
		const kept = await page("x");
		cache.store(ask("/faq"), kept, later());
		// Proxies weaken tags; browsers may hold several.
		for (const tags of [kept.etag, `W/${kept.etag}`, `"older", ${kept.etag}`, "*"])
			expect(serve(cache, ask("/faq", { "if-none-match": tags }))).toMatchObject({
				status: 304,
				body: undefined,
			});
		expect(serve(cache, ask("/faq", { "if-none-match": '"older", W/"other"' }))?.status).toBe(200);
	});

	it("differs by host, language, theme and listed parameters, and by nothing else", async () => {
		const cache = createGuestCache();
		cache.store(ask("/news/list/all?page=2"), await page("two"), later());
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

	it("is forgotten when what it shows changes, also while it is being drawn", async () => {
		const cache = createGuestCache();
		const drawnAt = Date.now();
		cache.store(ask("/faq"), await page("faq", ["faq"]), later());
		cache.store(ask("/news/list/all"), await page("news", ["news"]), later());
		cache.forget("faq");
		expect(serve(cache, ask("/faq"))).toBeNull();
		expect(serve(cache, ask("/news/list/all"))).not.toBeNull();
		cache.store(ask("/faq"), await page("old", ["faq"]), drawnAt);
		expect(serve(cache, ask("/faq"))).toBeNull();
	});

	it("lets one visitor fetch the new one when it is old, and the others the old one meanwhile", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const cache = createGuestCache();
		cache.store(ask("/faq"), await page("old"), later());
		vi.setSystemTime(Date.now() + 31_000);
		expect(serve(cache, ask("/faq"))).toBeNull();
		expect(serve(cache, ask("/faq"))).not.toBeNull();
	});
});

it("never keeps a guarded screen, an unknown one or an address with a token", async () => {
	const cache = createGuestCache();
	for (const url of ["/profile", "/login", "/faq?auth_token=x", "/reset?token=x", "/no/such/page"]) {
		cache.store(ask(url), await page("x"), later());
		expect(serve(cache, ask(url)), url).toBeNull();
	}
});

it("reads language and theme from address and cookie, and Indonesian otherwise", () => {
	expect(pageVariant(ask("/faq"))).toMatchObject({ language: "id", theme: "system" });
	expect(pageVariant(ask("/faq?lang=en", { cookie: "lang=id" }))).toMatchObject({ language: "en" });
	expect(pageVariant(ask("/faq", { cookie: "lang=xx; theme=neon" }))).toMatchObject({
		language: "id",
		theme: "system",
	});
});

it("trusts nothing while changes can't be heard", async () => {
	const cache = createGuestCache();
	cache.store(ask("/faq"), await page("kept"), later());
	cache.pause();
	expect(serve(cache, ask("/faq"))).toBeNull();
	cache.store(ask("/faq"), await page("made meanwhile"), later());
	expect(serve(cache, ask("/faq"))).toBeNull();
	const before = Date.now() - 1;
	cache.resume();
	cache.store(ask("/faq"), await page("made before"), before);
	expect(serve(cache, ask("/faq"))).toBeNull();
	cache.store(ask("/faq"), await page("made after"), later());
	expect(serve(cache, ask("/faq"))?.status).toBe(200);
});
