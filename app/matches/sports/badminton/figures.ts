import { matchFigure, measureOf, type SportFigures } from "../sport";

export const badmintonFigures = {
	match: [
		matchFigure("Smash", "Smashes"),
		matchFigure("Netting", "Net shots"),
		matchFigure("Poin beruntun terpanjang", "Longest run of points"),
	],
	season: {
		games: { name: { id: "Laga", en: "Matches" } },
		wins: { name: { id: "Menang", en: "Won" } },
		gamesWon: { name: { id: "Gim menang", en: "Games won" } },
		gamesLost: { name: { id: "Gim kalah", en: "Games lost" } },
	},
	measures: () => [
		measureOf("games", { id: "Laga", en: "Matches" }),
		measureOf("wins", { id: "Menang", en: "Wins" }),
		{
			name: { id: "Persentase menang", en: "Win rate" },
			unit: "percent",
			of: ({ games = 0, wins = 0 }) => (games > 0 ? (wins / games) * 100 : 0),
		},
		measureOf("gamesWon", { id: "Gim menang", en: "Games won" }),
	],
} satisfies SportFigures;
