import type { Sport } from "../sport";
import {
	comparePoints,
	differenceColumn,
	playedColumn,
	pointsColumn,
	scoredCounts,
	winCounts,
} from "../standings-rules";
import { footballFigures } from "./figures";
import { footballLineUp } from "./line-up";
import { footballHappenings, footballRules } from "./rules";

const football = {
	rules: footballRules,
	happenings: footballHappenings,
	buttons: ["goal", "yellow-card", "red-card", "substitution"],
	lineUp: footballLineUp,
	figures: footballFigures,
	standings: {
		columns: [playedColumn, differenceColumn, pointsColumn],
		counts: [...winCounts, ...scoredCounts],
		compare: comparePoints,
	},
} satisfies Sport;

export default football;
