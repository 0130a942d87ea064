import type { SeasonFigures } from "../../../app/people/players/season/season-figures";
import { createRandom, type Random } from "../../../app/ui/art/random";
import type { DemoPlayer } from "./demo-player";

/**
 * Figures of a season nobody wrote down: they follow from the player's position and share of playing time,
 * vary a little from season to season, and never contradict each other (minutes fit the games, wins too).
 */
export function footballFigures(player: DemoPlayer, season: string, games: number): SeasonFigures {
	const chance = createRandom(`${player.name}/${season}`);
	const appearances = scale(chance, games, player.share);
	const rate = { goalkeeper: [0, 0], defender: [0.05, 0.06], midfielder: [0.11, 0.17], winger: [0.22, 0.28] }[
		player.role.key as string
	] ?? [0.5, 0.16];
	const minutes = Math.round(appearances * (35 + 53 * player.share) * chance.between(0.95, 1));
	const tally = (perGame: number) => Math.round(appearances * perGame * chance.between(0.6, 1.3));
	return {
		appearances,
		minutes,
		goals: tally(rate[0] ?? 0),
		assists: tally(rate[1] ?? 0),
		yellowCards: tally(player.role.key === "defender" ? 0.17 : 0.1),
		redCards: chance.next() < 0.04 ? 1 : 0,
		...(player.role.key === "goalkeeper" && { saves: tally(2.9), cleanSheets: tally(0.4) }),
	};
}

export function basketballFigures(player: DemoPlayer, season: string, games: number): SeasonFigures {
	const chance = createRandom(`${player.name}/${season}`);
	const [points, rebounds, assists, steals, blocks, threes] = {
		guard: [13, 3.6, 5.1, 1.7, 0.2, 1.7],
		forward: [14, 6.8, 2.4, 1.1, 0.6, 0.9],
		center: [12, 9.6, 1.6, 0.7, 1.7, 0.1],
	}[player.role.key as "guard" | "forward" | "center"] as [number, number, number, number, number, number];
	const played = scale(chance, games, 0.4 + 0.6 * player.share);
	const average = (base: number) => round1(base * player.share * chance.between(0.85, 1.15));
	return {
		games: played,
		minutesPerGame: round1(8 + 24 * player.share * chance.between(0.93, 1.03)),
		pointsPerGame: average(points),
		reboundsPerGame: average(rebounds),
		assistsPerGame: average(assists),
		stealsPerGame: average(steals),
		blocksPerGame: average(blocks),
		threePointers: Math.round(played * threes * player.share),
	};
}

export function esportsFigures(player: DemoPlayer, season: string, games: number): SeasonFigures {
	const chance = createRandom(`${player.name}/${season}`);
	const [kills, deaths, assists] = {
		jungler: [5.1, 2.1, 5.8],
		"mid-laner": [4.3, 2.2, 6.9],
		"gold-laner": [4.8, 2, 5.1],
		"exp-laner": [2.9, 2.8, 6.2],
		roamer: [1.2, 3.3, 9.4],
		duelist: [19, 15, 4.1],
		initiator: [14, 14, 8.6],
		controller: [13.5, 13.8, 7.2],
		sentinel: [14.2, 12.9, 4.6],
		"in-game-leader": [12.4, 14.1, 6.8],
	}[player.role.key as string] ?? [4, 3, 6];
	const played = scale(chance, games, player.share);
	const tally = (perGame = 0) => Math.round(played * perGame * chance.between(0.9, 1.1));
	return {
		games: played,
		wins: Math.min(played, Math.round(played * chance.between(0.55, 0.72))),
		kills: tally(kills),
		deaths: tally(deaths),
		assists: tally(assists),
		bestPlayerAwards: Math.round(played * 0.14 * player.share),
	};
}

const scale = (chance: Random, games: number, share: number) =>
	Math.max(1, Math.min(games, Math.round(games * share * chance.between(0.92, 1.04))));

const round1 = (value: number) => Math.round(value * 10) / 10;
