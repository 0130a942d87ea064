import { counted } from "../../platform/lists/counted";
import { defineTexts } from "../../platform/words/language";

export const achievementsTexts = defineTexts({
	id: {
		title: "Prestasi",
		titleOf: (division: string) => `Prestasi ${division.toLowerCase()}`,
		description: (club: string) => `Piala, gelar, dan malam-malam yang diingat ${club}, tahun demi tahun.`,
		descriptionOf: (division: string, club: string) =>
			`${division}: piala, gelar, dan malam-malam yang diingat ${club}, tahun demi tahun.`,
		divisions: "Filter menurut divisi",
		all: "Semua divisi",
		sort: "Urutkan",
		sorts: { newest: "Terbaru dulu", oldest: "Terlama dulu" },
		titles: (count: number) => `${count} gelar juara`,
		since: (year: number) => `sejak ${year}`,
		cabinet: "Lemari piala",
		times: (count: number) => `${count} kali juara`,
		timeline: "Tahun demi tahun",
		placings: { champion: "Juara", "runner-up": "Runner-up", third: "Peringkat tiga", award: "Penghargaan" },
		none: "Lemarinya masih kosong.",
		noneHint: "Piala pertama akan dipajang di sini.",
		failed: "Gagal memuat prestasi.",
		failedHint: "Sambungan terputus. Coba lagi sebentar lagi.",
	},
	en: {
		title: "Honours",
		titleOf: (division) => `${division} honours`,
		description: (club) => `The cups, titles and nights that ${club} remembers, year by year.`,
		descriptionOf: (division, club) =>
			`${division}: the cups, titles and nights that ${club} remembers, year by year.`,
		divisions: "Filter by division",
		all: "All divisions",
		sort: "Sort",
		sorts: { newest: "Newest first", oldest: "Oldest first" },
		titles: (count) => counted(count, "title", "titles"),
		since: (year) => `since ${year}`,
		cabinet: "Trophy cabinet",
		times: (count) => (count === 1 ? "Won once" : `Won ${count} times`),
		timeline: "Year by year",
		placings: { champion: "Champions", "runner-up": "Runners-up", third: "Third place", award: "Award" },
		none: "The cabinet is still empty.",
		noneHint: "The first trophy will go on show here.",
		failed: "The honours could not be loaded.",
		failedHint: "The connection was lost. Try again in a moment.",
	},
});
