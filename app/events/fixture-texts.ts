import { defineTexts } from "../platform/language";

/** What a fixture's card or row says. Apart from the section's own texts, because every page that shows one carries them. */
export const fixtureTexts = defineTexts({
	id: {
		home: "Kandang",
		away: "Tandang",
		buy: "Beli tiket",
		watch: "Tonton",
		report: "Laporan",
		details: "Selengkapnya",
		soldOut: "Habis",
		saleSoon: "Segera dijual",
		postponed: "Ditunda",
		cancelled: "Dibatalkan",
		outcomes: { won: "Menang", drawn: "Seri", lost: "Kalah" },
	},
	en: {
		home: "Home",
		away: "Away",
		buy: "Buy tickets",
		watch: "Watch",
		report: "Report",
		details: "Details",
		soldOut: "Sold out",
		saleSoon: "On sale soon",
		postponed: "Postponed",
		cancelled: "Cancelled",
		outcomes: { won: "Won", drawn: "Drawn", lost: "Lost" },
	},
});
