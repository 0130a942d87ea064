import { minutesClock } from "../clocks";
import { goalHappenings, plainNote } from "../common-happenings";
import type { Happenings, SportRules } from "../sport";

export const footballRules: SportRules = {
	scoring: "points",
	parts: 2,
	partName: (number) => ({ id: `Babak ${number}`, en: number === 1 ? "First half" : "Second half" }),
	extraName: (number) => ({ id: `Perpanjangan ${number}`, en: `Extra time ${number}` }),
	clock: minutesClock([
		[0, 45],
		[45, 90],
		[90, 105],
		[105, 120],
	]),
	hasShootout: true,
	tellsEveryScore: true,
};

export const footballHappenings = { ...goalHappenings, note: plainNote } satisfies Happenings;
