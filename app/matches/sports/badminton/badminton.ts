import type { Sport } from "../sport";
import {
	type CountColumn,
	playedColumn,
	scoreColumn,
	winCountsWithoutDraws,
	wonColumn,
} from "../standings-rules";
import { badmintonFigures } from "./figures";
import { badmintonLineUp } from "./line-up";
import { badmintonHappenings, badmintonRules } from "./rules";

const count = (key: CountColumn["key"], id: string, en: string): CountColumn => ({
	key,
	short: { id, en },
	long: { id, en },
});

const badminton = {
	rules: badmintonRules,
	happenings: badmintonHappenings,
	buttons: ["point", "smash", "net-shot", "interval", "yellow-card"],
	lineUp: badmintonLineUp,
	figures: badmintonFigures,
	standings: {
		columns: [
			playedColumn,
			scoreColumn({ id: "Gim", en: "Games" }, ({ scored, conceded }) => [scored, conceded]),
			wonColumn,
		],
		counts: [
			...winCountsWithoutDraws,
			count("scored", "Gim menang", "Games won"),
			count("conceded", "Gim kalah", "Games lost"),
			count("scoredWithin", "Angka", "Points for"),
			count("concededWithin", "Angka lawan", "Points against"),
		],
		// In a group: matches won, then the difference of games, then that of points.
		compare: (one, other) =>
			other.won - one.won ||
			other.scored - other.conceded - (one.scored - one.conceded) ||
			other.scoredWithin - other.concededWithin - (one.scoredWithin - one.concededWithin),
	},
} satisfies Sport;

export default badminton;
