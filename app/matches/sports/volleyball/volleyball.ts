import type { Sport } from "../sport";
import {
	type CountColumn,
	compareRatio,
	playedColumn,
	pointsColumn,
	scoreColumn,
	winCountsWithoutDraws,
} from "../standings-rules";
import { volleyballFigures } from "./figures";
import { volleyballLineUp } from "./line-up";
import { volleyballHappenings, volleyballRules } from "./rules";

const count = (key: CountColumn["key"], id: string, en: string): CountColumn => ({
	key,
	short: { id, en },
	long: { id, en },
});

const volleyball = {
	rules: volleyballRules,
	happenings: volleyballHappenings,
	buttons: ["point", "spike", "block-point", "service-ace", "time-out", "substitution"],
	lineUp: volleyballLineUp,
	figures: volleyballFigures,
	standings: {
		columns: [
			playedColumn,
			scoreColumn({ id: "Set", en: "Sets" }, ({ scored, conceded }) => [scored, conceded]),
			pointsColumn,
		],
		counts: [
			...winCountsWithoutDraws,
			count("scored", "Set menang", "Sets won"),
			count("conceded", "Set kalah", "Sets lost"),
			count("scoredWithin", "Angka", "Points for"),
			count("concededWithin", "Angka lawan", "Points against"),
		],
		// Three points for 3–0 and 3–1, two for 3–2, one for 2–3; then the ratio of sets, and that of the points in them.
		compare: (one, other) =>
			other.points - one.points ||
			other.won - one.won ||
			compareRatio([one.scored, one.conceded], [other.scored, other.conceded]) ||
			compareRatio([one.scoredWithin, one.concededWithin], [other.scoredWithin, other.concededWithin]),
	},
} satisfies Sport;

export default volleyball;
