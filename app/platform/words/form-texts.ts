import { defineTexts } from "./language";

/** Texts shared by all forms. */
export const formTexts = defineTexts({
	id: {
		noConnection: "Situs tidak bisa dihubungi. Periksa koneksimu, lalu coba lagi.",
		scriptNeeded:
			"Formulir ini butuh JavaScript, yang sedang nonaktif di browsermu. Berita, jadwal, dan toko tetap bisa dibaca.",
	},
	en: {
		noConnection: "We could not connect. Check your connection and try again.",
		scriptNeeded:
			"This form needs JavaScript, which is turned off in your browser. You can still read the news, fixtures and store.",
	},
});
