import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { staffOrder } from "../../delivery/packing/contract";
import { createSentOrder } from "../../delivery/parcels/factories.server";
import { login } from "../../members/contract";
import { createLoggedInMember, createMember } from "../../members/factories.server";
import { privacyOverview } from "../../members/privacy/contract";
import { addStaff, auditEntries, setStaffRoles, staffList } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { messages } from "../../messages/tables.server";
import type { Role } from "../../platform/http/access";
import { disableMember, memberSearch, resendVerification, staffMember } from "./contract";

const { db, jobs, settings, call } = await testApp({}, { limits: noLimits });

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db, { emailVerifiedAt: new Date() });
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}
const support = await createStaff("support");
const { token } = support;
const admin = await createStaff("admin");
const actionsOn = async (id: string) =>
	(await call(auditEntries, { q: `member/${id}` }, { token: admin.token })).body.entries.map(
		({ action }) => action,
	);

it("finds members by name, e-mail, phone in any notation, and the number of an order", async () => {
	const fan = await createLoggedInMember(db, { name: "Ketut Wirawan", phone: "+6281390001234" });
	const { order } = await createSentOrder({ db, jobs, settings, limits: noLimits, language: "id" }, fan.id);
	for (const q of [
		"ut wira",
		"wirawan ketut",
		fan.email.toUpperCase(),
		"0813-9000-1234",
		order.number.toLowerCase(),
	])
		expect((await call(memberSearch, { q }, { token })).body.members, q).toMatchObject([{ id: fan.id }]);
	expect((await call(memberSearch, { q: "%" }, { token })).body.members).toEqual([]);
	const all = (await call(memberSearch, {}, { token })).body.members;
	expect(all[0]).toMatchObject({ id: fan.id });
	expect(JSON.stringify(all)).not.toContain(fan.phone);
});

it("shows members who looked at their account and orders, once for each visit", async () => {
	const fan = await createLoggedInMember(db);
	const { order } = await createSentOrder({ db, jobs, settings, limits: noLimits, language: "id" }, fan.id);
	const seen = await call(staffMember, { id: fan.id }, { token });
	expect(seen.body).toMatchObject({ phone: fan.phone, orders: [{ number: order.number }], disabled: null });
	expect(JSON.stringify(seen.body)).not.toContain(fan.passwordHash);
	await call(staffMember, { id: fan.id }, { token });
	await call(staffOrder, { number: order.number }, { token });
	await call(staffOrder, { number: order.number }, { token: admin.token });
	const { views } = (await call(privacyOverview, {}, { token: fan.token })).body;
	expect(views.map(({ what, role, reference }) => ({ what, role, reference }))).toEqual([
		{ what: "orders", role: "admin", reference: order.number },
		{ what: "orders", role: "support", reference: order.number },
		{ what: "profile", role: "support", reference: null },
	]);
});

it("sends the verification again, in the member's language, unless it is not needed", async () => {
	const fan = await createMember(db, { language: "en", emailVerifiedAt: null });
	expect((await call(resendVerification, { id: fan.id }, { token })).status).toBe(200);
	const sent = (await db.select().from(messages)).filter(({ to }) => to === fan.email);
	expect(sent).toMatchObject([{ template: "verify-email", language: "en" }]);
	expect(await actionsOn(fan.id)).toEqual(["members.verification"]);
	const again = await call(resendVerification, { id: support.id }, { token });
	expect(again.body).toMatchObject({ error: "member.is_verified" });
});

it("disables an account with a reason: sessions end and log-ins fail until it is enabled", async () => {
	const fan = await createLoggedInMember(db);
	const disable = (isDisabled: boolean, because: string) =>
		call(disableMember, { id: fan.id, isDisabled, because }, { token });
	expect((await disable(true, "  ")).status).toBe(422);
	expect((await disable(true, "Menjual tiket di luar klub")).status).toBe(200);
	expect((await disable(true, "Menjual tiket di luar klub")).status).toBe(200);
	expect((await call(privacyOverview, {}, { token: fan.token })).status).toBe(401);
	const logIn = () => call(login, { email: fan.email, password: fan.password }, {});
	const refused = await logIn();
	expect(refused.status).toBe(422);
	expect(JSON.stringify(refused.body)).toContain("menonaktifkan");
	expect((await call(memberSearch, { state: "disabled" }, { token })).body.members).toMatchObject([
		{ id: fan.id },
	]);

	expect((await disable(false, "Ternyata keliru")).status).toBe(200);
	expect((await logIn()).status).toBe(200);
	expect(await actionsOn(fan.id)).toEqual(["members.enable", "members.disable"]);
	const mails = (await db.select().from(messages)).filter(
		({ to, template }) => to === fan.email && template === "account-disabled",
	);
	expect(mails).toHaveLength(2);
	expect((await call(staffMember, { id: fan.id }, { token })).body.changes).toMatchObject([
		{ because: "Ternyata keliru" },
		{ because: "Menjual tiket di luar klub" },
	]);
});

it("disables nobody who has a role", async () => {
	const refused = await call(
		disableMember,
		{ id: admin.id, isDisabled: true, because: "Iseng saja" },
		{ token },
	);
	expect(refused.body).toMatchObject({ error: "member.is_staff" });
	expect((await call(staffList, {}, { token: admin.token })).status).toBe(200);
});

it("gives roles to verified members only, takes them away, and logs both", async () => {
	const fan = await createLoggedInMember(db, { emailVerifiedAt: null });
	const add = () => call(addStaff, { email: fan.email, roles: ["gate"] }, { token: admin.token });
	expect((await add()).body).toMatchObject({ error: "staff.unproven" });
	await db.execute(`update members set email_verified_at = now() where id = '${fan.id}'`);
	expect((await add()).body).toMatchObject({ id: fan.id, roles: ["gate"] });
	const change = (roles: Role[]) => call(setStaffRoles, { id: fan.id, roles }, { token: admin.token });
	expect((await change(["seller", "support"])).body).toEqual({ roles: ["seller", "support"] });
	expect((await call(memberSearch, {}, { token: fan.token })).status).toBe(200);
	expect((await change([])).body).toEqual({ roles: [] });
	expect((await call(memberSearch, {}, { token: fan.token })).status).toBe(403);
	expect((await change(["admin"])).body).toMatchObject({ error: "staff.unknown_member" });
	expect(await actionsOn(fan.id)).toContain("staff.roles");
	const unknown = await call(
		addStaff,
		{ email: "siapa@example.com", roles: ["gate"] },
		{ token: admin.token },
	);
	expect(unknown.body).toMatchObject({ error: "staff.unknown_member" });
});

it("never takes the role from the last admin, not even when two admins remove each other at once", async () => {
	const other = await createStaff("admin");
	const [one, two] = await Promise.all([
		call(setStaffRoles, { id: other.id, roles: [] }, { token: admin.token }),
		call(setStaffRoles, { id: admin.id, roles: ["gate"] }, { token: other.token }),
	]);
	expect([one.status, two.status].sort()).not.toEqual([200, 200]);
	const left = one.status === 200 ? admin : other;
	const { body } = await call(setStaffRoles, { id: left.id, roles: ["gate"] }, { token: left.token });
	expect(body).toMatchObject({ error: "staff.last_admin" });
});
