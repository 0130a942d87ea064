import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { buildApp } from "../../../server/app";
import { createGuestCache } from "../../../server/guest-cache";
import { listenForChanges } from "../../../server/listen-for-changes";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { newId } from "../../platform/data/new-id";
import type { Role } from "../../platform/http/access";
import { eventDetail } from "../events/contract";
import { buildCompetition, buildMatchEvent, buildTeam, buildVenue } from "../events/factories";
import { competitions, events, teams, venues } from "../events/tables.server";
import { recordEntry, touchlineMatch } from "./contract";
import type { TouchlineEntry } from "./entry";
import { matchEntries } from "./tables.server";

const { db, pool, url, settings, jobs, call } = await testApp({}, { limits: noLimits });

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}
const sari = await createStaff("editor");
const tri = await createStaff("editor");
const admin = await createStaff("admin");

await db.insert(competitions).values(buildCompetition());
await db.insert(teams).values(buildTeam());
await db.insert(venues).values(buildVenue());

let made = 0;
let slug = "";
const opening = Date.now() - 30 * 60_000;
const minute = (count: number) => new Date(opening + count * 60_000).toISOString();

beforeEach(async () => {
	slug = `laga-${++made}`;
	await db
		.insert(events)
		.values(
			buildMatchEvent({ slug, startsAt: new Date(opening), endsAt: new Date(opening + 2 * 3_600_000) }),
		);
});

type Draft = { kind: string; [field: string]: unknown };
const entry = (draft: Draft) =>
	({ id: newId(), console: "K-SARI", madeAt: minute(1), period: 0, ...draft }) as unknown as TouchlineEntry;
const goal = (at: string, draft: Record<string, unknown> = {}) =>
	entry({ kind: "goal", side: "us", at, madeAt: minute(Number(at)), ...draft });
const record = (entry: TouchlineEntry, { token } = sari, of = slug) =>
	call(recordEntry, { slug: of, entry }, { token });
const shown = async (of = slug) => (await call(eventDetail, { slug: of }, {})).body;

