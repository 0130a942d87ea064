import type { Sport } from "../sport";
import {
	comparePoints,
	lostColumn,
	pointsColumn,
	scoredCounts,
	winCounts,
	wonColumn,
} from "../standings-rules";
import { basketballFigures } from "./figures";
import { basketballLineUp } from "./line-up";
import { basketballHappenings, basketballRules } from "./rules";

const basketball = {
	rules: basketballRules,
	happenings: basketballHappenings,
	buttons: ["basket", "three-pointer", "free-throw", "time-out"],
	lineUp: basketballLineUp,
	figures: basketballFigures,
	standings: {
		columns: [wonColumn, lostColumn, pointsColumn],
		counts: [...winCounts, ...scoredCounts],
		compare: comparePoints,
	},
} satisfies Sport;

export default basketball;
