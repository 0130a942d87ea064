import { matchFigure, measureOf, type SportFigures } from "../sport";

export const futsalFigures = {
	match: [
		matchFigure("Penguasaan bola", "Possession", "%"),
		matchFigure("Tembakan", "Shots"),
		matchFigure("Tepat sasaran", "On target"),
		matchFigure("Penyelamatan", "Saves"),
		matchFigure("Pelanggaran", "Fouls"),
	],
	season: {
		games: { name: { id: "Main", en: "Played" } },
		goals: { name: { id: "Gol", en: "Goals" } },
		assists: { name: { id: "Assist", en: "Assists" } },
		yellowCards: { name: { id: "Kartu kuning", en: "Yellow cards" } },
		redCards: { name: { id: "Kartu merah", en: "Red cards" } },
		saves: { name: { id: "Penyelamatan", en: "Saves" }, isOptional: true },
	},
	measures: (seasons) => [
		measureOf("games", { id: "Penampilan", en: "Appearances" }),
		seasons.some(({ saves }) => saves !== undefined)
			? measureOf("saves", { id: "Penyelamatan", en: "Saves" })
			: measureOf("goals", { id: "Gol", en: "Goals" }),
		measureOf("assists", { id: "Assist", en: "Assists" }),
		measureOf("yellowCards", { id: "Kartu kuning", en: "Yellow cards" }),
	],
} satisfies SportFigures;
