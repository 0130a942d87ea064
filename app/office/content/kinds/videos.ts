import { pathTo } from "../../../paths";
import { readFilmPath } from "../../../videos/files/film-path";
import { type VideoContent, videoEndpoints } from "../../../videos/writing/contract";
import type { Values } from "../content-fields";
import { CaptionsField } from "../films/captions-field";
import { FilmField } from "../films/film-field";
import type { ContentScreens } from "../kinds";
import { coverLabel, drawnCover, sectionOptions } from "./options";

const sources = () => [
	{ value: "youtube", label: { id: "YouTube", en: "YouTube" } },
	{ value: "file", label: { id: "Berkas di situs ini", en: "A file on this site" } },
	{ value: "hls", label: { id: "Siaran (.m3u8) di situs ini", en: "A stream (.m3u8) on this site" } },
];
const languages = () => [
	{ value: "id", label: { id: "Indonesia", en: "Indonesian" } },
	{ value: "en", label: { id: "Inggris", en: "English" } },
];

/** An uploaded film says itself how long it is. */
const isUploaded = ({ source, sourceRef }: Values) =>
	source === "file" && readFilmPath(String(sourceRef), "mp4") !== null;

export const videoScreens: ContentScreens<VideoContent> = {
	label: { id: "Video", en: "Videos" },
	one: { id: "video", en: "video" },
	endpoints: videoEndpoints,
	page: (id) => pathTo("VideosDetail", { id }),
	states: ["shown", "coming"],
	empty: {
		title: { id: "" },
		summary: { id: "" },
		category: "club",
		cover: { art: "cover", division: "club", slug: "baru" },
		isLive: false,
		seconds: null,
		source: "youtube",
		sourceRef: "",
		captions: [],
		publishedAt: null,
		playerSlugs: [],
		eventSlug: null,
	},
	fields: {
		title: { type: "words", longest: 200, label: { id: "Judul", en: "Title" } },
		summary: { type: "words", longest: 2_000, rows: 4, label: { id: "Ringkasan", en: "Summary" } },
		category: { type: "choice", options: sectionOptions, label: { id: "Bagian", en: "Section" } },
		source: { type: "choice", options: sources, label: { id: "Diputar dari", en: "Source" } },
		sourceRef: {
			type: "own",
			field: FilmField,
			label: { id: "Alamat video", en: "Video address" },
			hint: {
				id: "https://youtu.be/…, /media/…, atau film yang diunggah",
				en: "https://youtu.be/…, /media/… or an uploaded film",
			},
		},
		isLive: {
			type: "flag",
			label: { id: "Siaran langsung", en: "Live broadcast" },
			when: (content) => !isUploaded(content),
		},
		seconds: {
			type: "number",
			label: { id: "Panjang (detik)", en: "Length (seconds)" },
			when: (content) => content.isLive !== true && !isUploaded(content),
		},
		publishedAt: {
			type: "moment",
			label: { id: "Tampil mulai", en: "Shown from" },
			hint: { id: "Sampai waktu itu hanya redaksi yang tahu.", en: "Until then, only editors can see it." },
		},
		cover: {
			type: "picture",
			label: coverLabel,
			drawing: ({ title, category }) => drawnCover(title, category),
			film: ({ source, sourceRef }) =>
				source === "file" && /^\/\S+[.]\w+$/.test(String(sourceRef)) ? String(sourceRef) : null,
		},
		playerSlugs: {
			type: "mentions",
			kind: "player",
			most: 30,
			optional: true,
			label: { id: "Pemain yang terlihat", en: "Featured players" },
		},
		eventSlug: {
			type: "mentions",
			kind: "event",
			most: 1,
			optional: true,
			label: { id: "Laga atau acaranya", en: "Match or event" },
		},
		captions: {
			type: "rows",
			label: { id: "Subtitle", en: "Captions" },
			one: { id: "subtitle", en: "caption file" },
			empty: () => ({ language: "id", label: "Indonesia", src: "" }),
			fields: () => ({
				language: { type: "choice", options: languages, label: { id: "Bahasa", en: "Language" } },
				label: { type: "text", longest: 60, label: { id: "Nama", en: "Name" } },
				src: { type: "own", field: CaptionsField, label: { id: "Berkas .vtt", en: ".vtt file" } },
			}),
		},
	},
};
