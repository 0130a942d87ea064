import { expect, it } from "vitest";
import { scoreOf } from "../../match-centre/match";
import type { TouchlineEntry } from "../../touchline/entry";
import { applyEntry, isSeriesWon, type Progress, revertEntry } from "../../touchline/match-progress";
import type { StandingCounts } from "../standings-rules";
import volleyball from "./volleyball";

const empty: Progress = { status: "scheduled", sheet: null };
let made = 0;
const point = (side: "us" | "them", period: number, kind = "point", player?: string): TouchlineEntry =>
	({
		id: `00000000-0000-4000-8000-${String(++made).padStart(12, "0")}`,
		console: "K-1",
		madeAt: "2026-11-19T12:00:00Z",
		period,
		kind,
		side,
		at: "",
		...(player && { player: { name: player } }),
	}) as TouchlineEntry;

const play = (progress: Progress, entries: TouchlineEntry[]) =>
	entries.reduce((before, entry) => applyEntry(before, entry, volleyball), progress);
/** The loser's points first, so that the winner's last one ends the set. */
const set = (place: number, us: number, them: number) => {
	const [winner, loser] = us > them ? (["us", "them"] as const) : (["them", "us"] as const);
	const level = Array.from({ length: Math.min(us, them) }, () => [point(loser, place), point(winner, place)]);
	return [...level.flat(), ...Array.from({ length: Math.abs(us - them) }, () => point(winner, place))];
};

it("ends a set at 25 with two points between, and the fifth at 15", () => {
	const { gameWinner } = volleyball.rules;
	const winner = (us: number, them: number, place = 0) => gameWinner!({ us, them }, place, 5);
	expect([winner(24, 20), winner(25, 23), winner(25, 24), winner(24, 26), winner(31, 29)]).toEqual([
		null,
		"us",
		null,
		"them",
		"us",
	]);
	expect([winner(15, 13, 3), winner(15, 13, 4), winner(14, 15, 4), winner(15, 17, 4)]).toEqual([
		null,
		"us",
		null,
		"them",
	]);
});

it("counts a match of five sets as it was played: 25–20, 23–25, 26–24, 19–25, 15–12", () => {
	const sets = [set(0, 25, 20), set(1, 23, 25), set(2, 26, 24), set(3, 19, 25), set(4, 15, 12)];
	const after = play(empty, sets.flat());
	expect(scoreOf(after.sheet!)).toEqual({ us: 3, them: 2 });
	expect(after.sheet!.periods.map(({ us, them, winner }) => [us, them, winner])).toEqual([
		[25, 20, "us"],
		[23, 25, "them"],
		[26, 24, "us"],
		[19, 25, "them"],
		[15, 12, "us"],
	]);
	expect(isSeriesWon(after.sheet!)).toBe(true);
	expect(applyEntry(after, point("them", 4), volleyball)).toBe(after);
	expect(applyEntry(after, point("them", 5), volleyball)).toBe(after);
});

it("takes a set back when its last point is undone", () => {
	const points = set(0, 25, 20);
	const after = play(empty, points);
	expect(after.sheet!.periods[0]?.winner).toBe("us");
	const undone = revertEntry(after, points.at(-1)!, volleyball);
	expect(undone.sheet!.periods[0]).toEqual({ label: { id: "Set 1", en: "Set 1" }, us: 24, them: 20 });
});

it("tells points with a name at the score they led to, in the order of the score", () => {
	const after = play(empty, [
		point("us", 0, "spike", "Bagas"),
		point("them", 0),
		point("us", 0, "block-point"),
		point("us", 0, "service-ace", "Wira"),
	]);
	expect(after.sheet!.timeline.map(({ at, kind }) => [at, kind])).toEqual([
		["1–0", "spike"],
		["3–1", "service-ace"],
	]);
});

it("draws the starting six in their zones, and the libero nowhere", () => {
	const starters = [
		"setter",
		"outside-hitter",
		"middle-blocker",
		"opposite",
		"outside-hitter",
		"middle-blocker",
	].map((position, place) => ({ name: `Pemain ${place + 1}`, position }));
	const placed = volleyball.lineUp.place({
		starters: [...starters, { name: "Libero", position: "libero" }],
		bench: [],
	});
	expect(placed.map(({ player }) => player.name)).toEqual(starters.map(({ name }) => name));
	const [server, frontRight, , frontLeft] = placed;
	expect(server!.along).toBeLessThan(frontRight!.along);
	expect(server!.across).toBe(frontRight!.across);
	expect(frontLeft!.across).toBeLessThan(frontRight!.across);
	expect(volleyball.lineUp.place({ starters: starters.slice(1), bench: [] })).toEqual([]);
});

it("ranks by points, wins, the ratio of sets, then the ratio of points", () => {
	const row = (
		points: number,
		won: number,
		sets: [number, number],
		within: [number, number],
	): StandingCounts => ({
		played: 4,
		won,
		drawn: 0,
		lost: 4 - won,
		points,
		scored: sets[0],
		conceded: sets[1],
		scoredWithin: within[0],
		concededWithin: within[1],
	});
	const table = [
		row(9, 3, [9, 4], [300, 280]),
		row(9, 3, [9, 3], [290, 280]),
		row(9, 3, [9, 3], [295, 280]),
		row(10, 3, [10, 6], [380, 370]),
		row(9, 4, [12, 8], [470, 460]),
		row(0, 0, [0, 12], [200, 300]),
		row(9, 3, [9, 0], [225, 150]),
	];
	const order = table.toSorted(volleyball.standings.compare).map((one) => table.indexOf(one));
	expect(order).toEqual([3, 4, 6, 2, 1, 0, 5]);
});
