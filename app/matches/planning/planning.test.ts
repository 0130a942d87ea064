import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { club } from "../../../club/profile";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { buildPlayer } from "../../people/players/factories";
import { players } from "../../people/players/tables.server";
import { newId } from "../../platform/data/new-id";
import type { Role } from "../../platform/http/access";
import { buildTicketSale } from "../../tickets/factories";
import { ticketSales } from "../../tickets/tables.server";
import { eventDetail, eventList } from "../events/contract";
import { buildCompetition, buildEvent, buildMatchEvent, buildTeam, buildVenue } from "../events/factories";
import { competitions, events, teams, venues } from "../events/tables.server";
import { recordEntry } from "../touchline/contract";
import type { TouchlineEntry } from "../touchline/entry";
import {
	addCompetition,
	addTeam,
	addVenue,
	createEventPlan,
	eventPlanDetail,
	eventPlanList,
	type PlannedEvent,
	planChoices,
	saveEventPlan,
	saveMatchSheet,
	squadChoices,
} from "./contract";
import type { EventPlan } from "./event-plan";
import { partsOf } from "./sheet-parts";

const { db, call } = await testApp({}, { limits: noLimits });

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}
const gilang = await createStaff("editor");
const tri = await createStaff("editor");
const admin = await createStaff("admin");
const { token } = gilang;

await db
	.insert(competitions)
	.values([buildCompetition(), buildCompetition({ slug: "liga-ring", division: "basketball" })]);
await db
	.insert(teams)
	.values([buildTeam(), buildTeam({ slug: "naga", division: "basketball", name: "Naga Kapuas" })]);
await db
	.insert(venues)
	.values([
		buildVenue(),
		buildVenue({ slug: "arena-timur", name: "Arena Timur", timeZone: "Asia/Jayapura" }),
	]);

let made = 0;
const draft = (overrides: Partial<EventPlan> = {}): EventPlan => ({
	slug: `laga-${++made}`,
	kind: "match",
	division: "football",
	title: { id: "Samudra vs Bintang Utara", en: "Samudra vs Bintang Utara" },
	summary: { id: "Laga kandang." },
	body: null,
	bodyEn: null,
	programme: [],
	squad: "utama",
	competition: "liga-teluk",
	round: { id: "Pekan 3", en: "Matchday 3" },
	opponent: "bintang-utara",
	home: true,
	venue: "lapangan-muara",
	startsAt: "2027-02-06T12:00:00.000Z",
	endsAt: "2027-02-06T14:00:00.000Z",
	status: "scheduled",
	notice: null,
	watchUrl: null,
	cover: { art: "poster", division: "football", slug: "laga", away: "#7A1F5C" },
	...overrides,
});
const create = async (overrides: Partial<EventPlan> = {}) =>
	(await call(createEventPlan, { plan: draft(overrides) }, { token })).body;
const save = ({ plan, version }: PlannedEvent, change: Partial<EventPlan>, by = gilang, more = {}) =>
	call(
		saveEventPlan,
		{ slug: plan.slug, version, plan: { ...plan, ...change }, ...more },
		{ token: by.token },
	);
const page = async (slug: string) => (await call(eventDetail, { slug }, {})).body;

