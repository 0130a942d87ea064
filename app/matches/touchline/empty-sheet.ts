import type { MatchSheet } from "../match-centre/match";
import { periodLabel } from "../match-centre/period-labels";
import type { Sport } from "../sports/sport";

/** A sheet on which nothing has happened yet. */
export function emptySheet(sport: Sport): MatchSheet {
	const { scoring, bestOf } = sport.rules;
	return {
		scoring,
		...(bestOf && { bestOf }),
		periods: [{ label: periodLabel(sport, 0), us: 0, them: 0 }],
		timeline: [],
		lineups: { us: { starters: [], bench: [] }, them: { starters: [], bench: [] } },
		figures: [],
	};
}
