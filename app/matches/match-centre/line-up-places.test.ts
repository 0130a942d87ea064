import { expect, it } from "vitest";
import { mirror, placePlayers } from "./line-up-places";
import type { LineupEntry } from "./match";

const eleven: LineupEntry[] = Array.from({ length: 11 }, (_, index) => ({ name: `Pemain ${index + 1}` }));
const five: LineupEntry[] = ["guard", "guard", "forward", "forward", "center"].map((position, index) => ({
	name: `Pemain ${index + 1}`,
	position,
}));

it("places eleven players in the rows of their formation, in their own half", () => {
	const placed = placePlayers({ formation: "4-2-3-1", starters: eleven, bench: [] }, "football");
	expect(placed).toHaveLength(11);
	const rows = Map.groupBy(placed, ({ along }) => along);
	expect([...rows.values()].map((row) => row.length)).toEqual([1, 4, 2, 3, 1]);
	expect(placed.every(({ along, across }) => along < 0.5 && across > 0 && across < 1)).toBe(true);
});

it("falls back to positions when the formation does not add up", () => {
	const starters = eleven.map((player, index) => ({
		...player,
		position: index === 0 ? "goalkeeper" : index < 6 ? "defender" : "striker",
	}));
	const placed = placePlayers({ formation: "4-4", starters, bench: [] }, "football");
	expect([...Map.groupBy(placed, ({ along }) => along).values()].map((row) => row.length)).toEqual([1, 5, 5]);
});

it("places a basketball five from the basket outwards", () => {
	const placed = placePlayers({ starters: five, bench: [] }, "basketball");
	expect(placed[0]?.player.position).toBe("center");
	expect(placed.at(-1)?.player.position).toBe("guard");
});

it("places nobody if the sport has no field", () => {
	expect(placePlayers({ starters: five, bench: [] }, "esports")).toEqual([]);
});

it("mirrors the other team", () => {
	expect(mirror({ player: eleven[0]!, along: 0.1, across: 0.2 })).toMatchObject({ along: 0.9, across: 0.8 });
});
