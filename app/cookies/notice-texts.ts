import { defineTexts } from "../platform/language";

/** What the notice says. Apart from the texts of the cookie pages, because every first visit carries them. */
export const noticeTexts = defineTexts({
	id: {
		notice: {
			label: "Pilihan kuki",
			title: "Kuki, seperlunya saja",
			text: "Kami memakai kuki agar kamu bisa masuk dan belanja. Yang lain baru dipakai kalau kamu setuju.",
		},
		acceptAll: "Terima semua",
		refuseAll: "Tolak semua",
		choose: "Atur sendiri",
	},
	en: {
		notice: {
			label: "Cookie choice",
			title: "Cookies, only as needed",
			text: "We use cookies so that you can log in and shop. Anything else waits for your consent.",
		},
		acceptAll: "Accept all",
		refuseAll: "Refuse all",
		choose: "Choose myself",
	},
});
