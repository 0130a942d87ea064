import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buildFoundationProgramme } from "../../club-life/foundation/factories";
import { foundationProgrammes } from "../../club-life/foundation/tables.server";
import { createLoggedInMember, createMember } from "../../members/factories.server";
import { saveFollow } from "../../members/follows/follows.server";
import { grantRoles } from "../../members/staff/roles.server";
import { members } from "../../members/tables.server";
import { buildPlayer } from "../../people/players/factories";
import { players } from "../../people/players/tables.server";
import { changeNotificationTopics } from "../notifications/preferences.server";
import { inboxMessages } from "../notifications/tables.server";
import { messages } from "../tables.server";
import { tellFollowers } from "./announcements.server";
import { announcementAudience, announcementList, sendAnnouncement } from "./contract";
import { announcements } from "./tables.server";

const { db, call, jobs, settings, runJobs } = await testApp();
const context = { db, jobs, settings, limits: noLimits };
const editor = await createLoggedInMember(db);
await grantRoles(db, { memberId: editor.id, roles: ["editor"], by: null });
const { token } = editor;
await db.insert(players).values(buildPlayer({ slug: "raka-laut", division: "football" }));

beforeEach(async () => {
	for (const table of ["follows", "inbox_messages", "announcements", "notification_preferences", "messages"])
		await db.execute(sql.raw(`delete from ${table}`));
});

async function createFan(kind: "division" | "player", target: string, wish: { email?: boolean } = {}) {
	const fan = await createMember(db);
	await db.update(members).set({ emailVerifiedAt: new Date() }).where(eq(members.id, fan.id));
	await saveFollow(db, fan.id, { kind, target });
	if (wish.email !== undefined)
		await changeNotificationTopics(db, fan.id, [{ topic: "news", email: wish.email, push: false }]);
	return fan;
}

const words = {
	title: { id: "Latihan terbuka", en: "Open training" },
	body: { id: "Sabtu pagi di lapangan.", en: "Saturday morning on the pitch." },
	path: "/event/list",
};
const football = { audience: { kind: "division", target: "football" }, topic: "news" } as const;
const send = (more: object = {}, key: string = randomUUID()) =>
	call(sendAnnouncement, { ...football, ...words, ...more } as never, {
		token,
		headers: { "idempotency-key": key },
	});
const inboxes = async () => (await db.select().from(inboxMessages)).map(({ memberId }) => memberId).sort();

describe("the audience", () => {
	it("is everybody who follows the division or one of its players, once each, without deleted accounts", async () => {
		const both = await createFan("division", "football", { email: true });
		await saveFollow(db, both.id, { kind: "player", target: "raka-laut" });
		const ofPlayer = await createFan("player", "raka-laut", { email: false });
		await createFan("division", "basketball");
		const left = await createFan("division", "football");
		await db
			.update(members)
			.set({ disabledAt: new Date(), disabledBecause: "x" })
			.where(eq(members.id, left.id));
		const count = async (audience: { kind: "all" | "division" | "player"; target?: string }) =>
			(await call(announcementAudience, { ...audience, topic: "news" }, { token })).body;
		expect(await count(football.audience)).toEqual({ members: 2, push: 0, mail: 1, quiet: 0 });
		expect(await count({ kind: "player", target: "raka-laut" })).toMatchObject({ members: 2 });
		expect(await count({ kind: "all" })).toMatchObject({ members: 3 });
		await send({ byMail: true });
		await runJobs();
		expect(await inboxes()).toEqual([both.id, ofPlayer.id].sort());
		const mails = await db.select().from(messages).where(eq(messages.template, "announcement"));
		expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[both.email, "Latihan terbuka"]]);
		const { body } = await call(announcementList, {}, { token });
		expect(body.announcements).toMatchObject([
			{ told: 2, mailed: 1, title: words.title, doneAt: expect.any(String) },
		]);
	});

	it("that is empty is refused", async () => {
		expect((await send()).body.error).toBe("announcement.nobody");
		expect(await db.$count(announcements)).toBe(0);
	});

	it("gets no mail unless both the sender and the member want it", async () => {
		await createFan("division", "football", { email: true });
		await send({ byMail: false });
		await runJobs();
		expect(await db.$count(messages, eq(messages.template, "announcement"))).toBe(0);
	});
});

