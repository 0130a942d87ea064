import { defineTexts } from "../platform/words/language";

/** Texts of story cards. Separate from the slice's texts, since every page that shows one loads them. */
export const storyTexts = defineTexts({
	id: {
		minutes: (count: number) => `${count} menit baca`,
	},
	en: {
		minutes: (count) => `${count} min read`,
	},
});
