import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../factories.server";
import { listConsents, perMember } from "../registration/consents.server";
import { addChild, mostChildren, myChildren, removeChild } from "./contract";

const { call, db } = await testApp();
const parent = await createLoggedInMember(db);
const { token } = parent;
const bintang = { childName: "Bintang", birthDate: "2016-05-03", consent: true as const };

it("keeps a child with the parent's consent, and forgets both together", async () => {
	const { status, body } = await call(addChild, bintang, { token });
	expect(status).toBe(201);
	expect(body.children).toMatchObject([{ name: "Bintang", birthDate: "2016-05-03" }]);
	const { body: left } = await call(removeChild, { id: body.children[0]!.id }, { token });
	expect(left.children).toEqual([]);
	const log = await listConsents(db, parent.id);
	expect(log.map(({ kind, given }) => [kind, given])).toEqual([
		["child", false],
		["child", true],
	]);
});

it("keeps nothing without consent, and no adult or unborn child", async () => {
	for (const [field, wrong] of [
		["consent", { consent: false as unknown as true }],
		["birthDate", { birthDate: "1990-01-01" }],
		["birthDate", { birthDate: "2999-01-01" }],
		["birthDate", { birthDate: "2016-02-31" }],
		["childName", { childName: " " }],
	] as const) {
		const { status, body } = await call(addChild, { ...bintang, ...wrong }, { token });
		expect(status, JSON.stringify(wrong)).toBe(422);
		expect(body.errors).toHaveProperty(field);
	}
	expect((await call(myChildren, {}, { token })).body.children).toEqual([]);
});

it("keeps thirty a day at most, however often they are removed, which is always possible", async () => {
	const { id, token } = await createLoggedInMember(db);
	for (let kept = 0; kept < perMember.points; kept++) {
		const { body } = await call(addChild, bintang, { token });
		expect((await call(removeChild, { id: body.children[0]!.id }, { token })).status).toBe(200);
	}
	expect((await call(addChild, bintang, { token })).status).toBe(429);
	expect((await call(myChildren, {}, { token })).body.children).toEqual([]);
	expect(await listConsents(db, id)).toHaveLength(2 * perMember.points);
});

it("keeps ten at most, even of twenty concurrent requests", async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, () => call(addChild, bintang, { token })));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostChildren);
	expect((await call(myChildren, {}, { token })).body.children).toHaveLength(mostChildren);
});
