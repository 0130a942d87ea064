import type { PlayedSeason } from "../contract";
import type { SeasonFigures } from "./season-figures";

export type SeasonTotal = { season: string; figures: SeasonFigures };

/** One entry a season over all its competitions, oldest first. */
export function totalBySeason(seasons: readonly PlayedSeason[]): SeasonTotal[] {
	const totals = new Map<string, SeasonFigures>();
	for (const { season, figures } of seasons) {
		const before = totals.get(season);
		totals.set(season, before ? addFigures(before, figures) : figures);
	}
	return [...totals]
		.map(([season, figures]) => ({ season, figures }))
		.sort((one, other) => one.season.localeCompare(other.season));
}

function addFigures(one: SeasonFigures, other: SeasonFigures): SeasonFigures {
	// A player belongs to one division; figures of another would be a data error.
	if (one.division === "football" && other.division === "football") {
		return {
			division: "football",
			appearances: one.appearances + other.appearances,
			minutes: one.minutes + other.minutes,
			goals: one.goals + other.goals,
			assists: one.assists + other.assists,
			yellowCards: one.yellowCards + other.yellowCards,
			redCards: one.redCards + other.redCards,
			...addKnown("saves", one.saves, other.saves),
			...addKnown("cleanSheets", one.cleanSheets, other.cleanSheets),
		};
	}
	if (one.division === "basketball" && other.division === "basketball") {
		const games = one.games + other.games;
		// Averages are weighted by games.
		const perGame = (key: PerGame) =>
			games > 0 ? (one[key] * one.games + other[key] * other.games) / games : 0;
		return {
			division: "basketball",
			games,
			minutesPerGame: perGame("minutesPerGame"),
			pointsPerGame: perGame("pointsPerGame"),
			reboundsPerGame: perGame("reboundsPerGame"),
			assistsPerGame: perGame("assistsPerGame"),
			stealsPerGame: perGame("stealsPerGame"),
			blocksPerGame: perGame("blocksPerGame"),
			threePointers: one.threePointers + other.threePointers,
		};
	}
	if (one.division === "esports" && other.division === "esports") {
		return {
			division: "esports",
			games: one.games + other.games,
			wins: one.wins + other.wins,
			kills: one.kills + other.kills,
			deaths: one.deaths + other.deaths,
			assists: one.assists + other.assists,
			bestPlayerAwards: one.bestPlayerAwards + other.bestPlayerAwards,
		};
	}
	return one;
}

type PerGame = Extract<keyof Extract<SeasonFigures, { division: "basketball" }>, `${string}PerGame`>;

function addKnown<Key extends "saves" | "cleanSheets">(
	key: Key,
	one: number | undefined,
	other: number | undefined,
) {
	if (one === undefined && other === undefined) return {};
	return { [key]: (one ?? 0) + (other ?? 0) } as { [K in Key]: number };
}
