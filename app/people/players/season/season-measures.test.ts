import { describe, expect, it } from "vitest";
import basketball from "../../../matches/sports/basketball/basketball";
import esports from "../../../matches/sports/esports/esports";
import football from "../../../matches/sports/football/football";
import type { PlayedSeason } from "../contract";
import { formatMeasure } from "./format-measure";
import { plotColumns, plotSize } from "./plot-columns";
import { measureSeasons } from "./season-measures";
import { totalBySeason } from "./season-totals";

const goals = (season: string, competition: string, goals: number, keeper = {}): PlayedSeason => ({
	season,
	competition,
	figures: {
		appearances: 10,
		minutes: 900,
		goals,
		assists: 1,
		yellowCards: 0,
		redCards: 0,
		...keeper,
	},
});

const hoops = (games: number, pointsPerGame: number, competition: string): PlayedSeason => ({
	season: "2025/26",
	competition,
	figures: {
		games,
		minutesPerGame: 30,
		pointsPerGame,
		reboundsPerGame: 5,
		assistsPerGame: 5,
		stealsPerGame: 1,
		blocksPerGame: 1,
		threePointers: 10,
	},
});

describe("a season's total", () => {
	it("adds up the competitions of a season, oldest season first", () => {
		const totals = totalBySeason(
			[goals("2025/26", "Liga", 3), goals("2025/26", "Piala", 2), goals("2024/25", "Liga", 7)],
			football.figures,
		);
		expect(totals.map(({ season }) => season)).toEqual(["2024/25", "2025/26"]);
		expect(totals[1]?.figures).toMatchObject({ appearances: 20, minutes: 1800, goals: 5 });
		expect(totals[1]?.figures).not.toHaveProperty("saves");
	});

	it("weighs averages by their games", () => {
		const [total] = totalBySeason([hoops(30, 10, "Liga"), hoops(10, 20, "Piala")], basketball.figures);
		expect(total?.figures).toMatchObject({ games: 40, pointsPerGame: 12.5, threePointers: 20 });
	});

	it("keeps a keeper's figures that only one competition counted", () => {
		const [total] = totalBySeason(
			[goals("2025/26", "Liga", 0, { saves: 40, cleanSheets: 4 }), goals("2025/26", "Piala", 0)],
			football.figures,
		);
		expect(total?.figures).toMatchObject({ saves: 40, cleanSheets: 4 });
	});

	it("is nothing for a newcomer", () => {
		expect(totalBySeason([], football.figures)).toEqual([]);
		expect(measureSeasons([], football.figures)).toEqual([]);
	});
});

describe("the measures of a player", () => {
	const keysOf = (seasons: PlayedSeason[]) =>
		measureSeasons(totalBySeason(seasons, football.figures), football.figures).map(({ name }) => name.en);

	it("are a scorer's, or a keeper's", () => {
		expect(keysOf([goals("2025/26", "Liga", 3)])).toEqual(["Appearances", "Goals", "Assists", "Minutes"]);
		expect(keysOf([goals("2024/25", "Liga", 0), goals("2025/26", "Liga", 0, { saves: 3 })])).toEqual([
			"Appearances",
			"Clean sheets",
			"Saves",
			"Minutes",
		]);
	});

	it("have a ratio even without deaths, and a rate even without games", () => {
		const quiet = {
			games: 0,
			wins: 0,
			kills: 6,
			deaths: 0,
			assists: 2,
			bestPlayerAwards: 0,
		};
		const measured = measureSeasons([{ season: "2025/26", figures: quiet }], esports.figures);
		expect(measured.map(({ name, points }) => [name.en, points[0]?.value])).toEqual([
			["Games", 0],
			["Won", 0],
			["KDA", 8],
			["MVP awards", 0],
		]);
	});

	it("show the last five seasons", () => {
		const seasons = ["2019/20", "2020/21", "2021/22", "2022/23", "2023/24", "2024/25"];
		const [first] = measureSeasons(
			totalBySeason(
				seasons.map((season) => goals(season, "Liga", 1)),
				football.figures,
			),
			football.figures,
		);
		expect(first?.points.map(({ season }) => season)).toEqual(seasons.slice(1));
	});
});

describe("the columns of a plot", () => {
	it("reach from the floor, the highest to the ceiling", () => {
		const columns = plotColumns([
			{ season: "2024/25", value: 5 },
			{ season: "2025/26", value: 10 },
		]);
		const [half, full] = columns.map(({ height }) => height);
		expect(full).toBe(plotSize.floor - plotSize.ceiling);
		expect(half).toBe(full! / 2);
		for (const { y, height } of columns) expect(y + height).toBe(plotSize.floor);
	});

	it("stay inside the drawing, however many", () => {
		for (let count = 1; count <= 5; count++) {
			const columns = plotColumns(Array.from({ length: count }, (_, n) => ({ season: `${n}`, value: n })));
			const last = columns.at(-1)!;
			expect(last.x + last.width).toBeLessThanOrEqual(plotSize.width + 0.1);
		}
	});

	it("draw nothing as a line on the floor", () => {
		const [column] = plotColumns([{ season: "2025/26", value: 0 }]);
		expect(column).toMatchObject({ height: 2, y: plotSize.floor - 2 });
	});
});

it("writes figures as each language does", () => {
	expect(formatMeasure(1540, "count", "id")).toBe("1.540");
	expect(formatMeasure(1540, "count", "en")).toBe("1,540");
	expect(formatMeasure(13.44, "decimal", "id")).toBe("13,4");
	expect(formatMeasure(1013.46, "decimal", "en")).toBe("1,013.5");
	expect(formatMeasure(61.6, "percent", "id")).toBe("62%");
});
