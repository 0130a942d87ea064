import type { MeasureUnit, SportFigures } from "../../../matches/sports/sport";
import type { Localized } from "../../../platform/words/language";
import type { SeasonTotal } from "./season-totals";

/** One measure over the seasons, oldest first. */
export type MeasuredSeasons = {
	name: Localized;
	unit: MeasureUnit;
	points: { season: string; value: number }[];
};

const mostSeasons = 5;

/** The measures that say most about this kind of player, over the last seasons. */
export function measureSeasons(totals: readonly SeasonTotal[], sport: SportFigures): MeasuredSeasons[] {
	const shown = totals.slice(-mostSeasons);
	if (shown.length === 0) return [];
	return sport.measures(shown.map(({ figures }) => figures)).map(({ name, unit, of }) => ({
		name,
		unit,
		points: shown.map(({ season, figures }) => ({ season, value: of(figures) })),
	}));
}
