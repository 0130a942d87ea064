import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createLoggedInMember, insertDemoMembers } from "../app/members/factories.server";
import { grantRoles } from "../app/members/staff/roles.server";
import { secondSteps } from "../app/members/tables.server";
import { mayCallLocally } from "../app/messages/webhooks/webhook-url.server";
import { mayPretend, needsSecondStep, readSettings } from "../app/platform/settings.server";
import { testApp } from "../test/app";
import { noLimits } from "../test/call-freely";
import { freshDatabase } from "../test/database";
import { fillDemoClub } from "./demo-club";

const staging = { APP_ENV: "staging", PUBLIC_URL: "https://uji.klub.example" };
const renderPage = async () =>
	new Response("<!doctype html><html><head><title>x</title></head><body></body></html>", {
		headers: { "content-type": "text/html; charset=utf-8" },
	});
const { app, db } = await testApp(staging, { renderPage, limits: noLimits });
const member = await createLoggedInMember(db);
const staff = await createLoggedInMember(db);
await grantRoles(db, { memberId: staff.id, roles: ["seller"], by: null });
const open = (url: string, token?: string, method: "GET" | "POST" = "GET") =>
	app.inject({ method, url, headers: token ? { cookie: `token=${token}` } : {} });

it("asks for what production does, but needs no real provider", () => {
	const settings = readSettings(staging);
	expect(needsSecondStep(settings)).toBe(true);
	expect(mayPretend(settings)).toBe(true);
	expect(mayCallLocally({ APP_ENV: "staging", publicUrl: "http://localhost:3000" })).toBe(false);
	expect(() => readSettings({ APP_ENV: "staging" })).toThrow("PUBLIC_URL: required in staging");
	expect(() => readSettings({ ...staging, SIMULATORS: "no" })).toThrow("PAYMENT_GATEWAY");
});

it("keeps search engines out of everything", async () => {
	expect((await open("/robots.txt")).body).toBe("User-agent: *\nDisallow: /\n");
	for (const url of ["/robots.txt", "/", "/api/news", "/nothing"])
		expect((await open(url)).headers["x-robots-tag"]).toBe("noindex, nofollow");
});

it("says on every page that it is a test, in both languages, within the content security policy", async () => {
	for (const url of ["/", "/unsubscribe/x"]) {
		const { body, headers } = await open(url);
		expect(body.match(/<link rel="stylesheet" href="\/staging.css"><\/head>/g)).toHaveLength(1);
		expect(headers["content-security-policy"]).toMatch(/style-src 'self'/);
	}
	const { body } = await open("/staging.css");
	expect(body).toMatch(/Situs uji coba/);
	expect(body).toMatch(/:lang\(en\)::before \{\s+content: "Test site/);
});

it.each(["/outbox", "/simulator", "/%6Futbox", "/simulator/pay/x", "/outbox/"])(
	"%s sends guests to the log-in and back, and does not exist for fans",
	async (url) => {
		const guest = await open(url);
		expect([guest.statusCode, guest.headers.location]).toEqual([302, expect.stringMatching(/^\/login\//)]);
		expect((await open(url, member.token)).statusCode).toBe(404);
		// A role counts with a second step only.
		expect((await open(url, staff.token)).headers.location).toBe("/profile/security");
	},
);

it("gives outsiders neither the outbox's API nor a way to pay without money", async () => {
	for (const token of [undefined, member.token, staff.token]) {
		expect((await open("/api/outbox/latest?to=a@b.example", token)).statusCode).not.toBe(200);
		expect((await open("/simulator/pay/x", token, "POST")).statusCode).not.toBe(303);
	}
	expect((await open("/api/outbox/latest?to=a@b.example")).body).not.toMatch(/sent to this address/);
});

it("opens both for staff with a second step", async () => {
	await db
		.insert(secondSteps)
		.values({ memberId: staff.id, secret: randomBytes(20), confirmedAt: new Date() } as never);
	expect((await open("/outbox", staff.token)).statusCode).toBe(200);
	expect((await open("/simulator", staff.token)).statusCode).toBe(200);
	expect((await open("/api/outbox/latest?to=a@b.example", staff.token)).json().error).toBe("outbox.empty");
});

it("has no demo accounts, whose passwords everybody knows", async () => {
	const { pool, db } = await freshDatabase();
	expect(await fillDemoClub(pool, readSettings(staging))).toBe(false);
	await insertDemoMembers(db);
	await expect(fillDemoClub(pool, readSettings(staging))).rejects.toThrow("demo club");
	await pool.end();
});

it("leaves no trace on a site that is none", async () => {
	const { app } = await testApp({}, { renderPage });
	const { body, headers } = await app.inject("/");
	expect(body).not.toContain("staging.css");
	expect(headers["x-robots-tag"]).toBe(undefined);
	expect((await app.inject("/robots.txt")).body).toContain("Sitemap:");
	expect((await app.inject("/outbox")).statusCode).toBe(200);
});
