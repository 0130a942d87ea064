import type { Happening, Happenings } from "./sport";

export const substitution: Happening = {
	name: { id: "Pergantian", en: "Substitution" },
	button: { id: "Ganti", en: "Sub" },
	twinSeconds: 120,
};

export const timeOut: Happening = {
	name: { id: "Time-out", en: "Time-out" },
	isDirect: true,
	twinSeconds: 120,
};

/** A point that nobody gets a line for. */
export const plainPoint: Happening = {
	name: { id: "+1", en: "+1" },
	worth: 1,
	isDirect: true,
	isUntold: true,
	twinSeconds: 5,
};

export const plainNote: Happening = { name: { id: "Catatan", en: "Note" }, isWritten: true, twinSeconds: 0 };

const goalVariants = ["goal", "penalty-goal", "own-goal", "missed-penalty"];

/** Of every sport with a goalkeeper. */
export const goalHappenings = {
	goal: {
		name: { id: "Gol", en: "Goal" },
		worth: 1,
		isScore: true,
		hasAssist: true,
		variants: goalVariants,
		twinSeconds: 60,
	},
	"penalty-goal": {
		name: { id: "Gol penalti", en: "Penalty goal" },
		button: { id: "Penalti", en: "Penalty" },
		worth: 1,
		isScore: true,
		variants: goalVariants,
		twinSeconds: 60,
	},
	"own-goal": {
		name: { id: "Gol bunuh diri", en: "Own goal" },
		button: { id: "Bunuh diri", en: "Own goal" },
		worth: 1,
		isScore: true,
		isAgainstOwn: true,
		variants: goalVariants,
		twinSeconds: 60,
	},
	"missed-penalty": {
		name: { id: "Penalti gagal", en: "Missed penalty" },
		variants: goalVariants,
		twinSeconds: 120,
	},
	"yellow-card": {
		name: { id: "Kartu kuning", en: "Yellow card" },
		button: { id: "Kuning", en: "Yellow" },
		twinSeconds: 120,
	},
	"red-card": {
		name: { id: "Kartu merah", en: "Red card" },
		button: { id: "Merah", en: "Red" },
		twinSeconds: 120,
	},
	substitution,
	save: { name: { id: "Penyelamatan", en: "Save" }, isWritten: true, twinSeconds: 0 },
} as const satisfies Happenings;
