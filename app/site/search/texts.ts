import { counted } from "../../platform/lists/counted";
import { defineTexts } from "../../platform/words/language";
import { searchFormTexts } from "./form-texts";

export const searchTexts = defineTexts({
	id: {
		...searchFormTexts.id,
		titleFor: (q: string) => `Hasil untuk “${q}”`,
		description: "Cari pemain, laga, berita, video, dan barang di seluruh situs.",
		suggestions: "Saran",
		suggestionCount: (count: number) => (count > 0 ? `${count} saran` : "Tidak ada saran"),
		kinds: { player: "Pemain", event: "Laga & acara", article: "Berita", video: "Video", product: "Toko" },
		filter: "Jenis hasil",
		all: "Semua",
		showAll: (count: number) => `Lihat semua (${count})`,
		total: (count: number, q: string) => `${count} hasil untuk “${q}”`,
		guessed: (q: string) => `Tidak ada yang persis “${q}”. Ini yang paling mirip.`,
		nothing: (q: string) => `Tidak ada hasil untuk “${q}”.`,
		nothingHint: "Coba kata yang lebih pendek, atau nama pemain dan lawan.",
		failed: "Pencarian gagal.",
		failedHint: "Sambungan terputus. Coba lagi sebentar lagi.",
	},
	en: {
		...searchFormTexts.en,
		titleFor: (q) => `Results for “${q}”`,
		description: "Search players, matches, news, videos and products across the site.",
		suggestions: "Suggestions",
		suggestionCount: (count) => (count > 0 ? counted(count, "suggestion", "suggestions") : "No suggestions"),
		kinds: {
			player: "Players",
			event: "Fixtures & events",
			article: "News",
			video: "Videos",
			product: "Store",
		},
		filter: "Type of result",
		all: "All",
		showAll: (count) => `Show all (${count})`,
		total: (count, q) => `${counted(count, "result", "results")} for “${q}”`,
		guessed: (q) => `No exact match for “${q}”. These are the closest.`,
		nothing: (q) => `No results for “${q}”.`,
		nothingHint: "Try a shorter word, or the name of a player or an opponent.",
		failed: "The search failed.",
		failedHint: "The connection was lost. Try again in a moment.",
	},
});
