import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { bodyNaming, buildArticle } from "../../news/factories";
import { articles } from "../../news/tables.server";
import { buildProduct } from "../../store/factories";
import { products } from "../../store/tables.server";
import { buildVideo } from "../../videos/factories";
import { videos } from "../../videos/tables.server";
import { playerDetail, playerList, playersPerPage, squadList } from "./contract";
import { buildPlayer, buildPlayerSeason } from "./factories";
import { playerSeasons, players } from "./tables.server";

const { call, db } = await testApp();

beforeAll(async () => {
	const [keeper] = await db
		.insert(players)
		.values(
			buildPlayer({
				slug: "bima-tirta",
				name: "Bima Tirta",
				number: 1,
				positionKey: "goalkeeper",
				position: { id: "Kiper", en: "Goalkeeper" },
				biography: { id: "Menjaga gawang.", en: "Keeps the goal." },
				socials: { instagram: "https://www.instagram.com/bima.example" },
				listOrder: 1,
			}),
		)
		.returning();
	await db.insert(players).values([
		buildPlayer({ slug: "raja-laut", name: "Raja", number: 7, captain: true, listOrder: 2 }),
		buildPlayer({ slug: "muda", name: "Muda", number: 41, squad: "u20", listOrder: 1 }),
		buildPlayer({
			slug: "sekar",
			name: "Sekar",
			number: 23,
			division: "basketball",
			squad: "putri",
			positionKey: "guard",
			listOrder: 1,
		}),
		buildPlayer({
			slug: "kelp",
			name: "Kelp",
			number: 4,
			division: "esports",
			squad: "valorant",
			positionKey: "duelist",
			listOrder: 1,
		}),
	]);
	await db
		.insert(playerSeasons)
		.values([
			buildPlayerSeason({ playerId: keeper!.id, season: "2024/25" }),
			buildPlayerSeason({ playerId: keeper!.id, season: "2025/26" }),
		]);
	await db.insert(videos).values(buildVideo({ slug: "tepisan", playerSlugs: ["bima-tirta"] }));
	await db.insert(products).values(buildProduct({ slug: "sarung-tangan", playerSlug: "bima-tirta" }));
	await db
		.insert(articles)
		.values(buildArticle({ body: bodyNaming({ kind: "player", slug: "bima-tirta" }) }));
});

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe("the list of players", () => {
	it("shows everybody in the order of the squads", async () => {
		const { status, body } = await call(playerList, {});
		expect(status).toBe(200);
		expect(slugs(body.players)).toEqual(["bima-tirta", "raja-laut", "muda", "sekar", "kelp"]);
		expect(body).toMatchObject({ total: 5, page: 1, pageCount: 1 });
	});

	it("filters by division, squad and position", async () => {
		expect(slugs((await call(playerList, { division: "esports" })).body.players)).toEqual(["kelp"]);
		expect(slugs((await call(playerList, { squad: "u20" })).body.players)).toEqual(["muda"]);
		const keepers = await call(playerList, { division: "football", position: "goalkeeper" });
		expect(slugs(keepers.body.players)).toEqual(["bima-tirta"]);
		expect(keepers.body.positions).toEqual(["goalkeeper", "midfielder"]);
	});

	it("sorts by number and by name", async () => {
		const byNumber = await call(playerList, { sort: "number" });
		expect(byNumber.body.players.map(({ number }) => number)).toEqual([1, 4, 7, 23, 41]);
		const byName = await call(playerList, { sort: "name" });
		expect(byName.body.players[0]?.name).toBe("Bima Tirta");
	});

	it("has an empty page after the last, not an error", async () => {
		const { status, body } = await call(playerList, { page: 2 });
		expect({ status, players: body.players }).toEqual({ status: 200, players: [] });
		expect(playersPerPage).toBeGreaterThan(5);
	});

	it.each([
		{ division: "chess" },
		{ squad: "reserves" },
		{ position: "libero" },
		{ sort: "age" },
		{ page: 0 },
	])("refuses %o", async (input) => {
		const { status, body } = await call(playerList, input as never);
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(input));
	});

	it("speaks the reader's language", async () => {
		const { body } = await call(playerList, { position: "goalkeeper" }, { language: "en" });
		expect(body.players[0]?.position).toBe("Goalkeeper");
	});
});

it("shows every squad that has players, its captain first", async () => {
	const { body } = await call(squadList, {});
	expect(body.squads.map(({ division, squad, total }) => [division, squad, total])).toEqual([
		["football", "utama", 2],
		["football", "u20", 1],
		["basketball", "putri", 1],
		["esports", "valorant", 1],
	]);
	expect(slugs(body.squads[0]!.players)).toEqual(["raja-laut", "bima-tirta"]);
});

describe("one player", () => {
	it("comes with figures, stories, videos, merchandise and squad mates", async () => {
		const { status, body } = await call(playerDetail, { slug: "bima-tirta" });
		expect(status).toBe(200);
		expect(body).toMatchObject({
			name: "Bima Tirta",
			nationality: "Indonesia",
			biography: "Menjaga gawang.",
		});
		expect(body.seasons.map(({ season }) => season)).toEqual(["2025/26", "2024/25"]);
		expect(body.socials).toEqual([{ network: "instagram", url: "https://www.instagram.com/bima.example" }]);
		expect(slugs(body.stories)).toEqual(["latihan-pagi"]);
		expect(slugs(body.videos)).toEqual(["tepisan"]);
		expect(slugs(body.products)).toEqual(["sarung-tangan"]);
		expect(slugs(body.squadmates)).toEqual(["raja-laut"]);
		expect(body).not.toHaveProperty("id");
	});

	it("is available in English", async () => {
		const { body } = await call(playerDetail, { slug: "bima-tirta" }, { language: "en" });
		expect(body).toMatchObject({ position: "Goalkeeper", biography: "Keeps the goal." });
	});

	it.each(["nobody", "Bima Tirta", "%00", "../players"])("is unknown as %s", async (slug) => {
		const { status, body } = await call(playerDetail, { slug });
		expect(status).toBe(404);
		expect(body.error).toBe("players.unknown");
	});
});
