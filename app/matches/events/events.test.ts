import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { buildTicketSale, buildTicketSection } from "../../tickets/factories";
import { insertSections } from "../../tickets/sections/quotas.server";
import { ticketSales } from "../../tickets/tables.server";
import { eventDetail, eventList, eventMonth } from "./contract";
import {
	buildCompetition,
	buildEvent,
	buildMatch,
	buildMatchEvent,
	buildMatchSheet,
	buildTeam,
	buildVenue,
} from "./factories";
import { competitions, events, matches, teams, venues } from "./tables.server";

const { call, db, app } = await testApp();

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour);
const during = (hours: number) => ({ startsAt: fromNow(hours), endsAt: fromNow(hours + 2) });

beforeAll(async () => {
	await db
		.insert(competitions)
		.values([
			buildCompetition(),
			buildCompetition({ slug: "liga-ring", division: "basketball", name: "Liga Ring", shortName: "Ring" }),
		]);
	await db.insert(teams).values(buildTeam());
	await db
		.insert(venues)
		.values([
			buildVenue(),
			buildVenue({ slug: "arena-timur", name: "Arena Timur", timeZone: "Asia/Jayapura" }),
		]);
	const rows = await db
		.insert(events)
		.values([
			buildMatchEvent({ slug: "kemarin", status: "finished", ...during(-26) }),
			buildMatchEvent({ slug: "terlupa", status: "scheduled", ...during(-50) }),
			buildMatchEvent({ slug: "muda", squad: "u20", status: "finished", ...during(-400) }),
			buildMatchEvent({ slug: "lama", status: "live", ...during(-3) }),
			buildMatchEvent({ slug: "besok", home: false, venue: "arena-timur", ...during(24) }),
			buildMatchEvent({ slug: "lusa", division: "basketball", competition: "liga-ring", ...during(48) }),
			buildMatchEvent({ slug: "batal", status: "cancelled", ...during(72) }),
			buildEvent({ slug: "latihan", ...during(30) }),
			buildEvent({
				slug: "pesta",
				startsAt: new Date("2027-03-31T16:30:00Z"),
				programme: [{ startsAt: "2027-03-31T16:30:00Z", title: { id: "Pintu dibuka", en: "Doors open" } }],
			}),
			buildEvent({ slug: "april", startsAt: new Date("2027-03-31T17:30:00Z") }),
		])
		.returning({ id: events.id, slug: events.slug });
	const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id;
	await db.insert(matches).values([
		buildMatch({ eventId: idOf("kemarin") }),
		buildMatch({
			eventId: idOf("lama"),
			sheet: buildMatchSheet({
				scoring: "series",
				bestOf: 5,
				periods: [
					{ label: { id: "Gim 1", en: "Game 1" }, us: 20, them: 11, winner: "us" },
					{ label: { id: "Gim 2", en: "Game 2" }, us: 3, them: 4 },
				],
			}),
		}),
	]);
	const sales = await db
		.insert(ticketSales)
		.values([
			buildTicketSale({ eventId: idOf("besok"), closesAt: fromNow(23) }),
			buildTicketSale({ eventId: idOf("lusa"), opensAt: fromNow(1), closesAt: fromNow(40) }),
			buildTicketSale({ eventId: idOf("latihan"), closesAt: fromNow(23) }),
			buildTicketSale({ eventId: idOf("kemarin"), closesAt: fromNow(-27) }),
		])
		.returning();
	const saleOf = (slug: string) => sales.find((sale) => sale.eventId === idOf(slug))!.id;
	await insertSections(db, [
		buildTicketSection({ saleId: saleOf("besok"), price: 90_000, sold: 40 }),
		buildTicketSection({ saleId: saleOf("besok"), key: "murah", price: 50_000, sold: 100, listOrder: 2 }),
		buildTicketSection({ saleId: saleOf("latihan"), sold: 100 }),
	]);
});

const slugs = async (input: Parameters<typeof call<typeof eventList>>[1]) =>
	(await call(eventList, input)).body.fixtures.map(({ slug }) => slug);

describe("the list of events", () => {
	it("shows upcoming and ongoing events, soonest first", async () => {
		expect(await slugs({})).toEqual(["lama", "besok", "latihan", "lusa", "batal", "pesta", "april"]);
	});

	it("shows past events, latest first, including a match that was never closed", async () => {
		const { body } = await call(eventList, { when: "past" });
		expect(body.fixtures.map(({ slug, status }) => `${slug} ${status}`)).toEqual([
			"kemarin finished",
			"terlupa finished",
			"muda finished",
		]);
		expect(body.fixtures[0]?.score).toEqual({ us: 1, them: 0 });
		expect(body.fixtures[1]?.score).toBeNull();
	});

	it("filters by division, kind and competition, and lists the available competitions", async () => {
		expect(await slugs({ category: "basketball" })).toEqual(["lusa"]);
		expect(await slugs({ kind: "event" })).toEqual(["latihan", "pesta", "april"]);
		expect(await slugs({ competition: "liga-ring" })).toEqual(["lusa"]);
		expect(await slugs({ competition: "liga-yang-tidak-ada" })).toEqual([]);
		const { body } = await call(eventList, {});
		expect(body.competitions.map(({ name }) => name)).toEqual(["Liga Ring", "Liga Teluk"]);
	});

	it("shows the phase of a live match", async () => {
		const { body } = await call(eventList, {}, { language: "en" });
		expect(body.fixtures[0]).toMatchObject({
			status: "live",
			phase: "Game 2 of 5",
			score: { us: 1, them: 0 },
		});
	});

	it("shows the state of each ticket sale", async () => {
		const { body } = await call(eventList, {});
		const tickets = Object.fromEntries(body.fixtures.map((fixture) => [fixture.slug, fixture.tickets]));
		expect(tickets.besok).toMatchObject({ state: "open", fromPrice: 90_000, left: 60 });
		expect(tickets.lusa).toMatchObject({ state: "soon" });
		expect(tickets.latihan).toMatchObject({ state: "sold-out", fromPrice: null, left: 0 });
		expect(tickets.batal).toBeNull();
		const past = await call(eventList, { when: "past" });
		expect(past.body.fixtures[0]?.tickets?.state).toBe("closed");
	});

	it.each([
		{ page: 0 },
		{ page: "x" },
		{ when: "someday" },
		{ kind: "war" },
		{ category: "x" },
		{ competition: "A B" },
	])("refuses %o", async (input) => {
		expect((await call(eventList, input as never)).status).toBe(422);
	});
});

