import { type FoundationContent, foundationEndpoints } from "../../../club-life/foundation/writing/contract";
import { pathTo } from "../../../paths";
import type { ContentScreens } from "../kinds";
import { coverLabel, drawnCover } from "./options";

export const foundationScreens: ContentScreens<FoundationContent> = {
	label: { id: "Yayasan", en: "Foundation" },
	one: { id: "program yayasan", en: "programme" },
	endpoints: foundationEndpoints,
	page: (id) => pathTo("foundation-detail", { id }),
	empty: {
		title: { id: "" },
		summary: { id: "" },
		story: { id: [] },
		place: "",
		goal: null,
		reached: 0,
		unit: { id: "" },
		startedOn: null,
		cover: { art: "cover", division: "foundation", slug: "baru" },
		reports: [],
	},
	fields: {
		title: { type: "words", longest: 160, label: { id: "Judul", en: "Title" } },
		summary: { type: "words", longest: 2_000, rows: 4, label: { id: "Ringkasan", en: "Summary" } },
		story: { type: "body", label: { id: "Cerita", en: "Story" } },
		place: { type: "text", longest: 160, label: { id: "Tempat", en: "Place" } },
		startedOn: { type: "day", label: { id: "Mulai", en: "Started on" } },
		goal: { type: "rupiah", isPlain: true, label: { id: "Sasaran", en: "Goal" } },
		reached: { type: "rupiah", isPlain: true, label: { id: "Sudah tercapai", en: "Reached" } },
		unit: {
			type: "words",
			longest: 60,
			label: { id: "Yang dihitung", en: "Unit" },
			hint: {
				id: "Seperti dibaca setelah angka: “bibit bakau”.",
				en: "As it reads after a number: “seedlings”.",
			},
		},
		cover: {
			type: "picture",
			label: coverLabel,
			drawing: ({ title }) => drawnCover(title, "foundation"),
		},
		reports: {
			type: "rows",
			label: { id: "Laporan", en: "Reports" },
			one: { id: "laporan", en: "report" },
			empty: () => ({ on: null, title: { id: "" }, text: { id: "" }, figures: [] }),
			fields: () => ({
				on: { type: "day", label: { id: "Tanggal", en: "Date" } },
				title: { type: "words", longest: 160, label: { id: "Judul laporan", en: "Report title" } },
				text: { type: "words", longest: 5_000, rows: 4, label: { id: "Isi laporan", en: "Report" } },
				figures: {
					type: "rows",
					label: { id: "Angka laporan", en: "Figures" },
					one: { id: "angka", en: "figure" },
					empty: () => ({ label: { id: "" }, value: { id: "" } }),
					fields: () => ({
						label: { type: "words", longest: 80, label: { id: "Nama angka", en: "Label" } },
						value: { type: "words", longest: 40, label: { id: "Nilai", en: "Value" } },
					}),
				},
			}),
		},
	},
};
