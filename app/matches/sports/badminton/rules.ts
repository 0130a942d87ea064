import { scoreClock } from "../clocks";
import { plainNote, plainPoint } from "../common-happenings";
import { namedPoint, rallyWinner } from "../rally-games";
import type { Happenings, SportRules } from "../sport";

const game = (number: number) => ({ id: `Gim ${number}`, en: `Game ${number}` });

/** Games to 21 by two points; at 29 all, the next one decides. */
export const badmintonRules: SportRules = {
	scoring: "series",
	bestOf: 3,
	parts: Number.POSITIVE_INFINITY,
	partName: game,
	extraName: game,
	gameWinner: (score) => rallyWinner(score, { points: 21, cap: 30 }),
	clock: scoreClock,
};

export const badmintonHappenings = {
	point: plainPoint,
	smash: { name: { id: "Smash", en: "Smash" }, ...namedPoint },
	"net-shot": { name: { id: "Netting", en: "Net shot" }, ...namedPoint },
	interval: { name: { id: "Interval", en: "Interval" }, isDirect: true, twinSeconds: 120 },
	"yellow-card": {
		name: { id: "Kartu kuning", en: "Yellow card" },
		button: { id: "Kuning", en: "Yellow" },
		twinSeconds: 120,
	},
	note: plainNote,
} satisfies Happenings;
