import type { SeasonFigures } from "./season-figures";
import type { SeasonTotal } from "./season-totals";

export type MeasureKey =
	| "appearances"
	| "goals"
	| "assists"
	| "minutes"
	| "cleanSheets"
	| "saves"
	| "pointsPerGame"
	| "reboundsPerGame"
	| "assistsPerGame"
	| "minutesPerGame"
	| "games"
	| "winRate"
	| "killRatio"
	| "bestPlayerAwards";
export type MeasureUnit = "count" | "decimal" | "percent";

/** One measure over the seasons, oldest first. */
export type MeasuredSeasons = {
	key: MeasureKey;
	unit: MeasureUnit;
	points: { season: string; value: number }[];
};

const mostSeasons = 5;

/** The four measures that say most about this kind of player, over the last seasons. */
export function measureSeasons(totals: readonly SeasonTotal[]): MeasuredSeasons[] {
	const shown = totals.slice(-mostSeasons);
	const isKeeper = shown.some(
		({ figures }) => figures.division === "football" && figures.saves !== undefined,
	);
	const seasons = shown.map(({ season, figures }) => ({ season, values: readMeasures(figures, isKeeper) }));
	const kinds = seasons[0]?.values ?? [];
	return kinds.map(({ key, unit }, place) => ({
		key,
		unit,
		points: seasons.map(({ season, values }) => ({ season, value: values[place]?.value ?? 0 })),
	}));
}

type Measured = { key: MeasureKey; unit: MeasureUnit; value: number };

function readMeasures(figures: SeasonFigures, isKeeper: boolean): Measured[] {
	switch (figures.division) {
		case "football":
			return [
				{ key: "appearances", unit: "count", value: figures.appearances },
				isKeeper
					? { key: "cleanSheets", unit: "count", value: figures.cleanSheets ?? 0 }
					: { key: "goals", unit: "count", value: figures.goals },
				isKeeper
					? { key: "saves", unit: "count", value: figures.saves ?? 0 }
					: { key: "assists", unit: "count", value: figures.assists },
				{ key: "minutes", unit: "count", value: figures.minutes },
			];
		case "basketball":
			return [
				{ key: "pointsPerGame", unit: "decimal", value: figures.pointsPerGame },
				{ key: "reboundsPerGame", unit: "decimal", value: figures.reboundsPerGame },
				{ key: "assistsPerGame", unit: "decimal", value: figures.assistsPerGame },
				{ key: "minutesPerGame", unit: "decimal", value: figures.minutesPerGame },
			];
		case "esports": {
			const { games, wins, kills, assists, deaths, bestPlayerAwards } = figures;
			return [
				{ key: "games", unit: "count", value: games },
				{ key: "winRate", unit: "percent", value: games > 0 ? (wins / games) * 100 : 0 },
				// A ratio needs at least one death: players count none as one.
				{ key: "killRatio", unit: "decimal", value: (kills + assists) / Math.max(1, deaths) },
				{ key: "bestPlayerAwards", unit: "count", value: bestPlayerAwards },
			];
		}
	}
}