describe("an entry", () => {
	it("is on the public page: status, score and timeline", async () => {
		expect((await shown()).status).toBe("upcoming");
		expect((await record(entry({ kind: "start" }))).status).toBe(200);
		await record(goal("12", { player: { name: "Raka Wirayuda", slug: "raka-wirayuda" } }));
		const page = await shown();
		expect(page).toMatchObject({ status: "live", score: { us: 1, them: 0 }, phase: "Babak 1" });
		expect(page.sheet!.timeline).toMatchObject([
			{ at: "12", side: "us", kind: "goal", player: { name: "Raka Wirayuda" } },
		]);
		await record(entry({ kind: "end", period: 0 }));
		expect((await shown()).status).toBe("finished");
	});

	it("counts once, however often and concurrently it is sent", async () => {
		const scored = goal("12");
		const answers = await Promise.all(Array.from({ length: 8 }, () => record(scored)));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
		expect((await record(scored, tri)).body.sheet!.periods[0]).toMatchObject({ us: 1, them: 0 });
		expect((await shown()).score).toEqual({ us: 1, them: 0 });
	});

	it("of another match is refused", async () => {
		const scored = goal("12");
		await record(scored);
		await db.insert(events).values(buildMatchEvent({ slug: `${slug}-lain` }));
		const { status, body } = await record(scored, sari, `${slug}-lain`);
		expect([status, body.error]).toEqual([409, "touchline.taken"]);
	});

	it("of an assist is on the public page beside its goal, and refused without one", async () => {
		const scored = goal("12", { player: { name: "Raka" } });
		const assist = entry({ kind: "assist", of: scored.id, player: { name: "Dimas" } });
		const early = await record(assist);
		expect([early.status, early.body.error]).toEqual([409, "touchline.no_goal"]);
		await record(scored);
		expect((await record(assist)).status).toBe(200);
		expect((await shown()).sheet!.timeline).toMatchObject([{ other: { name: "Dimas" } }]);
		await record(entry({ kind: "undo", undoes: assist.id }));
		expect((await shown()).sheet!.timeline[0]).not.toHaveProperty("other");
	});

	it("of a shoot-out is on the public page, and decides the match without changing its score", async () => {
		const kick = (side: string, at: string, kind: string, draft: object = {}) =>
			entry({ kind, side, at, period: 1, inShootout: true, madeAt: minute(20), ...draft });
		await record(goal("10"));
		await record(goal("20", { side: "them" }));
		const first = kick("us", "1", "penalty-goal");
		await record(first);
		await record(first);
		await record(kick("them", "1", "missed-penalty"));
		// A second phone saw the same kick, and, within the minute, the next one.
		const twin = await record(kick("us", "1", "penalty-goal", { console: "K-TRI" }), tri);
		expect([twin.status, twin.body.error]).toEqual([409, "touchline.twin"]);
		expect((await record(kick("us", "2", "penalty-goal", { console: "K-TRI" }), tri)).status).toBe(200);
		const page = await shown();
		expect([page.score, page.sheet!.shootout]).toEqual([
			{ us: 1, them: 1 },
			{ us: 2, them: 0 },
		]);
		expect(page.sheet!.timeline.filter(({ inShootout }) => inShootout)).toHaveLength(3);
		await record(entry({ kind: "undo", undoes: first.id }));
		expect((await shown()).sheet!.shootout).toEqual({ us: 1, them: 0 });
	});

	it("that arrives late stands where the clock says", async () => {
		for (const at of ["30", "12", "21"]) await record(goal(at));
		expect((await shown()).sheet!.timeline.map(({ at }) => at)).toEqual(["12", "21", "30"]);
	});

	it("is in the audit log with who and what", async () => {
		const scored = goal("12");
		await record(scored);
		await record(entry({ kind: "undo", undoes: scored.id }));
		const { body } = await call(auditEntries, { q: `event/${slug}` }, { token: admin.token });
		expect(body.entries.map(({ action, by }) => [action, by?.id])).toEqual([
			["touchline.undo", sari.id],
			["touchline.record", sari.id],
		]);
		expect(body.entries[1]!.after).toMatchObject({ score: { us: 1, them: 0 }, entry: { kind: "goal" } });
	});

	it("of a postponed match is refused", async () => {
		await db.update(events).set({ status: "postponed" }).where(eq(events.slug, slug));
		const { status, body } = await record(goal("12"));
		expect([status, body.error]).toEqual([409, "touchline.off"]);
	});

	it("is refused for anyone but editors, and for anything but a match", async () => {
		const member = await createLoggedInMember(db);
		const gate = await createStaff("gate");
		expect((await record(goal("1"), member)).status).toBe(403);
		expect((await record(goal("1"), gate)).status).toBe(403);
		expect((await call(touchlineMatch, { slug }, {})).status).toBe(401);
		expect((await record(goal("1"), sari, "tidak-ada")).status).toBe(404);
	});

	it("with an invalid side, clock or name is refused with an error by field", async () => {
		for (const draft of [{ side: "nobody" }, { at: "menit 12" }, { player: { name: "" } }, { period: 40 }])
			expect((await record(goal("1", draft as never))).status).toBe(422);
	});
});

describe("undoing", () => {
	it("takes the entry off the page, once", async () => {
		const [first, second] = [goal("12"), goal("20")];
		await record(entry({ kind: "start" }));
		await record(first);
		await record(second);
		const undo = entry({ kind: "undo", undoes: second.id });
		await record(undo);
		await record(undo);
		await record(entry({ kind: "undo", undoes: second.id }), tri);
		const page = await shown();
		expect(page.score).toEqual({ us: 1, them: 0 });
		expect(page.sheet!.timeline.map(({ at }) => at)).toEqual(["12"]);
		// Sent again by a phone that never got its answer.
		await record(second);
		expect((await shown()).score).toEqual({ us: 1, them: 0 });
	});

	it("that overtakes its entry still takes it off", async () => {
		const scored = goal("12");
		await record(entry({ kind: "undo", undoes: scored.id }));
		const { body } = await record(scored);
		expect(body.entries).toEqual([]);
		expect((await shown()).score).toBeNull();
	});

	it("of the last whistle reopens the match, and of the first closes it", async () => {
		const [start, end] = [entry({ kind: "start" }), entry({ kind: "end" })];
		await record(start);
		await record(end);
		await record(entry({ kind: "undo", undoes: end.id }));
		expect((await shown()).status).toBe("live");
		await record(entry({ kind: "undo", undoes: start.id }));
		expect((await shown()).status).toBe("upcoming");
	});

	it("of another match's entry changes nothing there", async () => {
		const scored = goal("12");
		await record(scored);
		await db.insert(events).values(buildMatchEvent({ slug: `${slug}-lain` }));
		await record(entry({ kind: "undo", undoes: scored.id }), sari, `${slug}-lain`);
		expect((await shown()).score).toEqual({ us: 1, them: 0 });
	});
});

