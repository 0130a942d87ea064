import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { saveContact } from "../../contact/contract";
import { contactInbox, noteHandled } from "../../contact/inbox-contract";
import { createLoggedInMember } from "../../members/factories.server";
import type { Role } from "../../platform/access";
import { auditEntries } from "../../staff/contract";
import { grantRoles } from "../../staff/roles.server";
import { listViews } from "../../staff/views.server";
import { officeToday } from "../today/contract";

const { db, call } = await testApp();

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}

const feedback = {
	name: "Sari Dewanti",
	email: "sari@example.com",
	topic: "store" as const,
	message: "Jersey saya kekecilan, boleh ditukar?",
	seconds: 20,
	website: "",
};

it("keeps a message open until somebody says it is answered, and logs who", async () => {
	const fan = await createLoggedInMember(db);
	const support = await createStaff("support");
	const { token } = support;
	expect((await call(saveContact, feedback, { token: fan.token })).status).toBeLessThan(300);
	await call(saveContact, { ...feedback, seconds: 0 }, {});
	const read = async (folder: "open" | "done" | "suspect") =>
		(await call(contactInbox, { folder }, { token })).body.messages;
	const [message] = await read("open");
	expect(message).toMatchObject({ name: "Sari Dewanti", topic: "store", handledAt: null });
	expect(await read("suspect")).toHaveLength(1);
	expect(await listViews(db, fan.id)).toMatchObject([{ what: "messages", role: "support" }]);
	const waiting = async () =>
		(await call(officeToday, {}, { token })).body.waiting.find(({ kind }) => kind === "messages")?.count;
	expect(await waiting()).toBe(1);

	const input = { id: message!.id, isHandled: true };
	const twice = await Promise.all([call(noteHandled, input, { token }), call(noteHandled, input, { token })]);
	expect(twice.map(({ status }) => status)).toEqual([200, 200]);
	expect(await waiting()).toBe(0);
	expect(await read("open")).toEqual([]);
	expect(await read("done")).toHaveLength(1);
	const admin = await createStaff("admin");
	const { entries } = (await call(auditEntries, { q: `message/${message!.id}` }, { token: admin.token }))
		.body;
	expect(entries).toMatchObject([
		{
			action: "contact.handled",
			by: { id: support.id },
			before: { isHandled: false },
			after: { isHandled: true },
		},
	]);
});

it("counts for each role only what it can deal with", async () => {
	const kinds = async (...roles: Role[]) =>
		(await call(officeToday, {}, { token: (await createStaff(...roles)).token })).body.waiting.map(
			({ kind }) => kind,
		);
	expect(await kinds("seller")).toEqual(["to_pack", "to_send", "trouble"]);
	expect(await kinds("finance")).toEqual(["transfers", "refunds", "differences"]);
	expect(await kinds("editor")).toEqual([]);
	expect(await kinds("seller", "support")).toEqual(["to_pack", "to_send", "trouble", "messages"]);
	expect(await kinds("admin")).toContain("failed_jobs");
});

it("finds changes by the start of subject or action, taken literally, and by who", async () => {
	const admin = await createStaff("admin");
	const find = async (input: object) =>
		(await call(auditEntries, input, { token: admin.token })).body.entries.map(({ subject }) => subject);
	expect(await find({ q: `member/${admin.id}` })).toEqual([`member/${admin.id}`]);
	expect((await find({ q: "staff." })).length).toBeGreaterThan(1);
	expect(await find({ q: "%" })).toEqual([]);
	expect(await find({ by: admin.id })).toEqual([]);
});
