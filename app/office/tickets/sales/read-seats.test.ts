import { expect, it } from "vitest";
import { readSeats } from "./read-seats";

it.each([
	["", []],
	["3-12", [[3, 12]]],
	[
		"3-12, 3/13;4.1",
		[
			[3, 12],
			[3, 13],
			[4, 1],
		],
	],
	[
		"2-7–9",
		[
			[2, 7],
			[2, 8],
			[2, 9],
		],
	],
])("reads %j", (typed, seats) => {
	expect(readSeats(typed)?.map(({ row, number }) => [row, number])).toEqual(seats);
});

it.each(["12", "A-3", "3-", "0-1", "3-9-7", "3 12"])("rejects %j as unclear", (typed) => {
	expect(readSeats(typed)).toBeNull();
});
