import type { SeasonFigures } from "../../../app/people/players/season/season-figures";

/** Seasons the club's stories tell about, by years ago. Null: the player missed it. */
export const rememberedFigures: Record<string, Record<number, SeasonFigures | null>> = {
	"raka-wirayuda": {
		1: football({ appearances: 27, minutes: 2_391, goals: 19, assists: 6, yellowCards: 4 }),
		2: football({ appearances: 26, minutes: 2_254, goals: 17, assists: 8, yellowCards: 3 }),
	},
	"dimas-pattinama": {
		1: football({ appearances: 26, minutes: 2_203, goals: 7, assists: 11, yellowCards: 5 }),
		2: football({ appearances: 25, minutes: 2_080, goals: 6, assists: 10, yellowCards: 2 }),
	},
	"gilang-prakoso": {
		1: football({ appearances: 25, minutes: 1_988, goals: 6, assists: 13, yellowCards: 1 }),
		2: football({ appearances: 24, minutes: 1_904, goals: 5, assists: 12, yellowCards: 2 }),
	},
	"bagus-tirta": {
		1: football({
			appearances: 27,
			minutes: 2_430,
			goals: 0,
			assists: 0,
			yellowCards: 2,
			saves: 84,
			cleanSheets: 14,
		}),
	},
	"sekar-lestari": {
		0: basketball([7, 34.1, 18.3, 9.1, 9.4, 2.3, 0.3, 13]),
		1: basketball([24, 33.6, 17.2, 7.8, 8.5, 2.1, 0.2, 41]),
		2: basketball([24, 32.9, 15.8, 7.1, 7.6, 2.4, 0.2, 36]),
	},
	"nadya-larasati": {
		0: basketball([7, 31, 16.1, 12.9, 1.8, 0.8, 1.6, 0]),
		1: null,
		2: basketball([23, 30.8, 15.9, 12.7, 1.5, 0.7, 2.4, 0]),
	},
	"arga-mahendra": {
		0: basketball([12, 33.2, 21.4, 9.6, 3.1, 1.2, 0.9, 11]),
		1: basketball([28, 32.4, 19.8, 8.9, 2.8, 1.1, 0.8, 30]),
		2: basketball([27, 31.7, 18.1, 8.2, 2.5, 1.3, 0.7, 34]),
	},
};

function football(figures: SeasonFigures): SeasonFigures {
	return { redCards: 0, ...figures };
}

function basketball([
	games,
	minutesPerGame,
	pointsPerGame,
	reboundsPerGame,
	assistsPerGame,
	stealsPerGame,
	blocksPerGame,
	threePointers,
]: [number, number, number, number, number, number, number, number]): SeasonFigures {
	return {
		games,
		minutesPerGame,
		pointsPerGame,
		reboundsPerGame,
		assistsPerGame,
		stealsPerGame,
		blocksPerGame,
		threePointers,
	};
}
