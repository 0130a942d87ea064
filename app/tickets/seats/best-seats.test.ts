import { expect, it } from "vitest";
import { bestTogether, listTogether, nearestFree, nearestInstead } from "./best-seats";

/** Rows from the first; a dot is free. */
const block = (...rows: string[]) =>
	rows.flatMap((row, at) =>
		[...row].map((sign, index) => ({ row: at + 1, number: index + 1, isFree: sign === "." })),
	);
const places = (seats: readonly { row: number; number: number }[] | undefined) =>
	seats?.map(({ row, number }) => `${row}/${number}`);

it("the best two are side by side in the middle", () => {
	expect(places(bestTogether(block("......", "......", "......"), 2))).toEqual(["2/3", "2/4"]);
	expect(places(bestTogether(block("......", "..xx..", "......"), 2))).toEqual(["1/3", "1/4"]);
});

it("nobody is put beside a gap", () => {
	expect(bestTogether(block(".x.x.x"), 2)).toBeUndefined();
	expect(places(bestTogether(block("x...x", ".x.x."), 3))).toEqual(["1/2", "1/3", "1/4"]);
});

it("other choices do not overlap", () => {
	expect(listTogether(block("......"), 2).map(places)).toEqual([
		["1/3", "1/4"],
		["1/1", "1/2"],
		["1/5", "1/6"],
	]);
});

it("the nearest seat is beside rather than behind", () => {
	const free = block("...x..", "......").filter(({ isFree }) => isFree);
	expect(places([nearestFree(free, { row: 1, number: 4 })!])).toEqual(["1/3"]);
});

it("finds another seat for each one that is gone, and never the same for two", () => {
	const free = [
		{ row: 1, number: 4 },
		{ row: 1, number: 9 },
		{ row: 3, number: 2 },
	];
	const gone = [
		{ row: 1, number: 2 },
		{ row: 1, number: 3 },
	];
	expect(nearestInstead(free, gone)).toEqual([
		{ row: 1, number: 4 },
		{ row: 3, number: 2 },
	]);
	expect(nearestInstead(free.slice(0, 1), gone)).toBeUndefined();
});
