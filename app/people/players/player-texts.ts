import { defineTexts } from "../../platform/words/language";

/** What a player's card says. Apart from the section's own texts, because every page that shows one carries them. */
export const playerTexts = defineTexts({
	id: {
		captain: "Kapten",
	},
	en: {
		captain: "Captain",
	},
});
