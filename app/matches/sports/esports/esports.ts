import type { Sport } from "../sport";
import {
	comparePoints,
	differenceColumn,
	playedColumn,
	pointsColumn,
	scoredCounts,
	winCounts,
} from "../standings-rules";
import { esportsFigures } from "./figures";
import { esportsLineUp } from "./line-up";
import { esportsHappenings, esportsRules } from "./rules";

/** Battle arenas and shooters: each squad plays one game. */
const esports = {
	rules: esportsRules,
	happenings: esportsHappenings,
	buttons: ["point", "first-blood", "objective", "ace", "game-won"],
	lineUp: esportsLineUp,
	figures: esportsFigures,
	standings: {
		columns: [playedColumn, differenceColumn, pointsColumn],
		counts: [...winCounts, ...scoredCounts],
		compare: comparePoints,
	},
} satisfies Sport;

export default esports;
