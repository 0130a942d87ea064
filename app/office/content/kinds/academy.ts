import {
	academyProgrammeEndpoints,
	type CoachContent,
	coachEndpoints,
	type ProgrammeContent,
} from "../../../club-life/academy/writing/contract";
import { pathTo } from "../../../paths";
import { leadingDivision } from "../../../platform/club-profile";
import type { Values } from "../content-fields";
import type { ContentScreens } from "../kinds";
import { coverLabel, divisionOptions, drawingWord, drawnCover } from "./options";

const days = () =>
	[
		["Senin", "Monday"],
		["Selasa", "Tuesday"],
		["Rabu", "Wednesday"],
		["Kamis", "Thursday"],
		["Jumat", "Friday"],
		["Sabtu", "Saturday"],
		["Minggu", "Sunday"],
	].map(([id = "", en = ""], place) => ({ value: place + 1, label: { id, en } }));

const page = (_id: string, { category }: Values) => pathTo("Academy", { category: String(category) });

export const programmeScreens: ContentScreens<ProgrammeContent> = {
	label: { id: "Akademi", en: "Academy" },
	one: { id: "program akademi", en: "programme" },
	endpoints: academyProgrammeEndpoints,
	page,
	isOrdered: true,
	empty: {
		name: { id: "" },
		category: leadingDivision,
		summary: { id: "" },
		minAge: null,
		maxAge: null,
		timetable: [],
		monthlyFee: null,
		place: "",
		cover: { art: "cover", division: "academy", slug: "baru" },
	},
	fields: {
		name: { type: "words", longest: 120, label: { id: "Nama program", en: "Name" } },
		category: { type: "choice", options: divisionOptions, label: { id: "Divisi", en: "Division" } },
		summary: { type: "words", longest: 2_000, rows: 4, label: { id: "Ringkasan", en: "Summary" } },
		minAge: { type: "number", label: { id: "Umur termuda", en: "Minimum age" } },
		maxAge: { type: "number", label: { id: "Umur tertua", en: "Maximum age" } },
		monthlyFee: {
			type: "rupiah",
			label: { id: "Iuran per bulan", en: "Monthly fee" },
			hint: { id: "0 kalau ditanggung klub.", en: "0 if the club pays." },
		},
		place: { type: "text", longest: 160, label: { id: "Tempat", en: "Place" } },
		timetable: {
			type: "rows",
			label: { id: "Jadwal latihan", en: "Timetable" },
			one: { id: "latihan", en: "session" },
			empty: () => ({ day: 1, start: "15.30", end: "17.00" }),
			fields: () => ({
				day: { type: "choice", options: days, label: { id: "Hari", en: "Day" } },
				start: { type: "text", longest: 5, label: { id: "Mulai", en: "Start" } },
				end: { type: "text", longest: 5, label: { id: "Selesai", en: "End" } },
			}),
		},
		cover: {
			type: "picture",
			label: coverLabel,
			drawing: ({ name }) => drawnCover(name, "academy"),
		},
	},
};

export const coachScreens: ContentScreens<CoachContent> = {
	label: { id: "Pelatih", en: "Coaches" },
	one: { id: "pelatih", en: "coach" },
	endpoints: coachEndpoints,
	page,
	isOrdered: true,
	empty: {
		name: "",
		category: leadingDivision,
		role: { id: "" },
		biography: { id: "" },
		sinceYear: null,
		picture: { art: "avatar", slug: "baru" },
	},
	fields: {
		name: { type: "text", longest: 80, label: { id: "Nama", en: "Name" } },
		category: { type: "choice", options: divisionOptions, label: { id: "Divisi", en: "Division" } },
		role: { type: "words", longest: 120, label: { id: "Tugas", en: "Role" } },
		biography: { type: "words", longest: 3_000, rows: 5, label: { id: "Cerita", en: "Biography" } },
		sinceYear: { type: "number", label: { id: "Sejak tahun", en: "Since" } },
		picture: {
			type: "picture",
			label: coverLabel,
			drawing: ({ name }) => ({ art: "avatar", slug: drawingWord(name) }),
		},
	},
};
