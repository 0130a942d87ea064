import { defineTexts } from "../platform/language";

export const eventsTexts = defineTexts({
	id: {
		gameOf: (game: number, bestOf: number) => `Gim ${game} dari ${bestOf}`,
	},
	en: {
		gameOf: (game, bestOf) => `Game ${game} of ${bestOf}`,
	},
});