describe("two consoles", () => {
	const onOther = { console: "K-TRI" };

	it("do not count one goal twice, however late the second arrives", async () => {
		await record(goal("12", { player: { name: "Raka" } }));
		const twin = goal("12", { ...onOther, player: { name: "Raka" } });
		const { status, body } = await record(twin, tri);
		expect([status, body.error]).toEqual([409, "touchline.twin"]);
		expect(body.message).toContain("sudah mencatat gol ini");
		expect((await shown()).score).toEqual({ us: 1, them: 0 });
		// It was another goal after all: the same entry, confirmed.
		expect((await record({ ...twin, isSure: true } as TouchlineEntry, tri)).status).toBe(200);
		expect((await shown()).score).toEqual({ us: 2, them: 0 });
	});

	it("can record different things in the same minute", async () => {
		await record(goal("12", { player: { name: "Raka" } }));
		expect((await record(goal("12", { ...onOther, side: "them" }), tri)).status).toBe(200);
		expect((await record(goal("12", { ...onOther, player: { name: "Dimas" } }), tri)).status).toBe(200);
		expect((await record(goal("14", { ...onOther, player: { name: "Raka" } }), tri)).status).toBe(200);
	});

	it("lose nothing when used at once", async () => {
		const scored = Array.from({ length: 12 }, (_, place) =>
			goal(String(place + 1), {
				console: place % 2 ? "K-SARI" : "K-TRI",
				player: { name: `Pemain ${place}` },
			}),
		);
		await Promise.all(scored.map((one, place) => record(one, place % 2 ? sari : tri)));
		const page = await shown();
		expect(page.score).toEqual({ us: 12, them: 0 });
		expect(page.sheet!.timeline.map(({ at }) => Number(at))).toEqual(scored.map((_, place) => place + 1));
		expect(await db.$count(matchEntries, eq(matchEntries.eventId, (await findEvent()).id))).toBe(12);
	});

	const findEvent = async () => (await db.select().from(events).where(eq(events.slug, slug)))[0]!;
});

it("a goal reaches readers at once, whichever of two processes they ask", async () => {
	const processes = await Promise.all(
		[1, 2].map(async () => {
			const guestCache = createGuestCache();
			const stop = await listenForChanges({ databaseUrl: url, pool, cache: guestCache, onError: () => {} });
			const app = await buildApp({ settings, pool, jobs, guestCache, logStream: { write: () => {} } });
			await app.listen({ port: 0, host: "127.0.0.1" });
			const { port } = app.server.address() as { port: number };
			const close = async () => {
				await app.close();
				await stop();
			};
			return { base: `http://127.0.0.1:${port}`, close };
		}),
	);
	const goals = () =>
		Promise.all(
			processes.map(async ({ base }) => {
				const page = (await (await fetch(`${base}/api/events/${slug}`)).json()) as { score: { us: number } };
				return page.score?.us;
			}),
		);
	// Well below the half minute for which an answer is kept without news of a change, and no matter how busy the machine.
	const soon = { timeout: 15_000, interval: 50 };
	await record(entry({ kind: "start" }));
	await vi.waitFor(async () => expect(await goals()).toEqual([0, 0]), soon);
	await record(goal("12"));
	await vi.waitFor(async () => expect(await goals()).toEqual([1, 1]), soon);
	for (const { close } of processes) await close();
});
