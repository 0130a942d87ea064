import { beforeAll, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { buildPlayer } from "../../people/players/factories";
import { players } from "../../people/players/tables.server";
import { buildCompetition, buildMatch, buildMatchEvent, buildTeam, buildVenue } from "../events/factories";
import { competitions, events, matches, teams, venues } from "../events/tables.server";
import { openFixtures, openResults, openRosters } from "./contract";

const { app, db, call, settings } = await testApp();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const at = (hours: number) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 2) });

beforeAll(async () => {
	await db.insert(venues).values(buildVenue());
	await db.insert(competitions).values(buildCompetition());
	await db.insert(teams).values(buildTeam());
	const rows = await db
		.insert(events)
		.values([
			buildMatchEvent({ slug: "derbi", ...at(48) }),
			buildMatchEvent({ slug: "tunda", ...at(72), status: "postponed" }),
			buildMatchEvent({ slug: "lama", ...at(-72), status: "finished" }),
			buildMatchEvent({ slug: "batal", ...at(-48), status: "cancelled" }),
		])
		.returning({ id: events.id, slug: events.slug });
	await db
		.insert(matches)
		.values(rows.map(({ id, slug }) => ({ ...buildMatch({ eventId: id }), ...(slug === "lama" && scored) })));
	await db
		.insert(players)
		.values([
			buildPlayer({ slug: "kiper", number: 1, listOrder: 1 }),
			buildPlayer({ slug: "kapten", number: 10, captain: true, listOrder: 2 }),
		]);
});
const scored = { scoreUs: 2, scoreThem: 1 };

it("lists what comes, with what became of it, and what is over, with its score", async () => {
	const coming = (await call(openFixtures, {})).body;
	expect(coming.matches.map(({ id, status, score }) => [id, status, score])).toEqual([
		["derbi", "upcoming", null],
		["tunda", "postponed", null],
	]);
	expect(coming.matches[0]).toEqual({
		id: "derbi",
		url: `${settings.publicUrl}/event/detail/derbi`,
		division: "football",
		squad: expect.any(String),
		competition: "Liga Teluk",
		round: "Pekan 1",
		startsAt: expect.stringMatching(/Z$/),
		endsAt: expect.stringMatching(/Z$/),
		status: "upcoming",
		isHome: true,
		opponent: "Bintang Utara",
		score: null,
		venue: { name: "Lapangan Muara", city: "Teluk Bahari", timeZone: "Asia/Jakarta" },
	});
	const over = (await call(openResults, {})).body;
	expect(over.matches.map(({ id, score }) => [id, score])).toEqual([["lama", { us: 2, them: 1 }]]);
	expect((await call(openResults, { division: "basketball" })).body.matches).toEqual([]);
	expect((await app.inject("/api/open/fixtures?division=catur")).statusCode).toBe(422);
});

it("lists the squads with their players, in either language", async () => {
	const { squads } = (await call(openRosters, { division: "football" })).body;
	expect(squads).toHaveLength(1);
	expect(squads[0]!.players.map(({ id, number, isCaptain }) => [id, number, isCaptain])).toEqual([
		["kiper", 1, false],
		["kapten", 10, true],
	]);
	const english = (await app.inject("/api/open/rosters?lang=en")).json();
	expect(english.squads[0].players[0].url).toBe(`${settings.publicUrl}/player/detail/kiper?lang=en`);
});

it("is documented", async () => {
	const { paths } = (await app.inject("/api/openapi.json")).json();
	for (const path of ["/open/fixtures", "/open/results", "/open/rosters"])
		expect(paths[path].get.summary).toContain("Open data");
});
