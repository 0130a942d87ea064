import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { rateLimitRows } from "../../platform/data/tables.server";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import { overall, perAddress, perPerson } from "./consents.server";
import { recordConsent } from "./contract";
import { cookieConsents } from "./tables.server";

const { call, db } = await testApp();
const choice = { version: 1, preferences: true, statistics: false, marketing: false };
const visitor = (number: number) => `019a0000-0000-4000-8000-${String(number).padStart(12, "0")}`;

it("records at most thirty choices a day per person, for members across browsers", async () => {
	const { token } = await createLoggedInMember(db);
	const record = (number: number, options = {}) =>
		call(recordConsent, { ...choice, visitor: visitor(number) }, options);
	for (let made = 0; made < perPerson.points; made++) {
		expect((await record(1)).status).toBe(201);
		expect((await record(made + 10, { token })).status).toBe(201);
	}
	expect((await record(1)).status).toBe(429);
	expect((await record(99, { token })).status).toBe(429);
	expect((await record(2)).status).toBe(201);
});

it("adds a choice once, however often a browser repeats it, and again after another", async () => {
	const { id: memberId, token } = await createLoggedInMember(db);
	const browser = visitor(500);
	for (const preferences of [true, true, false, false, true])
		expect((await call(recordConsent, { ...choice, visitor: browser, preferences })).status).toBe(201);
	for (let time = 0; time < 2; time++) await call(recordConsent, { ...choice, visitor: browser }, { token });
	const rows = await db
		.select()
		.from(cookieConsents)
		.where(eq(cookieConsents.visitor, browser))
		.orderBy(cookieConsents.createdAt);
	expect(rows.map((row) => [row.preferences, row.memberId])).toEqual([
		[true, null],
		[false, null],
		[true, null],
		[true, memberId],
	]);
});

it("no address fills the log, nor do all guests together; members are counted by themselves", async () => {
	const { token } = await createLoggedInMember(db);
	let next = 1_000;
	const statusFor = async (address: string, options = {}) =>
		(await call(recordConsent, { ...choice, visitor: visitor(next++) }, { address, ...options })).status;
	const useUp = ({ name, points, seconds }: RateLimit, key: string) =>
		db
			.insert(rateLimitRows)
			.values({ key: `${name}:${key}`, points: points - 1, expire: Date.now() + seconds * 1000 })
			.onConflictDoUpdate({ target: rateLimitRows.key, set: { points: points - 1 } });
	await useUp(perAddress, "203.0.113.7");
	expect(await statusFor("203.0.113.7")).toBe(201);
	expect(await statusFor("203.0.113.7")).toBe(429);
	expect(await statusFor("203.0.113.8")).toBe(201);
	await useUp(overall, "all");
	expect(await statusFor("203.0.113.7")).toBe(429);
	expect(await statusFor("203.0.113.8")).toBe(201);
	expect(await statusFor("203.0.113.9")).toBe(429);
	expect(await statusFor("203.0.113.7", { token })).toBe(201);
	expect(perAddress.points).toBeLessThanOrEqual(1_000);
});
