import type { Sport } from "../sport";
import {
	comparePoints,
	differenceColumn,
	playedColumn,
	pointsColumn,
	scoredCounts,
	winCounts,
} from "../standings-rules";
import { futsalFigures } from "./figures";
import { futsalLineUp } from "./line-up";
import { futsalHappenings, futsalRules } from "./rules";

const futsal = {
	rules: futsalRules,
	happenings: futsalHappenings,
	buttons: ["goal", "foul", "yellow-card", "red-card", "time-out"],
	lineUp: futsalLineUp,
	figures: futsalFigures,
	standings: {
		columns: [playedColumn, differenceColumn, pointsColumn],
		counts: [...winCounts, ...scoredCounts],
		compare: comparePoints,
	},
} satisfies Sport;

export default futsal;
