import { defineTexts } from "../platform/language";

export const searchTexts = defineTexts({
	id: {
		title: "Cari",
		label: "Cari di berita klub",
		placeholder: "Pemain, laga, atau cerita",
		submit: "Cari",
		close: "Tutup pencarian",
	},
	en: {
		title: "Search",
		label: "Search the club's news",
		placeholder: "A player, a match or a story",
		submit: "Search",
		close: "Close the search",
	},
});
