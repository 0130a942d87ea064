import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newsList } from "../app/news/contract";
import { serverCall } from "../app/platform/browser/page-read";
import { openPool } from "../app/platform/data/database.server";
import { testApp } from "../test/app";
import { freshDatabase } from "../test/database";
import { databaseProxy } from "../test/database-proxy";
import type { RenderPage } from "./pages";

/** Like the router: an error with a status becomes an error page with that status. */
const renderPage: RenderPage = async (_, context) => {
	try {
		await context.get(serverCall)(newsList, {});
		return new Response("drawn");
	} catch (error) {
		return new Response("failed", { status: (error as { init?: ResponseInit }).init?.status ?? 500 });
	}
};
const { url, pool: direct } = await freshDatabase();
const proxy = await databaseProxy(url);
const errors: Error[] = [];
const pool = openPool(proxy.url, { max: 4, onError: (error) => errors.push(error) });
const { app } = await testApp({}, { pool, renderPage });
afterAll(async () => {
	await pool.end();
	await direct.end();
	await proxy.close();
});
const get = (path: string, headers = {}) => app.inject({ url: path, headers });
const signedIn = { cookie: "token=somebody" };

describe("while the database is down", () => {
	beforeAll(async () => {
		expect((await get("/news")).statusCode).toBe(200);
		proxy.goAway();
	});

	it("a page answers 503 with Retry-After", async () => {
		const response = await get("/news");
		expect(response.statusCode).toBe(503);
		expect(response.headers["retry-after"]).toBe("5");
		expect(response.headers["cache-control"]).not.toContain("public");
	});

	it("so does a guarded page, with a minimal error page", async () => {
		const response = await get("/profile", signedIn);
		expect(response.statusCode).toBe(503);
		expect(response.headers["retry-after"]).toBe("5");
		expect(response.headers["content-type"]).toContain("text/html");
		expect(response.body).toContain("Coba lagi");
		expect((await get("/profile?lang=en", signedIn)).body).toContain("Try again");
	});

	it("so does the API, with JSON", async () => {
		const response = await get("/api/news");
		expect(response.statusCode).toBe(503);
		expect(response.headers["retry-after"]).toBe("5");
		expect(response.json()).toMatchObject({ error: "database_away" });
		const written = await app.inject({
			method: "POST",
			url: "/api/login",
			payload: { email: "a@example.com", password: "karang-tinggi" },
		});
		expect(written.statusCode).toBe(503);
	});

	it("feeds and the sitemap answer 503 too; the process is healthy but not ready", async () => {
		for (const address of ["/calendar.ics", "/sitemap.xml", "/readyz"])
			expect((await get(address)).statusCode, address).toBe(503);
		expect((await get("/healthz")).statusCode).toBe(200);
	});
});

it("answers again as soon as it is back", async () => {
	proxy.comeBack();
	for (const address of ["/news", "/api/news", "/readyz"])
		expect((await get(address)).statusCode, address).toBe(200);
});
