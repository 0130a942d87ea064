import { matchFigure, measureOf, type SportFigures } from "../sport";

export const basketballFigures = {
	match: [
		matchFigure("Tembakan masuk", "Field goals", "%"),
		matchFigure("Tiga angka", "Three-pointers"),
		matchFigure("Rebound", "Rebounds"),
		matchFigure("Assist", "Assists"),
		matchFigure("Steal", "Steals"),
		matchFigure("Kehilangan bola", "Turnovers"),
	],
	season: {
		games: { name: { id: "Gim", en: "Games" } },
		minutesPerGame: { name: { id: "Menit", en: "Minutes" }, isAverage: true },
		pointsPerGame: { name: { id: "Poin", en: "Points" }, isAverage: true },
		reboundsPerGame: { name: { id: "Rebound", en: "Rebounds" }, isAverage: true },
		assistsPerGame: { name: { id: "Assist", en: "Assists" }, isAverage: true },
		stealsPerGame: { name: { id: "Steal", en: "Steals" }, isAverage: true },
		blocksPerGame: { name: { id: "Blok", en: "Blocks" }, isAverage: true },
		threePointers: { name: { id: "Tripoin", en: "Threes" } },
	},
	measures: () => [
		measureOf("pointsPerGame", { id: "Poin per gim", en: "Points per game" }, "decimal"),
		measureOf("reboundsPerGame", { id: "Rebound per gim", en: "Rebounds per game" }, "decimal"),
		measureOf("assistsPerGame", { id: "Assist per gim", en: "Assists per game" }, "decimal"),
		measureOf("minutesPerGame", { id: "Menit per gim", en: "Minutes per game" }, "decimal"),
	],
} satisfies SportFigures;
