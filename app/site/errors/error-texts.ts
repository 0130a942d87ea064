import { defineTexts } from "../../platform/words/language";

/** Loaded with every page in case it fails; the texts of the not-found page are loaded with that page. */
export const errorTexts = defineTexts({
	id: {
		notFoundTitle: "Halaman tidak ditemukan",
		failed: {
			pageTitle: "Halaman gagal dimuat",
			title: "Halaman ini gagal dimuat.",
			text: "Sambungan terputus, atau ada gangguan di pihak kami. Datamu tetap aman.",
			retry: "Coba lagi",
		},
		home: "Ke beranda",
	},
	en: {
		notFoundTitle: "Page not found",
		failed: {
			pageTitle: "The page did not load",
			title: "This page did not load.",
			text: "The connection was lost, or something went wrong on our side. Your data is safe.",
			retry: "Try again",
		},
		home: "Go to the home page",
	},
});
