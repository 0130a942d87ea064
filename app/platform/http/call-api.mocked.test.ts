import { beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { callApi, callApiEarly } from "./call-api";
import { endpoint } from "./contract";

const toasts = vi.hoisted(() => ({
	showError: vi.fn(),
	endFailures: vi.fn(),
	showWaiting: vi.fn(),
	hideWaiting: vi.fn(),
}));
vi.mock("../browser/toast", () => toasts);

const place = endpoint({
	method: "POST",
	path: "/orders",
	summary: "Place an order",
	access: "member",
	once: true,
	input: z.object({ size: z.string() }),
	answer: z.object({}),
});
const look = { ...place, once: false };

let answers: (Response | Error)[] = [];
const keys: (string | undefined)[] = [];
const places: (string | undefined)[] = [];
const storage = new Map<string, string>();
beforeEach(() => {
	keys.length = 0;
	places.length = 0;
	storage.clear();
	vi.resetModules();
	vi.stubGlobal("window", { location: { pathname: "/" } });
	vi.stubGlobal("document", { documentElement: { lang: "id" }, cookie: "" });
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => storage.get(name) ?? null,
		setItem: (name: string, value: string) => void storage.set(name, value),
		removeItem: (name: string) => void storage.delete(name),
	});
	vi.stubGlobal("fetch", async (_: string, init: { headers: Record<string, string> }) => {
		keys.push(init.headers["Idempotency-Key"]);
		places.push(init.headers["Queue-Place"]);
		const answer = answers.shift() ?? Response.json({});
		if (answer instanceof Error) throw answer;
		return answer;
	});
});
const refused = (status: number, error: string) => Response.json({ error }, { status });
const order = (size: string, call = callApi) => call(place, { size }).catch(() => {});

it("reuses the idempotency key until the call is settled, then takes a new one", async () => {
	answers = [
		new TypeError("offline"),
		refused(503, "server_busy"),
		refused(409, "in_progress"),
		Response.json({}),
	];
	for (let press = 0; press < 4; press++) await order("L");
	await order("L");
	expect(keys[0]).toMatch(/^[\w-]{16,128}$/);
	expect(new Set(keys.slice(0, 4)).size).toBe(1);
	expect(keys[4]).not.toBe(keys[0]);
	expect(storage.size).toBe(0);
});

it("keeps the key across a page reload", async () => {
	answers = [new TypeError("offline")];
	await order("L");
	const reloaded = await import("./call-api");
	await order("L", reloaded.callApi);
	expect(keys[1]).toBe(keys[0]);
});

it("uses another key for another order, and a new one after a refusal", async () => {
	answers = [new TypeError("offline"), new TypeError("offline"), refused(409, "store.sold_out")];
	await order("L");
	await order("XL");
	await order("L");
	await order("L");
	expect(keys[1]).not.toBe(keys[0]);
	expect(keys[2]).toBe(keys[0]);
	expect(keys[3]).not.toBe(keys[0]);
});

it("falls back to memory where storage is blocked", async () => {
	vi.stubGlobal("sessionStorage", {
		getItem: () => {
			throw new Error("blocked");
		},
	});
	answers = [new TypeError("offline")];
	await order("S");
	await order("S");
	expect(keys[1]).toBe(keys[0]);
});

it("sends no key to endpoints that need none", async () => {
	await callApi(look, { size: "L" });
	expect(keys).toEqual([undefined]);
});

it("waits in line: shows each place, sends the same call again with it, and ends with the answer", async () => {
	const inLine = (place: string) =>
		Response.json(
			{ error: "in_line", message: `You are at ${place}` },
			{ status: 503, headers: { "queue-place": place } },
		);
	answers = [inLine("p120"), inLine("p60"), Response.json({})];
	expect(await callApi(place, { size: "L" })).toEqual({});
	expect(places).toEqual([undefined, "p120", "p60"]);
	expect(new Set(keys).size).toBe(1);
	expect(toasts.showWaiting.mock.calls).toEqual([["You are at p120"], ["You are at p60"]]);
	expect(toasts.hideWaiting).toHaveBeenCalledTimes(1);
	expect(toasts.showError).not.toHaveBeenCalled();
});

const news = endpoint({
	method: "GET",
	path: "/news/:slug",
	summary: "An article",
	access: "public",
	input: z.object({ slug: z.string() }),
	answer: z.object({ title: z.string() }),
});
const about = (title: string) => Response.json({ title });

it("takes the answer that was asked for early, once", async () => {
	answers = [about("early"), about("later")];
	void callApiEarly(news, { slug: "derbi" });
	expect(await callApi(news, { slug: "derbi" })).toEqual({ title: "early" });
	expect(await callApi(news, { slug: "derbi" })).toEqual({ title: "later" });
});

it("takes no answer from before or during a change", async () => {
	answers = [about("before"), Response.json({}), about("during"), about("after")];
	await callApiEarly(news, { slug: "derbi" });
	const change = callApi(look, { size: "L" });
	void callApiEarly(news, { slug: "derbi" });
	await change;
	expect(await callApi(news, { slug: "derbi" })).toEqual({ title: "after" });
});

it("takes no answer that another member got", async () => {
	answers = [about("for Adi"), about("for Bela")];
	vi.stubGlobal("document", { documentElement: { lang: "id" }, cookie: "token=adi" });
	await callApiEarly(news, { slug: "derbi" });
	vi.stubGlobal("document", { documentElement: { lang: "id" }, cookie: "token=bela" });
	expect(await callApi(news, { slug: "derbi" })).toEqual({ title: "for Bela" });
});

it("announces a refusal when a page takes it, not when it arrives early", async () => {
	answers = [refused(404, "news.unknown")];
	const early = callApiEarly(news, { slug: "gone" }).catch(() => {});
	const taken = callApi(news, { slug: "gone" }).catch((error) => error.status);
	await early;
	expect(await taken).toBe(404);
	expect(toasts.showError).toHaveBeenCalledExactlyOnceWith("news.unknown", "/news/:slug");
});
