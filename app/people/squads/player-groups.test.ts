import { expect, it } from "vitest";
import type { ListedPlayer } from "../players/contract";
import { isOverview, playerListPath, readPlayerFilter } from "../players/player-filter";
import { groupPlayers } from "./player-groups";

const player = (slug: string, rest: Partial<ListedPlayer> = {}): ListedPlayer => ({
	slug,
	division: "football",
	squad: "utama",
	name: slug,
	number: 1,
	position: "Bek",
	positionKey: "defender",
	captain: false,
	portrait: { art: "avatar", slug },
	...rest,
});

it("puts the captain before the positions, and nobody twice", () => {
	const [section] = groupPlayers([
		player("a", { positionKey: "goalkeeper" }),
		player("b", { positionKey: "goalkeeper" }),
		player("c"),
		player("d", { captain: true }),
		player("e"),
	]);
	expect(section?.captain?.slug).toBe("d");
	expect(section?.groups.map(({ position, players }) => [position, players.length])).toEqual([
		["goalkeeper", 2],
		["defender", 2],
	]);
});

it("lists positions from the back to the front, whatever order the club keeps its players in", () => {
	const [section] = groupPlayers(
		(["striker", "striker", "winger", "winger", "goalkeeper", "goalkeeper"] as const).map((positionKey, at) =>
			player(`${positionKey}-${at}`, { positionKey }),
		),
	);
	expect(section?.groups.map(({ position }) => position)).toEqual(["goalkeeper", "winger", "striker"]);
});

it("leaves a squad whole where positions would be more headings than names", () => {
	const [section] = groupPlayers([
		player("a", { positionKey: "goalkeeper" }),
		player("b"),
		player("c", { positionKey: "striker" }),
	]);
	expect(section?.groups).toEqual([{ position: null, players: expect.any(Array) }]);
});

it("keeps squads of one name in two divisions apart", () => {
	const sections = groupPlayers([player("a"), player("b", { division: "basketball", positionKey: "guard" })]);
	expect(sections.map(({ division }) => division)).toEqual(["football", "basketball"]);
});

it("reads an address, and takes an unknown filter for none", () => {
	const filter = readPlayerFilter("esports", new URLSearchParams("game=valorant&position=duelist&page=x"));
	expect(filter).toEqual({
		division: "esports",
		squad: "valorant",
		position: "duelist",
		sort: "squad",
		page: 1,
	});
	expect(readPlayerFilter("football", new URLSearchParams("squad=nope")).squad).toBeUndefined();
	expect(() => readPlayerFilter("chess", new URLSearchParams())).toThrow();
	expect(isOverview(readPlayerFilter(undefined, new URLSearchParams()))).toBe(true);
});

it("writes the address of a choice, and calls an esports squad a game", () => {
	expect(playerListPath({ division: "esports" }, { squad: "valorant" })).toBe(
		"/player/list/esports?game=valorant",
	);
	expect(playerListPath({ division: "football", squad: "u20" }, { position: "striker", sort: "name" })).toBe(
		"/player/list/football?squad=u20&position=striker&sort=name",
	);
	expect(playerListPath({ division: undefined })).toBe("/player/list");
});
