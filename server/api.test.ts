import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { userData } from "../app/members/sessions/session-contract";
import { bind } from "../app/platform/http/bind.server";
import { endpoint } from "../app/platform/http/contract";
import { testApp } from "../test/app";
import { nestedBody } from "../test/nested-body";

const { app } = await testApp();
const api = (url: string, options: object = {}) => app.inject({ url: `/api${url}`, ...options });

describe("the API", () => {
	it("answers unknown paths with JSON, never HTML", async () => {
		const response = await api("/nothing-here");
		expect(response.statusCode).toBe(404);
		expect(response.headers["content-type"]).toContain("application/json");
		expect(response.json()).toMatchObject({ error: "no_such_endpoint" });
	});

	it("lists the allowed methods in a 405", async () => {
		const ask = (method: string, url: string) => api(url, { method });
		for (const [method, url, allowed] of [
			["POST", "/news", "GET, HEAD, OPTIONS"],
			["DELETE", "/news/derbi?lang=en", "GET, HEAD, OPTIONS"],
			["GET", "/login", "POST, OPTIONS"],
			["HEAD", "/login/", "POST, OPTIONS"],
		] as const) {
			const response = await ask(method, url);
			expect([response.statusCode, response.headers.allow], `${method} ${url}`).toEqual([405, allowed]);
			if (method !== "HEAD") expect(response.json()).toMatchObject({ error: "no_such_method" });
		}
		const options = await ask("OPTIONS", "/news");
		expect([options.statusCode, options.headers.allow, options.body]).toEqual([
			204,
			"GET, HEAD, OPTIONS",
			"",
		]);
		expect(Object.keys(options.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
		for (const method of ["POST", "OPTIONS"])
			expect((await ask(method, "/nothing-here")).statusCode).toBe(404);
	});

	it("answers everything below /api with JSON, except its documentation", async () => {
		const renderPage = async () =>
			new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
		const { app } = await testApp({}, { renderPage });
		for (const [method, url, status] of [
			["GET", "/api", 404],
			["GET", "/api/", 404],
			["GET", "/api/?x=1", 404],
			["GET", "/api//", 404],
			["GET", "/api/docs/xyz", 404],
			["GET", "/api/news/a/b/c", 404],
			["GET", `/api/news/${"x".repeat(400)}`, 404],
			["POST", "/api", 404],
			["POST", "/api/docs", 405],
			["DELETE", "/api/openapi.json", 405],
			["PATCH", "/api/docs.css", 405],
			["GET", "/api/login", 405],
		] as const) {
			const response = await app.inject({ method, url });
			const label = `${method} ${url}`;
			expect([label, response.statusCode]).toEqual([label, status]);
			expect([label, response.headers["content-type"]]).toEqual([label, "application/json; charset=utf-8"]);
			expect(response.json().error, label).toBe(status === 404 ? "no_such_endpoint" : "no_such_method");
		}
		expect((await app.inject("/api/docs")).headers["content-type"]).toContain("text/html");
	});

	it("reads input of a POST from the body only, never from the query", async () => {
		const response = await api("/login?email=other@example.com&password=other-password-1", {
			method: "POST",
			payload: {},
		});
		expect(response.statusCode).toBe(422);
		expect(Object.keys(response.json().errors)).toContain("email");
	});

	it("rejects text PostgreSQL cannot store, naming the field", async () => {
		for (const text of ["a\0b", "\ud800", "x\udfffy"]) {
			const payload = { email: "ana@example.com", password: text };
			const response = await api("/login?lang=en", { method: "POST", payload });
			expect([response.statusCode, response.json().errors]).toEqual([
				422,
				{ password: ["This contains an unsupported character."] },
			]);
		}
	});

	it("refuses a body that nests deeper than any input", async () => {
		const send = (levels: number) =>
			api("/login?lang=en", {
				method: "POST",
				payload: nestedBody(levels),
				headers: { "content-type": "application/json" },
			});
		expect((await send(32)).json().errors).toHaveProperty("email");
		for (const levels of [33, 8_000, 30_000]) {
			const response = await send(levels);
			expect([levels, response.statusCode, response.json().error]).toEqual([levels, 400, "body_too_deep"]);
		}
	});

	it("logs unexpected errors with their cause and leaks nothing in the response", async () => {
		const broken = endpoint({
			method: "GET",
			path: "/test/broken",
			summary: "Fails",
			access: "public",
			input: z.object({}),
			answer: z.object({}),
		});
		const { app, logs } = await testApp(
			{},
			{
				bindings: [
					bind(broken, async ({ db }) => {
						await db.execute(sql`select 'canary-value'::uuid`);
						return {};
					}),
				],
			},
		);
		const response = await app.inject("/api/test/broken");
		expect([response.statusCode, response.json().error]).toEqual([500, "server_error"]);
		expect(response.body).not.toContain("uuid");
		const line = logs.find((line) => line.includes("request failed")) ?? "{}";
		expect(JSON.parse(line).err.cause).toMatchObject({
			code: "22P02",
			message: 'invalid input syntax for type uuid: "…"',
		});
	});

	it.each([
		new SyntaxError("Unexpected end of a file"),
		new DOMException("The store did not answer", "TimeoutError"),
	])("logs %s of a function as what it is, and blames nobody's input for it", async (error) => {
		const failing = endpoint({
			method: "POST",
			path: "/test/failing",
			summary: "Fails",
			access: "public",
			input: z.object({}),
			answer: z.object({}),
		});
		const fail = () => Promise.reject(error);
		const { app, logs } = await testApp({}, { bindings: [bind(failing, fail)] });
		const response = await app.inject({ method: "POST", url: "/api/test/failing", payload: {} });
		expect([response.statusCode, response.json().error]).toEqual([500, "server_error"]);
		const line = logs.find((line) => line.includes("request failed")) ?? "{}";
		expect(JSON.parse(line).err).toMatchObject({ type: error.name, message: error.message });
	});

	it("answers in the reader's language", async () => {
		const indonesian = (await api("/nothing-here")).json();
		const english = (await api("/nothing-here?lang=en")).json();
		expect(indonesian.message).toBe("Alamat ini tidak ada.");
		expect(english.message).toBe("There is nothing at this address.");
	});

	it("rejects cross-site writes", async () => {
		const response = await api("/login", {
			method: "POST",
			payload: {},
			headers: { "sec-fetch-site": "cross-site" },
		});
		expect(response.statusCode).toBe(403);
	});

	it("accepts only JSON, up to 64 KiB", async () => {
		const form = await api("/login", {
			method: "POST",
			payload: "email=a",
			headers: { "content-type": "application/x-www-form-urlencoded" },
		});
		const broken = await api("/login", {
			method: "POST",
			payload: "{",
			headers: { "content-type": "application/json" },
		});
		const large = await api("/login", { method: "POST", payload: { email: "x".repeat(70_000) } });
		expect([form.statusCode, broken.statusCode, large.statusCode]).toEqual([415, 400, 413]);
		expect(broken.json().error).toBe("broken_json");
	});

	it("sends an ETag with reads and 304 when it matches", async () => {
		const first = await api(userData.path);
		expect(first.headers.etag).toBeTruthy();
		for (const tags of [first.headers.etag, `W/${first.headers.etag}`, `"older", ${first.headers.etag}`]) {
			const again = await api(userData.path, { headers: { "if-none-match": tags } });
			expect(again.statusCode).toBe(304);
			expect(again.body).toBe("");
		}
	});

	it("returns a request id of its own, whatever the caller says", async () => {
		const { headers } = await api(userData.path, { headers: { "x-request-id": "abcdef-123456" } });
		expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
	});
});

describe("the API documentation", () => {
	it("describes every endpoint from its own contract", async () => {
		const document = (await app.inject("/api/openapi.json")).json();
		expect(document.openapi).toBe("3.1.0");
		expect(document.paths["/user/data"].get.responses["200"]).toBeTruthy();
	});

	it("has a human-readable page", async () => {
		const page = await app.inject("/api/docs");
		expect(page.headers["content-type"]).toContain("text/html");
		expect(page.body).toContain("/user/data");
	});
});

describe("operational endpoints", () => {
	it("report liveness, readiness and metrics", async () => {
		expect((await app.inject("/healthz")).statusCode).toBe(200);
		expect((await app.inject("/readyz")).statusCode).toBe(200);
		expect((await app.inject("/metrics")).body).toContain("http_request_seconds");
	});

	it("protect the metrics", async () => {
		expect((await app.inject({ url: "/metrics", remoteAddress: "203.0.113.9" })).statusCode).toBe(404);
		// Somebody else's, through a proxy on this machine that TRUST_PROXY does not name.
		for (const name of ["x-forwarded-for", "X-Forwarded-Proto", "forwarded", "x-real-ip"])
			expect((await app.inject({ url: "/metrics", headers: { [name]: "x" } })).statusCode).toBe(404);
	});
});
