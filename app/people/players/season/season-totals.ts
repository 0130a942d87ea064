import type { SportFigures } from "../../../matches/sports/sport";
import type { PlayedSeason } from "../contract";
import type { SeasonFigures } from "./season-figures";

export type SeasonTotal = { season: string; figures: SeasonFigures };

/** One entry a season over all its competitions, oldest first. */
export function totalBySeason(seasons: readonly PlayedSeason[], sport: SportFigures): SeasonTotal[] {
	const totals = new Map<string, SeasonFigures>();
	for (const { season, figures } of seasons) {
		const before = totals.get(season);
		totals.set(season, before ? addFigures(before, figures, sport) : figures);
	}
	return [...totals]
		.map(([season, figures]) => ({ season, figures }))
		.sort((one, other) => one.season.localeCompare(other.season));
}

function addFigures(one: SeasonFigures, other: SeasonFigures, { season }: SportFigures): SeasonFigures {
	const games = (one.games ?? 0) + (other.games ?? 0);
	return Object.fromEntries(
		Object.entries(season).flatMap(([key, { isAverage }]) => {
			// What only one competition counted is kept; what none did stays unknown.
			if (one[key] === undefined && other[key] === undefined) return [];
			const [first, second] = [one[key] ?? 0, other[key] ?? 0];
			if (!isAverage) return [[key, first + second]];
			// Averages are weighted by games.
			const total = first * (one.games ?? 0) + second * (other.games ?? 0);
			return [[key, games > 0 ? total / games : 0]];
		}),
	);
}
