import { expect, it } from "vitest";
import type { LineupEntry } from "../match-centre/match";
import basketball from "./basketball/basketball";
import esports from "./esports/esports";
import { mirror } from "./field";
import football from "./football/football";

const eleven: LineupEntry[] = Array.from({ length: 11 }, (_, index) => ({ name: `Pemain ${index + 1}` }));
const five: LineupEntry[] = ["guard", "guard", "forward", "forward", "center"].map((position, index) => ({
	name: `Pemain ${index + 1}`,
	position,
}));

it("places eleven players in the rows of their formation, in their own half", () => {
	const placed = football.lineUp.place({ formation: "4-2-3-1", starters: eleven, bench: [] });
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
	const placed = football.lineUp.place({ formation: "4-4", starters, bench: [] });
	expect([...Map.groupBy(placed, ({ along }) => along).values()].map((row) => row.length)).toEqual([1, 5, 5]);
});

it("places a basketball five from the basket outwards", () => {
	const placed = basketball.lineUp.place({ starters: five, bench: [] });
	expect(placed[0]?.player.position).toBe("center");
	expect(placed.at(-1)?.player.position).toBe("guard");
});

it("places nobody if the sport has no field", () => {
	expect(esports.lineUp.place({ starters: five, bench: [] })).toEqual([]);
});

it("mirrors the other team", () => {
	expect(mirror({ player: eleven[0]!, along: 0.1, across: 0.2 })).toMatchObject({ along: 0.9, across: 0.8 });
});
