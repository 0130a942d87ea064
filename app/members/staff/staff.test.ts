import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { changeStaff } from "../../../server/commands/staff";
import { freshDatabase } from "../../../test/database";
import type { Role } from "../../platform/http/access";
import { createMember } from "../factories.server";
import { recordAudit } from "./audit.server";
import { grantRoles, listRoles, revokeRoles } from "./roles.server";
import { listStaff } from "./staff-list.server";
import { auditLog, staffRoles } from "./tables.server";

const { db } = await freshDatabase();

it("grants and revokes roles, and audits each change with before and after", async () => {
	const { id, email } = await createMember(db);
	await grantRoles(db, { memberId: id, roles: ["gate", "seller"], by: null });
	await grantRoles(db, { memberId: id, roles: ["gate"], by: null });
	await revokeRoles(db, { memberId: id, roles: ["seller", "admin"], by: id });
	expect(await listRoles(db, id)).toEqual(["gate"]);
	expect(await listStaff(db)).toMatchObject([{ email, roles: ["gate"] }]);
	const log = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.subject, `member/${id}`))
		.orderBy(auditLog.createdAt);
	expect(log).toMatchObject([
		{ memberId: null, action: "staff.roles", before: [], after: ["gate", "seller"] },
		{ memberId: id, action: "staff.roles", before: ["gate", "seller"], after: ["gate"] },
	]);
});

it("rejects unknown roles", async () => {
	const { id } = await createMember(db);
	await expect(db.insert(staffRoles).values({ memberId: id, role: "owner" as Role })).rejects.toMatchObject({
		cause: { code: "23514" },
	});
});

it("makes the audit log append-only", async () => {
	await recordAudit(db, { by: null, action: "test.change", subject: "thing/1", before: 1, after: 2 });
	const refused = { cause: { message: "rows of audit_log are never changed" } };
	await expect(db.update(auditLog).set({ action: "other" })).rejects.toMatchObject(refused);
	await expect(db.delete(auditLog)).rejects.toMatchObject(refused);
	await expect(db.execute("truncate audit_log")).rejects.toMatchObject(refused);
});

const staff = async (...args: string[]) => {
	const said: string[] = [];
	const code = await changeStaff(db, args, (line) => said.push(line));
	return [code, said.join("\n")];
};

it("is given by the command to nobody whose address is unverified or whose account is disabled", async () => {
	const proven = { emailVerifiedAt: new Date() };
	const stranger = await createMember(db, { email: "ketua@example.com", emailVerifiedAt: null });
	const closed = { disabledAt: new Date(), disabledBecause: "Keluar." };
	const former = await createMember(db, { email: "bekas@example.com", ...proven, ...closed });
	for (const { id, email } of [stranger, former]) {
		expect(await staff("add", email, "admin")).toEqual([
			1,
			`${email}: This member has not verified their e-mail yet, or the account is disabled.`,
		]);
		expect(await listRoles(db, id)).toEqual([]);
	}
	await grantRoles(db, { memberId: former.id, roles: ["gate"], by: null });
	expect((await staff("remove", former.email))[0]).toBe(0);
	expect(await listRoles(db, former.id)).toEqual([]);
});

it("is managed by a command that reports what it did and rejects unknown input", async () => {
	const proven = { emailVerifiedAt: new Date() };
	const { email } = await createMember(db, { email: "petugas@example.com", name: "Petugas", ...proven });
	expect(await staff("add", email.toUpperCase(), "gate", "support")).toEqual([
		0,
		"petugas@example.com  Petugas: gate, support",
	]);
	expect((await staff("list"))[1]).toContain("petugas@example.com  Petugas: gate, support");
	expect(await staff("remove", email, "gate")).toEqual([0, "petugas@example.com  Petugas: support"]);
	expect(await staff("remove", email)).toEqual([0, "petugas@example.com  Petugas: no roles"]);
	for (const wrong of [
		["add", email],
		["add", email, "owner"],
		["add", "nobody@example.com", "gate"],
		["make"],
		[],
	])
		expect((await staff(...wrong))[0], wrong.join(" ")).toBe(1);
});
