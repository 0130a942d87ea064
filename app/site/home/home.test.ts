import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { testApp } from "../../../test/app";
import { divisionHome } from "../../club-life/divisions/contract";
import {
	buildCompetition,
	buildEvent,
	buildMatch,
	buildMatchEvent,
	buildStanding,
	buildTeam,
	buildVenue,
} from "../../matches/events/factories";
import { competitions, events, matches, standings, teams, venues } from "../../matches/events/tables.server";
import { buildArticle } from "../../news/factories";
import { articles } from "../../news/tables.server";
import { buildPlayer } from "../../people/players/factories";
import { players } from "../../people/players/tables.server";
import { buildProduct } from "../../store/factories";
import { products } from "../../store/tables.server";
import { buildTicketSale, buildTicketSection } from "../../tickets/factories";
import { insertSections } from "../../tickets/sections/quotas.server";
import { ticketSales } from "../../tickets/tables.server";
import { buildVideo } from "../../videos/factories";
import { videos } from "../../videos/tables.server";
import { homePage } from "./contract";

const { call, db, pool } = await testApp();

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);
const during = (hours: number) => ({ startsAt: at(hours), endsAt: at(hours + 2) });

it("an empty club has an empty home, not an error", async () => {
	const { status, body } = await call(homePage, {});
	expect(status).toBe(200);
	expect(body).toMatchObject({
		spotlight: { match: null, live: null, story: null, product: null, event: null },
		matches: [],
		stories: [],
		foundation: null,
	});
	expect((await call(divisionHome, { division: "esports" })).status).toBe(200);
});

describe("a club with a season", () => {
	beforeAll(async () => {
		await db
			.insert(competitions)
			.values([
				buildCompetition(),
				buildCompetition({ slug: "liga-ring", division: "basketball", name: "Liga Ring" }),
			]);
		await db.insert(teams).values(buildTeam());
		await db.insert(venues).values(buildVenue());
		const rows = await db
			.insert(events)
			.values([
				buildMatchEvent({ slug: "hasil", status: "finished", ...during(-26) }),
				buildMatchEvent({ slug: "langsung", status: "live", ...during(-1) }),
				buildMatchEvent({ slug: "bola-besok", ...during(24) }),
				buildMatchEvent({ slug: "basket", division: "basketball", competition: "liga-ring", ...during(48) }),
				buildEvent({ slug: "seleksi", division: "academy", ...during(72) }),
				buildEvent({ slug: "latihan", division: "football", ...during(5) }),
			])
			.returning({ id: events.id, slug: events.slug });
		const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id;
		await db
			.insert(matches)
			.values([buildMatch({ eventId: idOf("hasil") }), buildMatch({ eventId: idOf("langsung") })]);
		for (const slug of ["bola-besok", "basket"]) {
			const [sale] = await db
				.insert(ticketSales)
				.values(buildTicketSale({ eventId: idOf(slug) }))
				.returning();
			await insertSections(db, [buildTicketSection({ saleId: sale!.id })]);
		}
		await db
			.insert(standings)
			.values([buildStanding({ position: 2 }), buildStanding({ position: 1, team: "bintang-utara" })]);
		await db.insert(articles).values(
			Array.from({ length: 7 }, (_, index) =>
				buildArticle({
					slug: `kabar-${index}`,
					publishedAt: new Date(Date.UTC(2026, 0, 20 - index)),
					featured: index === 3 || index === 5,
				}),
			),
		);
		await db.insert(players).values([
			...Array.from({ length: 12 }, (_, index) =>
				buildPlayer({ slug: `pemain-${index}`, number: index, listOrder: index, captain: index === 7 }),
			),
			buildPlayer({
				slug: "putri",
				division: "basketball",
				squad: "putri",
				positionKey: "guard",
				number: 4,
			}),
		]);
		await db.insert(videos).values(buildVideo());
		await db
			.insert(products)
			.values([
				buildProduct({ slug: "baru", releasedAt: new Date("2026-06-01") }),
				buildProduct({ slug: "pilihan", featured: true }),
			]);
	});

	it("puts the live match in the hero, and the next match of another division", async () => {
		const { body } = await call(homePage, {});
		expect(body.spotlight.live?.slug).toBe("langsung");
		expect(body.spotlight.match?.slug).toBe("basket");
		expect(body.spotlight.event?.slug).toBe("seleksi");
		expect(body.spotlight.product?.slug).toBe("pilihan");
	});

	it("shows live first, then one match of each division, then the newest result", async () => {
		const { body } = await call(homePage, {});
		expect(body.matches.map(({ slug }) => slug)).toEqual(["langsung", "bola-besok", "basket", "hasil"]);
	});

	it("leads with the editors' picks, and shows no story twice", async () => {
		const { body } = await call(homePage, {});
		expect(body.spotlight.story?.slug).toBe("kabar-3");
		expect(body.stories.map(({ slug }) => slug)).toEqual([
			"kabar-5",
			"kabar-0",
			"kabar-1",
			"kabar-2",
			"kabar-4",
		]);
	});

	it("gives each division's rank and next match", async () => {
		const { body } = await call(homePage, {});
		const [football, basketball, esports] = body.divisions;
		expect(football).toMatchObject({
			place: { position: 2, competition: "Liga Teluk" },
			next: { slug: "langsung" },
		});
		expect(basketball).toMatchObject({ place: null, next: { slug: "basket" } });
		expect(esports).toMatchObject({ place: null, next: null });
	});

	describe("in few queries", () => {
		const query = vi.spyOn(pool, "query");
		afterEach(() => query.mockClear());

		it("asks the database at most nine times for the home page", async () => {
			await call(homePage, {});
			expect(query).toHaveBeenCalledTimes(9);
		});

		it("asks as often for a division page", async () => {
			await call(divisionHome, { division: "football" });
			expect(query).toHaveBeenCalledTimes(9);
		});
	});

	it("gives a division its own content", async () => {
		const { body } = await call(divisionHome, { division: "football" }, { language: "en" });
		expect(body.coming.map(({ slug }) => slug)).toEqual(["langsung", "bola-besok"]);
		expect(body.results.map(({ slug }) => slug)).toEqual(["hasil"]);
		expect(body.standings[0]?.rows.map(({ team }) => team?.name ?? "us")).toEqual(["Bintang Utara", "us"]);
		expect(body.standings[0]?.form).toEqual(["won", "drawn", "won"]);
		expect(body.squad).toMatchObject({ total: 12 });
		expect(body.squad.players).toHaveLength(8);
		expect(body.squad.players[0]?.slug).toBe("pemain-7");
		expect(body.videos[0]?.title).toBe("Tuesday training highlights");
	});

	it("knows three divisions only", async () => {
		expect((await call(divisionHome, { division: "academy" as never })).status).toBe(422);
	});
});
