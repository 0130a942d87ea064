import { boardClock } from "../clocks";
import { plainNote, substitution, timeOut } from "../common-happenings";
import type { Happenings, SportRules } from "../sport";

export const basketballRules: SportRules = {
	scoring: "points",
	parts: 4,
	partName: (number) => ({ id: `Kuarter ${number}`, en: `Quarter ${number}` }),
	extraName: (number) => ({ id: `Perpanjangan ${number}`, en: `Overtime ${number}` }),
	clock: boardClock,
};

/** Of eighty baskets, only those with a name are told. */
const basket = { needsName: true, twinSeconds: 5 } as const;

export const basketballHappenings = {
	basket: {
		name: { id: "Dua angka", en: "Two points" },
		button: { id: "+2", en: "+2" },
		worth: 2,
		...basket,
	},
	"three-pointer": {
		name: { id: "Tiga angka", en: "Three points" },
		button: { id: "+3", en: "+3" },
		worth: 3,
		...basket,
	},
	"free-throw": {
		name: { id: "Lemparan bebas", en: "Free throw" },
		button: { id: "+1", en: "+1" },
		worth: 1,
		...basket,
	},
	run: { name: { id: "Laju skor", en: "Scoring run" }, isWritten: true, twinSeconds: 0 },
	"time-out": timeOut,
	substitution,
	note: plainNote,
} satisfies Happenings;
