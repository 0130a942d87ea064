import { matchFigure, measureOf, type SportFigures } from "../sport";

export const esportsFigures = {
	match: [matchFigure("Eliminasi", "Kills"), matchFigure("Objektif", "Objectives")],
	season: {
		games: { name: { id: "Gim", en: "Games" } },
		wins: { name: { id: "Menang", en: "Won" } },
		kills: { name: { id: "Kill", en: "Kills" } },
		deaths: { name: { id: "Death", en: "Deaths" } },
		assists: { name: { id: "Assist", en: "Assists" } },
		bestPlayerAwards: { name: { id: "MVP", en: "MVP" } },
	},
	measures: () => [
		measureOf("games", { id: "Gim", en: "Games" }),
		{
			name: { id: "Menang", en: "Won" },
			unit: "percent",
			of: ({ games = 0, wins = 0 }) => (games > 0 ? (wins / games) * 100 : 0),
		},
		{
			name: { id: "KDA", en: "KDA" },
			unit: "decimal",
			// A ratio needs at least one death: players count none as one.
			of: ({ kills = 0, assists = 0, deaths = 0 }) => (kills + assists) / Math.max(1, deaths),
		},
		measureOf("bestPlayerAwards", { id: "MVP", en: "MVP awards" }),
	],
} satisfies SportFigures;
