import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { buildAcademyProgramme, buildTrialApplication } from "../../club-life/academy/factories";
import { academyProgrammes, trialApplications } from "../../club-life/academy/tables.server";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { listViews } from "../../members/staff/views.server";
import { messages } from "../../messages/tables.server";
import type { Role } from "../../platform/http/access";
import { saveContact } from "../../site/contact/contract";
import { contactMessages } from "../../site/contact/tables.server";
import { officeToday } from "../today/contract";
import { changeInbox, staffInbox } from "./contract";

const { app, db, call } = await testApp();

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}

const support = await createStaff("support");
const { token } = support;
const read = async (folder: "open" | "mine" | "done" | "suspect") =>
	(await call(staffInbox, { folder }, { token })).body.items;
const waiting = async (kind: string) =>
	(await call(officeToday, {}, { token })).body.waiting.find((one) => one.kind === kind)?.count;

const feedback = {
	name: "Sari Dewanti",
	email: "sari@example.com",
	topic: "store" as const,
	message: "Jersey saya kekecilan, boleh ditukar?",
	seconds: 20,
	website: "",
};

it("keeps a message open until someone marks it as answered, and logs who did", async () => {
	const fan = await createLoggedInMember(db);
	expect((await call(saveContact, feedback, { token: fan.token })).status).toBeLessThan(300);
	await call(saveContact, { ...feedback, seconds: 0 }, {});
	const [message] = await read("open");
	expect(message).toMatchObject({ name: "Sari Dewanti", topic: "store", handledAt: null });
	expect(await read("suspect")).toHaveLength(1);
	expect(await listViews(db, fan.id)).toMatchObject([{ what: "messages", role: "support" }]);
	expect(await waiting("messages")).toBe(1);

	const input = { kind: "message" as const, id: message!.id, isHandled: true };
	const twice = await Promise.all([call(changeInbox, input, { token }), call(changeInbox, input, { token })]);
	expect(twice.map(({ status }) => status)).toEqual([200, 200]);
	expect(await waiting("messages")).toBe(0);
	expect(await read("open")).toEqual([]);
	expect(await read("done")).toHaveLength(1);
	const admin = await createStaff("admin");
	const { entries } = (await call(auditEntries, { q: `message/${message!.id}` }, { token: admin.token }))
		.body;
	expect(entries).toMatchObject([
		{
			action: "inbox.change",
			by: { id: support.id },
			before: { isHandled: false },
			after: { isHandled: true },
		},
	]);
});

it("lists academy trials too, with an assignee and a note", async () => {
	const guardian = await createLoggedInMember(db, { emailVerifiedAt: new Date() });
	const [programme] = await db.insert(academyProgrammes).values(buildAcademyProgramme()).returning();
	await call(saveContact, feedback, {});
	await db
		.insert(trialApplications)
		.values(buildTrialApplication({ programmeId: programme!.id, email: guardian.email }));
	expect(await waiting("trials")).toBe(1);
	const [trial, message] = await read("open");
	expect(trial).toMatchObject({ kind: "trial", child: "Bintang Ramadhan", programme: "Kelas U-12" });
	expect(message).toMatchObject({ kind: "message" });
	expect(await listViews(db, guardian.id)).toMatchObject([{ what: "messages" }]);

	const about = { kind: "trial" as const, id: trial!.id };
	expect(await read("mine")).toEqual([]);
	await call(changeInbox, { ...about, assignedTo: support.id }, { token });
	const noted = await call(changeInbox, { ...about, staffNote: " Sabtu bisa. " }, { token });
	expect(noted.body).toMatchObject({ assignedTo: support.id, staffNote: "Sabtu bisa." });
	expect(await read("mine")).toMatchObject([about]);
	await call(changeInbox, { ...about, isHandled: true }, { token });
	expect(await waiting("trials")).toBe(0);
	expect(await read("done")).toMatchObject([{ ...about, staffNote: "Sabtu bisa." }, { kind: "message" }]);
	const admin = await createStaff("admin");
	const log = await call(auditEntries, { q: `trial/${trial!.id}` }, { token: admin.token });
	expect(log.body.entries).toHaveLength(3);
});

