import {
	type EntertainmentContent,
	entertainmentEndpoints,
} from "../../../club-life/entertainment/writing/contract";
import { pathTo } from "../../../paths";
import type { ContentScreens } from "../kinds";
import { coverLabel, drawnCover } from "./options";

const kinds = () => [
	{ value: "show", label: { id: "Acara", en: "Show" } },
	{ value: "concert", label: { id: "Konser", en: "Concert" } },
	{ value: "podcast", label: { id: "Siniar", en: "Podcast" } },
	{ value: "fan-event", label: { id: "Acara suporter", en: "Fan event" } },
];

export const entertainmentScreens: ContentScreens<EntertainmentContent> = {
	label: { id: "Hiburan", en: "Entertainment" },
	one: { id: "acara", en: "show" },
	endpoints: entertainmentEndpoints,
	page: (id) => pathTo("entertainment detail", { id }),
	empty: {
		title: { id: "" },
		kind: "show",
		summary: { id: "" },
		body: { id: [] },
		startsAt: null,
		place: null,
		durationMinutes: null,
		cover: { art: "cover", division: "entertainment", slug: "baru" },
		links: [],
	},
	fields: {
		title: { type: "words", longest: 160, label: { id: "Judul", en: "Title" } },
		kind: { type: "choice", options: kinds, label: { id: "Jenis", en: "Type" } },
		summary: { type: "words", longest: 2_000, rows: 4, label: { id: "Ringkasan", en: "Summary" } },
		body: { type: "body", label: { id: "Isi", en: "Text" } },
		startsAt: { type: "moment", label: { id: "Mulai atau tayang", en: "Starts or airs" } },
		durationMinutes: {
			type: "number",
			optional: true,
			label: { id: "Lamanya (menit)", en: "Length (minutes)" },
		},
		place: {
			type: "text",
			longest: 160,
			optional: true,
			label: { id: "Tempat", en: "Place" },
			hint: { id: "Kosongkan untuk rekaman.", en: "Leave empty for a recording." },
		},
		cover: {
			type: "picture",
			label: coverLabel,
			drawing: ({ title }) => drawnCover(title, "entertainment"),
		},
		links: {
			type: "rows",
			label: { id: "Tautan", en: "Links" },
			one: { id: "tautan", en: "link" },
			empty: () => ({ label: { id: "" }, url: "" }),
			fields: () => ({
				label: { type: "words", longest: 80, label: { id: "Tulisan", en: "Label" } },
				url: {
					type: "text",
					longest: 500,
					label: { id: "Alamat", en: "Address" },
					hint: { id: "https://… atau /halaman", en: "https://… or /page" },
				},
			}),
		},
	},
};
