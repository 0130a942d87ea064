import { minutesClock } from "../clocks";
import { goalHappenings, plainNote, timeOut } from "../common-happenings";
import type { Happenings, SportRules } from "../sport";

/** Two halves of twenty minutes, and two of five if a cup tie is drawn. */
export const futsalRules: SportRules = {
	scoring: "points",
	parts: 2,
	partName: (number) => ({ id: `Babak ${number}`, en: number === 1 ? "First half" : "Second half" }),
	extraName: (number) => ({ id: `Perpanjangan ${number}`, en: `Extra time ${number}` }),
	clock: minutesClock([
		[0, 20],
		[20, 40],
		[40, 45],
		[45, 50],
	]),
	hasShootout: true,
	tellsEveryScore: true,
};

export const futsalHappenings = {
	...goalHappenings,
	foul: { name: { id: "Pelanggaran", en: "Foul" }, isDirect: true, twinSeconds: 5 },
	"time-out": timeOut,
	note: plainNote,
} satisfies Happenings;
