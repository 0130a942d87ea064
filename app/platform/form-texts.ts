import { defineTexts } from "./language";

/** What every form says, whatever it asks for. */
export const formTexts = defineTexts({
	id: {
		noConnection: "Kami tidak terjangkau. Periksa koneksimu, lalu coba lagi.",
		scriptNeeded:
			"Formulir ini butuh JavaScript, dan di perambanmu sedang mati. Berita, jadwal, dan toko tetap bisa dibaca.",
	},
	en: {
		noConnection: "We cannot be reached. Check your connection, then try again.",
		scriptNeeded:
			"This form needs JavaScript, which is off in your browser. News, fixtures and the store can still be read.",
	},
});