describe("a new match", () => {
	it("is on the site at once, in both languages, and in the log", async () => {
		const { status, body } = await call(createEventPlan, { plan: draft() }, { token });
		expect(status).toBe(201);
		const { slug } = body.plan;
		expect(await page(slug)).toMatchObject({
			title: "Samudra vs Bintang Utara",
			round: "Pekan 3",
			opponent: { name: "Bintang Utara" },
			status: "upcoming",
		});
		expect((await call(eventDetail, { slug }, { language: "en" })).body.round).toBe("Matchday 3");
		expect((await call(eventList, {}, {})).body.fixtures.map((one) => one.slug)).toContain(slug);
		const log = await call(auditEntries, { q: `event/${slug}` }, { token: admin.token });
		expect(log.body.entries).toMatchObject([{ action: "events.create", by: { id: gilang.id } }]);
	});

	it("is refused with errors by field when something does not fit", async () => {
		const refused = async (overrides: Partial<EventPlan>) => {
			const { status, body } = await call(createEventPlan, { plan: draft(overrides) }, { token });
			expect(status).toBe(422);
			return Object.keys(body.errors ?? {});
		};
		expect(await refused({ opponent: null })).toEqual(["opponent"]);
		expect(await refused({ opponent: "naga" })).toEqual(["opponent"]);
		expect(await refused({ competition: "liga-ring" })).toEqual(["competition"]);
		expect(await refused({ squad: "valorant" })).toEqual(["squad"]);
		expect(await refused({ division: "club" })).toEqual(["division"]);
		expect(await refused({ venue: "tidak-ada" })).toEqual(["venue"]);
		expect(await refused({ home: null })).toEqual(["home"]);
		expect(await refused({ endsAt: "2027-02-06T11:00:00.000Z" })).toEqual(["endsAt"]);
		expect(await refused({ cover: { photo: newId(), width: 9, height: 9 } })).toEqual(["cover"]);
		expect(await refused({ title: { id: "  " } })).toEqual(["plan.title.id"]);
		expect(await refused({ watchUrl: "javascript:alert(1)" })).toEqual(["plan.watchUrl"]);
		expect(await refused({ watchUrl: "/\\jahat.example" })).toEqual(["plan.watchUrl"]);
		const taken = draft();
		await call(createEventPlan, { plan: taken }, { token });
		expect(await refused({ slug: taken.slug })).toEqual(["slug"]);
	});

	it("needs an editor", async () => {
		const seller = await createStaff("seller");
		expect((await call(createEventPlan, { plan: draft() }, { token: seller.token })).status).toBe(403);
		expect((await call(eventPlanList, {}, { token: seller.token })).status).toBe(403);
		expect((await call(eventPlanDetail, { slug: "tidak-ada" }, { token })).status).toBe(404);
	});
});

