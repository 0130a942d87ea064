import { timeClock } from "../clocks";
import { plainNote, plainPoint, substitution } from "../common-happenings";
import type { Happenings, SportRules } from "../sport";

const game = (number: number) => ({ id: `Gim ${number}`, en: `Game ${number}` });

export const esportsRules: SportRules = {
	scoring: "series",
	bestOf: 3,
	parts: Number.POSITIVE_INFINITY,
	partName: game,
	extraName: game,
	clock: timeClock,
};

/** Of battle arenas and shooters alike. */
export const esportsHappenings = {
	"first-blood": { name: { id: "First blood", en: "First blood" }, twinSeconds: 120 },
	objective: { name: { id: "Objektif", en: "Objective" }, twinSeconds: 120 },
	ace: { name: { id: "Ace", en: "Ace" }, twinSeconds: 120 },
	"game-won": {
		name: { id: "Gim selesai", en: "Game won" },
		button: { id: "Menang gim", en: "Game won" },
		isDirect: true,
		endsGame: true,
		twinSeconds: 0,
	},
	substitution,
	point: plainPoint,
	note: plainNote,
} satisfies Happenings;
