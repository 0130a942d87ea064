import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import type { Role } from "../../platform/http/access";
import { officeToday } from "../today/contract";

const { db, call } = await testApp();

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}

it("counts for each role only what it can act on", async () => {
	const kinds = async (...roles: Role[]) =>
		(await call(officeToday, {}, { token: (await createStaff(...roles)).token })).body.waiting.map(
			({ kind }) => kind,
		);
	const goods = ["to_pack", "to_send", "trouble", "returns", "ratings"];
	const products = ["products_untranslated", "products_outdated"];
	expect(await kinds("seller")).toEqual([...goods, ...products]);
	expect(await kinds("ticketing")).toEqual(["sales_opening", "match_answers"]);
	expect(await kinds("finance")).toEqual(["transfers", "refunds", "evidence_due", "disputes", "differences"]);
	expect(await kinds("editor")).toEqual([
		"drafts",
		"untranslated",
		"outdated",
		"content_untranslated",
		"content_outdated",
		"events_untranslated",
		"events_outdated",
	]);
	expect(await kinds("gate")).toEqual([]);
	expect(await kinds("seller", "support")).toEqual([...goods, ...products, "messages", "merges", "trials"]);
	expect(await kinds("admin")).toContain("failed_jobs");
});

it("finds changes by the literal start of subject or action, and by person", async () => {
	const admin = await createStaff("admin");
	const find = async (input: object) =>
		(await call(auditEntries, input, { token: admin.token })).body.entries.map(({ subject }) => subject);
	expect(await find({ q: `member/${admin.id}` })).toEqual([`member/${admin.id}`]);
	expect((await find({ q: "staff." })).length).toBeGreaterThan(1);
	expect(await find({ q: "%" })).toEqual([]);
	expect(await find({ by: admin.id })).toEqual([]);
});
