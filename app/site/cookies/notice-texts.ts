import { defineTexts } from "../../platform/words/language";

/** The notice's texts. Separate from those of the cookie pages, since every first visit loads them. */
export const noticeTexts = defineTexts({
	id: {
		notice: {
			title: "Cookie, seperlunya saja",
			text: "Kami memakai cookie yang wajib saja. Yang lain baru dipakai kalau kamu setuju.",
		},
		acceptAll: "Terima semua",
		refuseAll: "Tolak semua",
		choose: "Atur cookie",
	},
	en: {
		notice: {
			title: "Only the cookies we need",
			text: "We use only the cookies the site needs. Anything else waits for your consent.",
		},
		acceptAll: "Accept all",
		refuseAll: "Reject all",
		choose: "Manage cookies",
	},
});