describe("an announcement", () => {
	it("is one, however often the button is pressed", async () => {
		await createFan("division", "football");
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 5 }, () => send({}, key)));
		expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
		await send({}, key);
		await runJobs();
		expect(await db.$count(announcements)).toBe(1);
		expect(await inboxes()).toHaveLength(1);
	});

	it("reaches each of many followers exactly once, whatever crashes in between and however many processes work on it", async () => {
		await db.execute(sql`
			insert into members (email, name, phone)
			select 'fan' || n || '@warga.example', 'Fan ' || n, '+6281100' || lpad(n::text, 6, '0') from generate_series(1, 450) n`);
		await db.execute(sql`
			insert into follows (member_id, kind, target) select id, 'division', 'football' from members where email like 'fan%'`);
		const { body } = await send();
		const { id: announcementId } = body.announcement;
		let sent = 0;
		const dying = {
			...context,
			jobs: {
				...context.jobs,
				send: async () => {
					sent += 1;
					throw new Error("killed");
				},
			},
		};
		// Crashes in the middle of the first batch: when queueing the job for the next one.
		await expect(tellFollowers.run(dying as never, { announcementId })).rejects.toThrow("killed");
		expect([sent, await db.$count(inboxMessages)]).toEqual([1, 0]);
		// One that waits too long for the others gives up, and the queue tries again.
		await Promise.allSettled(Array.from({ length: 4 }, () => tellFollowers.run(context, { announcementId })));
		await runJobs();
		const told = await inboxes();
		expect([told.length, new Set(told).size]).toEqual([450, 450]);
		const [done] = await db.select().from(announcements);
		expect(done).toMatchObject({ told: 450, doneAt: expect.any(Date) });
	});

	it("is written in both languages, and links to a page of this site", async () => {
		await createFan("division", "football");
		for (const wrong of [
			{ title: { id: "Halo", en: " " } },
			{ body: { id: "Halo" } },
			{ path: "https://jahat.example" },
			{ path: "//jahat.example" },
		])
			expect((await send(wrong)).status).toBe(422);
		// Browsers read each of these as another host's address.
		for (const path of [
			"/\\jahat.example",
			"/\t/jahat.example",
			"/.//jahat.example",
			"/tickets/..//jahat.example",
		]) {
			const { status, body } = await send({ path });
			expect([path, status, Object.keys(body.errors ?? {})]).toEqual([path, 422, ["path"]]);
		}
	});

	it("links to a page that exists", async () => {
		await createFan("division", "football");
		await db
			.insert(foundationProgrammes)
			.values(buildFoundationProgramme({ slug: "laut-bersih" }))
			.onConflictDoNothing();
		for (const path of [
			"/event",
			"/news",
			"/news/list/kriket",
			"/news/detail/tidak-ada",
			"/player/detail/football/tidak-ada",
			"/foundation/tidak-ada",
			"/buy-ticket-promo/tidak-ada",
			"/profile/more/SU-260812-0417",
			"/office",
		]) {
			const { status, body } = await send({ path });
			expect([path, status, body.errors]).toEqual([path, 422, { path: [expect.any(String)] }]);
		}
		for (const path of [
			"/",
			"/tickets?x=1#map",
			"/news/list/football",
			"/event/list/esports",
			"/player/detail/football/raka-laut",
			"/player/detail/raka-laut",
			"/foundation",
			"/foundation/laut-bersih",
			"/foundation/detail/laut-bersih",
			"/profile/notification",
		])
			expect([path, (await send({ path })).status]).toEqual([path, 201]);
	});
});
