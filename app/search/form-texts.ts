import { defineTexts } from "../platform/language";

/** What a search field says. Apart from the dialog, because every page carries them: any of them may turn out not to exist. */
export const searchFormTexts = defineTexts({
	id: {
		label: "Cari di seluruh situs",
		placeholder: "Pemain, laga, atau cerita",
		submit: "Cari",
	},
	en: {
		label: "Search the whole site",
		placeholder: "A player, a match or a story",
		submit: "Search",
	},
});
