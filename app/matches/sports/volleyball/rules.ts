import { scoreClock } from "../clocks";
import { plainNote, plainPoint, substitution, timeOut } from "../common-happenings";
import { namedPoint, rallyWinner } from "../rally-games";
import type { Happenings, SportRules } from "../sport";

const set = (number: number) => ({ id: `Set ${number}`, en: `Set ${number}` });

/** Sets to 25 and the deciding one to 15, always by two points. */
export const volleyballRules: SportRules = {
	scoring: "series",
	bestOf: 5,
	parts: Number.POSITIVE_INFINITY,
	partName: set,
	extraName: set,
	gameWinner: (score, place, bestOf) => rallyWinner(score, { points: place === bestOf - 1 ? 15 : 25 }),
	clock: scoreClock,
};

export const volleyballHappenings = {
	point: plainPoint,
	spike: { name: { id: "Spike", en: "Spike" }, ...namedPoint },
	"block-point": { name: { id: "Blok", en: "Block" }, ...namedPoint },
	"service-ace": {
		name: { id: "Ace servis", en: "Service ace" },
		button: { id: "Ace", en: "Ace" },
		...namedPoint,
	},
	"time-out": timeOut,
	substitution,
	note: plainNote,
} satisfies Happenings;
