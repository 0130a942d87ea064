import { matchFigure, measureOf, type SportFigures } from "../sport";

export const footballFigures = {
	match: [
		matchFigure("Penguasaan bola", "Possession", "%"),
		matchFigure("Tembakan", "Shots"),
		matchFigure("Tepat sasaran", "On target"),
		matchFigure("Sepak pojok", "Corners"),
		matchFigure("Penyelamatan", "Saves"),
		matchFigure("Pelanggaran", "Fouls"),
	],
	season: {
		appearances: { name: { id: "Main", en: "Played" } },
		minutes: { name: { id: "Menit", en: "Minutes" } },
		goals: { name: { id: "Gol", en: "Goals" } },
		assists: { name: { id: "Assist", en: "Assists" } },
		yellowCards: { name: { id: "Kartu kuning", en: "Yellow cards" } },
		redCards: { name: { id: "Kartu merah", en: "Red cards" } },
		saves: { name: { id: "Penyelamatan", en: "Saves" }, isOptional: true },
		cleanSheets: { name: { id: "Nirbobol", en: "Clean sheets" }, isOptional: true },
	},
	measures: (seasons) => {
		const isKeeper = seasons.some(({ saves }) => saves !== undefined);
		return [
			measureOf("appearances", { id: "Penampilan", en: "Appearances" }),
			isKeeper
				? measureOf("cleanSheets", { id: "Nirbobol", en: "Clean sheets" })
				: measureOf("goals", { id: "Gol", en: "Goals" }),
			isKeeper
				? measureOf("saves", { id: "Penyelamatan", en: "Saves" })
				: measureOf("assists", { id: "Assist", en: "Assists" }),
			measureOf("minutes", { id: "Menit", en: "Minutes" }),
		];
	},
} satisfies SportFigures;