describe("a month", () => {
	it("ends at midnight in the club's time zone", async () => {
		const march = await call(eventMonth, { month: "2027-03" });
		expect(march.body.fixtures.map(({ slug }) => slug)).toEqual(["pesta"]);
		const april = await call(eventMonth, { month: "2027-04" });
		expect(april.body.fixtures.map(({ slug }) => slug)).toEqual(["april"]);
	});

	it("applies the list's filters", async () => {
		const { body } = await call(eventMonth, { month: "2027-03", kind: "match" });
		expect(body.fixtures).toEqual([]);
	});

	it.each(["2027-13", "2027-3", "27-03", "2027-03-01"])("rejects %s", async (month) => {
		expect((await call(eventMonth, { month })).status).toBe(422);
	});
});

describe("one event", () => {
	it("includes the sheet, the venue and previous meetings of the same squad", async () => {
		const { body } = await call(eventDetail, { slug: "kemarin" }, { language: "en" });
		expect(body).toMatchObject({
			status: "finished",
			score: { us: 1, them: 0 },
			venue: { address: "Jalan Muara 1", capacity: 5_000 },
			sheet: { periods: [{ label: "First half" }, { label: "Second half" }] },
		});
		expect(body.meetings.map(({ slug }) => slug)).toEqual(["terlupa"]);
	});

	it("includes the programme of a non-match event", async () => {
		const { body } = await call(eventDetail, { slug: "pesta" });
		expect(body).toMatchObject({
			kind: "event",
			sheet: null,
			meetings: [],
			programme: [{ title: "Pintu dibuka", place: null }],
		});
	});

	it("answers 404 for an unknown one", async () => {
		const { status, body } = await call(eventDetail, { slug: "tidak-ada" });
		expect(status).toBe(404);
		expect(body).toMatchObject({ error: "events.unknown" });
	});
});

describe("the calendars", () => {
	const get = (url: string, headers = {}) => app.inject({ url, headers });

	it("can be subscribed to, for the club and for a division", async () => {
		const all = await get("/calendar.ics");
		expect(all.statusCode).toBe(200);
		expect(all.headers["content-type"]).toBe("text/calendar; charset=utf-8");
		expect(all.body.match(/BEGIN:VEVENT/g)).toHaveLength(10);
		expect(all.body).toContain("STATUS:CANCELLED\r\n");
		const basketball = await get("/calendar/basketball.ics");
		expect(basketball.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
	});

	it("answers 304 when unchanged, and varies by language", async () => {
		const { headers } = await get("/calendar.ics");
		expect((await get("/calendar.ics", { "if-none-match": headers.etag })).statusCode).toBe(304);
		const english = await get("/calendar.ics?lang=en");
		expect(english.headers.etag).not.toBe(headers.etag);
		expect(english.body.replaceAll("\r\n ", "")).toContain("CATEGORIES:Football");
	});

	it("offers a single event as a file", async () => {
		const { body, headers } = await get("/event/besok.ics");
		expect(headers["content-disposition"]).toBe('attachment; filename="besok.ics"');
		expect(body).toContain("LOCATION:Arena Timur\\, Teluk Bahari\r\n");
		expect(body.replaceAll("\r\n ", "")).toMatch(/^URL:http.+\/event\/detail\/besok\r$/m);
	});

	it("tells calendars that an event was moved or cancelled, with a growing sequence", async () => {
		const sequence = async () => {
			const { body } = await get("/event/latihan.ics");
			return Number(/^SEQUENCE:(\d+)\r$/m.exec(body)?.[1]);
		};
		const change = (values: Partial<typeof events.$inferInsert>) =>
			db.update(events).set(values).where(eq(events.slug, "latihan"));
		const seen = [await sequence()];
		await change({ status: "postponed" });
		seen.push(await sequence());
		await change({ status: "scheduled", previousStartsAt: fromNow(30), ...during(60) });
		seen.push(await sequence());
		await change({ status: "cancelled" });
		seen.push(await sequence());
		await change({ status: "scheduled", previousStartsAt: null, ...during(30) });
		expect(seen).toEqual([0, 1, 2, 3]);
	});

	it("links English subscribers to the English page", async () => {
		const { body } = await get("/event/besok.ics?lang=en");
		expect(body.replaceAll("\r\n ", "")).toMatch(/^URL:http.+\/event\/detail\/besok\?lang=en\r$/m);
	});

	it.each(["/calendar/curling.ics", "/event/tidak-ada.ics"])("answers 404 for %s", async (url) => {
		expect((await get(url)).statusCode).toBe(404);
	});
});
