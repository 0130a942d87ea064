import { expect, it } from "vitest";
import { testApp } from "../../test/app";
import { createLoggedInMember } from "../members/factories.server";
import { perPerson } from "./consents.server";
import { recordConsent } from "./contract";

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
