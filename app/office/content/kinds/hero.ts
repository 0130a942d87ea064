import { pathTo } from "../../../paths";
import { type HeroContent, heroEndpoints } from "../../../site/home/writing/contract";
import type { ContentScreens } from "../kinds";

export const heroScreens: ContentScreens<HeroContent> = {
	label: { id: "Sorotan beranda", en: "Home hero" },
	one: { id: "sorotan", en: "slide" },
	endpoints: heroEndpoints,
	page: () => pathTo("Home"),
	states: ["shown", "hidden"],
	isOrdered: true,
	fields: {
		isShown: {
			type: "flag",
			label: { id: "Tampil di beranda", en: "Shown on the home page" },
			hint: {
				id: "Kalau sedang tidak ada isinya, ia dilewati sendiri. Urutannya diubah di daftar.",
				en: "Skipped automatically while there is nothing to show. Change the order in the list.",
			},
		},
	},
};
