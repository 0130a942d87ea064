import { expect, it } from "vitest";
import futsal from "./futsal";

const minutes = (count: number) => count * 60_000;

it("writes the minute of twenty-minute halves", () => {
	const { at } = futsal.rules.clock;
	expect([at(0, 0), at(0, minutes(19.5)), at(0, minutes(20.5))]).toEqual(["1", "20", "20+1"]);
	expect([at(1, 0), at(1, minutes(25)), at(2, 0)]).toEqual(["21", "40+6", "41"]);
});

it("places five in a formation that leaves out the goalkeeper, or by their positions", () => {
	const starters = ["goalkeeper", "anchor", "flank", "flank", "pivot"].map((position, place) => ({
		name: `Pemain ${place}`,
		position,
	}));
	const rowsIn = (formation?: string) => [
		...Map.groupBy(
			futsal.lineUp.place({ ...(formation && { formation }), starters, bench: [] }),
			({ along }) => along,
		).values(),
	];
	expect(rowsIn("2-2").map(({ length }) => length)).toEqual([1, 2, 2]);
	expect(rowsIn().map(({ length }) => length)).toEqual([1, 1, 2, 1]);
});
