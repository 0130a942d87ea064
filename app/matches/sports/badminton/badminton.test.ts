import { expect, it } from "vitest";
import badminton from "./badminton";

it("ends a game at 21 by two, and at 30 in any case", () => {
	const winner = (us: number, them: number) => badminton.rules.gameWinner!({ us, them }, 0, 3);
	expect(winner(20, 18)).toBeNull();
	expect(winner(21, 19)).toBe("us");
	expect(winner(21, 20)).toBeNull();
	expect(winner(22, 24)).toBe("them");
	expect(winner(29, 29)).toBeNull();
	expect(winner(29, 30)).toBe("them");
});

it("puts one player or a pair on the court, and draws no whole team", () => {
	const place = (count: number) =>
		badminton.lineUp.place({
			starters: Array.from({ length: count }, (_, at) => ({ name: `Pemain ${at}` })),
			bench: [],
		});
	expect([place(0), place(1), place(2), place(3)].map(({ length }) => length)).toEqual([0, 1, 2, 0]);
});

it("ranks by wins, games, then points", () => {
	const row = (won: number, scored: number, conceded: number, scoredWithin: number) => ({
		played: 3,
		won,
		drawn: 0,
		lost: 3 - won,
		points: 0,
		scored,
		conceded,
		scoredWithin,
		concededWithin: 100,
	});
	const table = [row(2, 4, 3, 120), row(2, 4, 3, 130), row(2, 5, 2, 110), row(3, 6, 4, 100)];
	expect(table.toSorted(badminton.standings.compare).map((one) => table.indexOf(one))).toEqual([3, 2, 1, 0]);
});