it("answers by e-mail in the writer's language, only once however often it is pressed, and keeps the answer", async () => {
	const { name, topic, message } = feedback;
	const [asked] = await db
		.insert(contactMessages)
		.values({ name, email: "wave@example.com", topic, message, language: "en", suspect: false })
		.returning();
	const [programme] = await db.select().from(academyProgrammes);
	const [trial] = await db
		.insert(trialApplications)
		.values({ ...buildTrialApplication({ programmeId: programme!.id }), email: "wali@example.com" })
		.returning();
	const reply = (about: string, key: string, words: string) =>
		app.inject({
			method: "POST",
			url: `/api/staff/inbox/${about}/replies`,
			headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
			payload: { words },
		});
	const words = "Yes, you can.\n\nBring it to the store <b>on Saturday</b>.";
	const key = "a1b2c3d4-0000-4000-8000-000000000001";
	const pressed = await Promise.all([1, 2, 3].map(() => reply(`message/${asked!.id}`, key, words)));
	expect(pressed.map(({ statusCode }) => statusCode).filter((status) => status === 201)).not.toEqual([]);
	expect((await reply(`message/${asked!.id}`, key, words)).statusCode).toBe(201);
	expect((await reply(`message/${asked!.id}`, key, "Other words")).statusCode).toBe(422);
	expect((await reply(`trial/${trial!.id}`, key.replace(/1$/, "2"), "Sabtu pukul empat.")).statusCode).toBe(
		201,
	);

	const mails = await db.select().from(messages).where(eq(messages.template, "inbox-reply"));
	expect(mails.map(({ to, language, subject }) => [to, language, subject]).sort()).toEqual([
		["wali@example.com", "id", expect.stringContaining("Balasan: Uji coba akademi")],
		["wave@example.com", "en", "Re: Store and orders"],
	]);
	expect(mails.find(({ to }) => to === "wave@example.com")!.html).toContain("&lt;b&gt;on Saturday");
	const done = await read("done");
	expect(done.find(({ id }) => id === asked!.id)).toMatchObject({
		assignedTo: support.id,
		replies: [{ words, by: support.name }],
	});
	expect(done.find(({ id }) => id === trial!.id)!.replies).toHaveLength(1);

	const admin = await createStaff("admin");
	const log = await call(auditEntries, { q: `message/${asked!.id}` }, { token: admin.token });
	expect(log.body.entries).toMatchObject([{ action: "inbox.reply", by: { id: support.id } }]);
	const wrong = key.replace(/1$/, "3");
	expect((await reply(`message/${asked!.id}`, wrong, " ")).statusCode).toBe(422);
	expect((await reply(`message/${trial!.id}`, wrong, words)).statusCode).toBe(404);
});

it("refuses to assign a message to a member who could not open it", async () => {
	const seller = await createStaff("seller");
	const [item] = await read("open");
	const { body } = await call(
		changeInbox,
		{ kind: item!.kind, id: item!.id, assignedTo: seller.id },
		{ token },
	);
	expect(body).toMatchObject({ error: "inbox.not_staff" });
});

it("goes from page to page without losing or repeating anything", async () => {
	const [programme] = await db.select().from(academyProgrammes);
	for (let i = 0; i < 20; i++) {
		const { name, email, topic, message } = feedback;
		await db.insert(contactMessages).values({ name, email, topic, message, language: "id", suspect: false });
		await db.insert(trialApplications).values(buildTrialApplication({ programmeId: programme!.id }));
	}
	const first = (await call(staffInbox, {}, { token })).body;
	const second = (await call(staffInbox, { after: first.next! }, { token })).body;
	const ids = [...first.items, ...second.items].map(({ id }) => id);
	expect(first.items).toHaveLength(30);
	expect(new Set(ids).size).toBe(ids.length);
	expect(second.next).toBeNull();
	expect(ids.length).toBeGreaterThanOrEqual(40);
});
