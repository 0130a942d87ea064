import { expect, it } from "vitest";
import * as z from "zod";
import { createLoggedInMember } from "../app/members/factories.server";
import { grantRoles, revokeRoles } from "../app/members/staff/roles.server";
import { secondSteps } from "../app/members/tables.server";
import { type Access, type Role, roles } from "../app/platform/http/access";
import { bind } from "../app/platform/http/bind.server";
import { endpoint } from "../app/platform/http/contract";
import { testApp } from "../test/app";
import { callInProcess } from "./api";

const declare = <const Allowed extends Access>(path: string, access: Allowed) =>
	endpoint({ method: "GET", path, summary: path, access, input: z.object({}), answer: z.object({}) });
const open = declare("/test/open", "public");
const forMembers = declare("/test/members", "member");
const forFinance = declare("/test/finance", { staff: "finance" });
const forTwo = declare("/test/two", { staff: ["seller", "ticketing"] });
const unknown = declare("/test/unknown", "partner" as "member");

const bindings = [open, forMembers, forFinance, forTwo, unknown].map((each) => bind(each, () => ({})));
const { call, db, settings } = await testApp({}, { bindings });

it("admits only the roles an endpoint declares", async () => {
	const may = async (role: Role | "guest" | "member") => {
		const member = role === "guest" ? undefined : await createLoggedInMember(db);
		if (member && role !== "member")
			await grantRoles(db, { memberId: member.id, roles: [role as Role], by: null });
		const statuses = await Promise.all(
			[open, forMembers, forFinance, forTwo, unknown].map(async (each) => {
				const { status } = await call(each, {}, member ? { token: member.token } : {});
				return status;
			}),
		);
		return [role, ...statuses];
	};
	const rows = [];
	for (const role of ["guest", "member", ...roles] as const) rows.push(await may(role));
	expect(rows).toEqual([
		["guest", 200, 401, 401, 401, 401],
		["member", 200, 200, 403, 403, 403],
		["editor", 200, 200, 403, 403, 403],
		["seller", 200, 200, 403, 200, 403],
		["ticketing", 200, 200, 403, 200, 403],
		["gate", 200, 200, 403, 403, 403],
		["finance", 200, 200, 200, 403, 403],
		["support", 200, 200, 403, 403, 403],
		["admin", 200, 200, 200, 200, 403],
	]);
});

it("rejects a revoked role on the next call", async () => {
	const { id, token } = await createLoggedInMember(db);
	await grantRoles(db, { memberId: id, roles: ["finance"], by: null });
	expect((await call(forFinance, {}, { token })).status).toBe(200);
	await revokeRoles(db, { memberId: id, roles: ["finance"], by: null });
	expect((await call(forFinance, {}, { token })).status).toBe(403);
});

it("counts no role without two-step verification where staff need it, and says so", async () => {
	const strict = await testApp({ STAFF_SECOND_STEP: "yes" }, { bindings });
	const { id, token } = await createLoggedInMember(strict.db);
	const ask = async (path: string) => {
		const { statusCode, headers } = await strict.app.inject({
			url: path,
			headers: { cookie: `token=${token}` },
		});
		return [statusCode, headers.location];
	};
	expect((await strict.call(forFinance, {}, { token })).body.error).toBe("forbidden");
	await grantRoles(strict.db, { memberId: id, roles: ["finance", "gate"], by: null });
	expect(await strict.call(forFinance, {}, { token })).toMatchObject({
		status: 403,
		body: { error: "second_step_needed" },
	});
	expect((await strict.call(forMembers, {}, { token })).status).toBe(200);
	expect(await ask("/office")).toEqual([302, "/profile/security"]);
	expect(await ask("/gate")).toEqual([302, "/profile/security"]);

	const step = { memberId: id, secret: Buffer.from("12345678901234567890") };
	await strict.db.insert(secondSteps).values(step);
	expect((await strict.call(forFinance, {}, { token })).status, "begun, not confirmed").toBe(403);
	await strict.db.update(secondSteps).set({ confirmedAt: new Date() });
	expect((await strict.call(forFinance, {}, { token })).status).toBe(200);
	expect((await ask("/gate"))[0]).toBe(200);
});

it("checks access for in-process calls from pages too", async () => {
	const callAsPage = callInProcess(bindings, { db, settings } as never, "id");
	await expect(callAsPage(open, {})).resolves.toEqual({});
	for (const closed of [forMembers, forFinance, unknown])
		await expect(callAsPage(closed, {})).rejects.toMatchObject({ init: { status: 401 } });
});