describe("a match that is changed", () => {
	it("shows its new time, and optionally the old one", async () => {
		const opened = await create();
		const moved = { startsAt: "2027-02-07T12:30:00.000Z", endsAt: "2027-02-07T14:30:00.000Z" };
		const { status, body } = await save(opened, moved, gilang, { showsOldStart: true });
		expect(status).toBe(200);
		expect(await page(opened.plan.slug)).toMatchObject({
			startsAt: moved.startsAt,
			previousStartsAt: opened.plan.startsAt,
		});
		const back = await save(body, { startsAt: opened.plan.startsAt });
		expect((await page(back.body.plan.slug)).startsAt).toBe(opened.plan.startsAt);
	});

	it("keeps its address and its kind", async () => {
		const opened = await create();
		const { body } = await save(opened, { slug: "lain", kind: "event" });
		expect(body.plan).toMatchObject({ slug: opened.plan.slug, kind: "match" });
	});

	it("by two at once keeps the first change, and tells the second whose it was", async () => {
		const opened = await create();
		const [first, second] = [
			await save(opened, { round: { id: "Pekan 4" } }, tri),
			await save(opened, { round: { id: "Pekan 5" } }),
		];
		expect(first.status).toBe(200);
		expect([second.status, second.body.error]).toEqual([409, "event.changed"]);
		const { body } = await call(eventPlanDetail, { slug: opened.plan.slug }, { token });
		expect(body.plan.round).toEqual({ id: "Pekan 4" });
		expect(body.changedBy).toBeTruthy();
		expect((await save(body, { round: { id: "Pekan 5" } })).status).toBe(200);
	});

	it("in parallel lets exactly one through", async () => {
		const opened = await create();
		const answers = await Promise.all(
			Array.from({ length: 6 }, (_, place) => save(opened, { round: { id: `Pekan ${place + 10}` } })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
	});

	it("with tickets sold is moved, postponed and cancelled elsewhere, but its texts can be edited", async () => {
		const opened = await create();
		const [event] = await db.select().from(events).where(eq(events.slug, opened.plan.slug));
		await db.insert(ticketSales).values(buildTicketSale({ eventId: event!.id }));
		for (const change of [
			{ status: "cancelled" as const },
			{ status: "postponed" as const },
			{ venue: "arena-timur" },
			{ startsAt: "2027-02-06T13:00:00.000Z" },
		]) {
			const { status, body } = await save(opened, change);
			expect([status, body.error]).toEqual([409, "event.has_tickets"]);
		}
		const { status, body } = await save(opened, { summary: { id: "Kata-kata baru." } });
		expect([status, body.hasTickets]).toEqual([200, true]);
	});

	it("without tickets can be called off", async () => {
		const opened = await create();
		await save(opened, { status: "postponed", notice: { id: "Lapangan tergenang." } });
		expect(await page(opened.plan.slug)).toMatchObject({
			status: "postponed",
			notice: "Lapangan tergenang.",
		});
	});
});

describe("an event that is not a match", () => {
	it("has a programme and nothing of a match", async () => {
		const opened = await create({
			kind: "event",
			division: "club",
			title: { id: "Nonton bareng", en: "Watch party" },
			programme: [{ startsAt: "2027-02-06T12:00:00+07:00", title: { id: "Pintu dibuka", en: "" } }],
		});
		expect(opened.match).toBeNull();
		expect(opened.plan).toMatchObject({ opponent: null, squad: null, home: null, competition: null });
		expect((await page(opened.plan.slug)).programme).toEqual([
			{ startsAt: "2027-02-06T05:00:00.000Z", title: "Pintu dibuka", place: null },
		]);
	});
});

describe("the list", () => {
	it("finds by division, time, kind and words", async () => {
		await db.insert(events).values([
			buildEvent({
				slug: "pesta-lama",
				title: { id: "Pesta kembang api" },
				startsAt: new Date("2026-01-01T12:00Z"),
			}),
			buildMatchEvent({
				slug: "laga-ring",
				division: "basketball",
				squad: "utama",
				competition: "liga-ring",
				opponent: "naga",
			}),
		]);
		const slugs = async (input: Parameters<typeof call<typeof eventPlanList>>[1]) =>
			(await call(eventPlanList, input, { token })).body.events.map(({ slug }) => slug);
		expect(await slugs({ when: "past", q: "kembang" })).toEqual(["pesta-lama"]);
		expect(await slugs({ category: "basketball" })).toEqual(["laga-ring"]);
		expect(await slugs({ q: "NAGA kap" })).toEqual(["laga-ring"]);
		expect(await slugs({ kind: "event", q: "kembang" })).toEqual([]);
		expect(await slugs({ q: "100%" })).toEqual([]);
	});

	it("say which event the club's own page for its big one still lacks", async () => {
		const { eventSlug } = club;
		const missing = async () => (await call(eventPlanList, {}, { token })).body.missingEvent;
		expect(await missing()).toBe(eventSlug);
		await db.insert(events).values(buildEvent({ slug: eventSlug }));
		expect(await missing()).toBeNull();
	});

	it("offers competitions, opponents, venues, and our players for a line-up", async () => {
		await db.insert(players).values(buildPlayer({ division: "football", squad: "u20" }));
		const { body } = await call(planChoices, {}, { token });
		expect(body.teams.map(({ slug }) => slug).sort()).toEqual(["bintang-utara", "naga"]);
		const squad = await call(squadChoices, { division: "football", squad: "u20" }, { token });
		expect(squad.body.players).toHaveLength(1);
	});
});

it("a new opponent, competition and venue can be chosen at once; a name that exists is refused", async () => {
	const division = "football" as const;
	const team = {
		slug: "karang-taruna",
		division,
		name: "Karang Taruna",
		shortName: "KTA",
		colour: "#112233",
	};
	expect((await call(addTeam, team, { token })).status).toBe(201);
	expect((await call(addTeam, team, { token })).body.errors).toHaveProperty("name");
	const cup = { slug: "piala-teluk", division, name: "Piala Teluk", shortName: "Piala" };
	expect((await call(addCompetition, cup, { token })).status).toBe(201);
	const venue = {
		slug: "gelora",
		name: "Gelora",
		city: "Muara",
		address: "Jalan 1",
		timeZone: "Asia/Makassar" as const,
		capacity: null,
	};
	expect((await call(addVenue, venue, { token })).status).toBe(201);
	const opened = await create({ opponent: team.slug, competition: cup.slug, venue: venue.slug });
	expect(await page(opened.plan.slug)).toMatchObject({
		opponent: { name: "Karang Taruna", colour: "#112233" },
		venue: { timeZone: "Asia/Makassar" },
	});
	expect((await call(addVenue, venue, { token: (await createStaff("gate")).token })).status).toBe(403);
});

describe("a match sheet", () => {
	const part = <Part extends "result" | "lineups" | "figures">({ match }: PlannedEvent, name: Part) => ({
		version: match!.versions[name],
		content: partsOf(match!.sheet)[name],
	});
	const saveParts = (opened: PlannedEvent, parts: object, by = gilang) =>
		call(saveMatchSheet, { slug: opened.plan.slug, ...parts } as never, { token: by.token });

	it("has line-ups before the match, and no score until it starts", async () => {
		const opened = await create();
		const { version, content } = part(opened, "lineups");
		const us = { formation: "4-3-3", starters: [{ number: 1, name: "Raka" }], bench: [{ name: "Bayu" }] };
		const { status } = await saveParts(opened, { lineups: { version, content: { ...content, us } } });
		expect(status).toBe(200);
		const shown = await page(opened.plan.slug);
		expect(shown.score).toBeNull();
		expect(shown.sheet!.lineups.us.starters).toMatchObject([{ name: "Raka" }]);
	});

	it("takes texts as long as its timeline allows", async () => {
		const opened = await create();
		const { version, content } = part(opened, "result");
		const text = { id: "Umpan silang. ".repeat(20), en: "A cross. ".repeat(20) };
		const timeline = Array.from({ length: 200 }, () => ({
			at: "12",
			period: 0,
			side: null,
			kind: "note",
			text,
		}));
		const { status } = await saveParts(opened, { result: { version, content: { ...content, timeline } } });
		expect(status).toBe(200);
	});

	it("orders its timeline by the clock, with its result and stats", async () => {
		const opened = await create();
		const { version } = part(opened, "result");
		const goal = (at: string) => ({ at, period: 0, side: "us", kind: "goal", player: { name: "Raka" } });
		const result = {
			scoring: "points",
			periods: [{ label: { id: "Babak 1" }, us: 2, them: 0 }],
			timeline: [goal("30"), goal("12")],
		};
		const figures = {
			version: part(opened, "figures").version,
			content: [{ label: { id: "Tembakan" }, us: 9, them: 3 }],
		};
		await saveParts(opened, { result: { version, content: result }, figures });
		await save((await call(eventPlanDetail, { slug: opened.plan.slug }, { token })).body, {
			status: "finished",
		});
		const shown = await page(opened.plan.slug);
		expect(shown).toMatchObject({ status: "finished", score: { us: 2, them: 0 } });
		expect(shown.sheet!.timeline.map(({ at }) => at)).toEqual(["12", "30"]);
		expect(shown.sheet!.figures).toEqual([{ label: "Tembakan", us: 9, them: 3 }]);
	});

	it("lets line-ups be written while the touchline scores, and refuses an old result", async () => {
		const opened = await create({
			startsAt: new Date(Date.now() - 60_000).toISOString(),
			endsAt: "2028-01-01T00:00:00Z",
		});
		const entry = {
			id: newId(),
			kind: "goal",
			console: "K-1",
			madeAt: new Date().toISOString(),
			period: 0,
			side: "us",
			at: "1",
		} as TouchlineEntry;
		await call(recordEntry, { slug: opened.plan.slug, entry }, { token: tri.token });
		expect((await saveParts(opened, { lineups: part(opened, "lineups") })).status).toBe(200);
		const late = await saveParts(opened, { result: part(opened, "result") });
		expect([late.status, late.body.error]).toEqual([409, "event.changed"]);
		expect((await page(opened.plan.slug)).score).toEqual({ us: 1, them: 0 });
		// The console can still undo what the editor has saved again.
		const { body } = await call(eventPlanDetail, { slug: opened.plan.slug }, { token });
		expect((await saveParts(body, { result: part(body, "result") })).status).toBe(200);
		const undo = { ...entry, id: newId(), kind: "undo", undoes: entry.id } as never;
		await call(recordEntry, { slug: opened.plan.slug, entry: undo }, { token: tri.token });
		expect((await page(opened.plan.slug)).sheet!.timeline).toEqual([]);
	});

	it("is logged with what it was and is", async () => {
		const opened = await create();
		await saveParts(opened, {
			figures: {
				version: part(opened, "figures").version,
				content: [{ label: { id: "Sepak pojok" }, us: 1, them: 2 }],
			},
		});
		const log = await call(auditEntries, { q: `event/${opened.plan.slug}` }, { token: admin.token });
		expect(log.body.entries[0]).toMatchObject({
			action: "events.sheet",
			before: { figures: [] },
			after: { figures: [{ us: 1, them: 2 }] },
		});
	});

	it("of what is not a match does not exist", async () => {
		const opened = await create({ kind: "event", division: "club" });
		const { status } = await saveParts(opened, {});
		expect(status).toBe(404);
	});
});
