import { matchFigure, measureOf, type SportFigures } from "../sport";

export const volleyballFigures = {
	match: [
		matchFigure("Spike", "Spikes"),
		matchFigure("Blok", "Blocks"),
		matchFigure("Ace servis", "Service aces"),
		matchFigure("Kesalahan lawan", "Opponent errors"),
	],
	season: {
		games: { name: { id: "Laga", en: "Matches" } },
		sets: { name: { id: "Set", en: "Sets" } },
		points: { name: { id: "Poin", en: "Points" } },
		spikes: { name: { id: "Spike", en: "Spikes" } },
		blocks: { name: { id: "Blok", en: "Blocks" } },
		serviceAces: { name: { id: "Ace servis", en: "Service aces" } },
		digs: { name: { id: "Dig", en: "Digs" }, isOptional: true },
	},
	measures: () => [
		measureOf("points", { id: "Poin", en: "Points" }),
		{
			name: { id: "Poin per set", en: "Points per set" },
			unit: "decimal",
			of: ({ points = 0, sets = 0 }) => (sets > 0 ? points / sets : 0),
		},
		measureOf("blocks", { id: "Blok", en: "Blocks" }),
		measureOf("serviceAces", { id: "Ace servis", en: "Service aces" }),
	],
} satisfies SportFigures;
