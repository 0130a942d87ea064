import { defineTexts } from "../../platform/words/language";

/** Texts of the search form. Separate from those of the results, since every page loads them. */
export const searchFormTexts = defineTexts({
	id: {
		label: "Cari di seluruh situs",
		placeholder: "Pemain, laga, atau cerita",
		submit: "Cari",
		title: "Cari",
		close: "Tutup pencarian",
		hint: "Tekan Enter untuk semua hasil, atau pilih saran dengan panah atas dan bawah.",
	},
	en: {
		label: "Search the whole site",
		placeholder: "A player, a match or a story",
		submit: "Search",
		title: "Search",
		close: "Close the search",
		hint: "Press Enter for all results. Use the arrow keys to pick a suggestion.",
	},
});
