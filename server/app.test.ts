import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { testApp } from "../test/app";

const missing = { status: 404, headers: { "content-type": "text/html" } };
const drawing = { now: 0, most: 0 };
const renderPage = async () => {
	drawing.most = Math.max(drawing.most, ++drawing.now);
	await wait(1);
	drawing.now--;
	return new Response("<h1>Hilang</h1>", missing);
};
const { app, pool } = await testApp({}, { renderPage });
const get = (url: string) => app.inject({ url });

it("answers unknown paths below /api with JSON, even when pages are rendered", async () => {
	const response = await get("/api/nothing-here");
	expect(response.statusCode).toBe(404);
	expect(response.json()).toMatchObject({ error: "no_such_endpoint" });
});

it("renders a few pages at a time, and all of them eventually", async () => {
	const pages = await Promise.all(Array.from({ length: 40 }, (_, page) => get(`/news/detail/${page}`)));
	expect(new Set(pages.map(({ body }) => body))).toEqual(new Set(["<h1>Hilang</h1>"]));
	expect(drawing).toEqual({ now: 0, most: 8 });
});

describe("a malformed URL", () => {
	it("is a 404 page", async () => {
		for (const address of ["/news/detail/%E0%A4%A", "/news/detail/%", "/videos/detail/%00"]) {
			const response = await get(address);
			expect(response.statusCode).toBe(404);
			expect(response.headers["content-type"]).toContain("text/html");
		}
	});

	it("is a 404 for feeds, images and the API too", async () => {
		for (const address of ["/event/%00.ics", "/og/videos/detail/%00.png", "/og/%E0.png", "/api/videos/%00"])
			expect((await get(address)).statusCode, address).toBe(404);
		expect((await get("/api/news?q=%00")).statusCode).toBe(200);
		expect((await get("/api/videos?q=%00")).statusCode).toBe(200);
	});
});

it("never leaks internal errors, on any route", async () => {
	await pool.query("alter table events rename to events_away");
	for (const address of ["/calendar.ics", "/event/laga.ics", "/og/event/detail/laga.png"]) {
		const response = await get(address);
		expect(response.statusCode).toBe(500);
		expect(response.body).not.toMatch(/select|events/);
		expect(response.json()).toMatchObject({ error: "server_error" });
	}
	await pool.query("alter table events_away rename to events");
});
