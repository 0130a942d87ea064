import { defineTexts } from "../platform/language";

/** What a story's card says. Apart from the section's own texts, because every page that shows one carries them. */
export const storyTexts = defineTexts({
	id: {
		minutes: (count: number) => `${count} menit baca`,
	},
	en: {
		minutes: (count) => `${count} min read`,
	},
});
