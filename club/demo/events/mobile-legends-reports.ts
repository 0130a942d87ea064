import { type EsportsReport, ours, theirs } from "./esports-sheet";

const our = ours("mobile-legends");

const tarung = {
	coach: "Ardi Wirawan",
	starters: "1 Gasak, 2 Rimau, 3 Petir, 4 Lancip, 5 Godam",
	bench: "6 Sontak",
};

/** Being played right now: two games to one, the fourth has begun. */
export const tarungSemifinal: EsportsReport = {
	squad: "mobile-legends",
	bestOf: 5,
	opponent: tarung,
	starters: [4, 1, 2, 3, 5],
	bench: [6, 7],
	games: [
		{
			us: 14,
			them: 19,
			winner: "them",
			length: "12.48",
			moments: [
				theirs("01.32", "first-blood", "Rimau", "Serbuan di menit kedua.", "A raid in the second minute."),
				theirs("10.55", "objective", "Rimau", "Lord pertama untuk Tarung.", "First lord to Tarung."),
			],
		},
		{
			us: 17,
			them: 12,
			winner: "us",
			length: "19.26",
			moments: [
				our(
					"04.10",
					"first-blood",
					"Ikan",
					"Dua lawan satu di jalur emas.",
					"Two against one in the gold lane.",
				),
				our(
					"15.02",
					"objective",
					"Kelp",
					"Lord dicuri dengan sisa 200 darah.",
					"Steals the lord with 200 health left.",
				),
			],
		},
		{
			us: 21,
			them: 16,
			winner: "us",
			length: "22.07",
			moments: [
				theirs(
					"02.15",
					"first-blood",
					"Gasak",
					"Dermaga terkepung di atas.",
					"Dermaga is surrounded on top.",
				),
				our("17.40", "ace", "Bubu", "Lima jatuh di sungai bawah.", "All five fall in the lower river."),
				our(
					"21.58",
					"objective",
					"Dermaga",
					"Menyelinap ke markas bersama minion.",
					"Slips into the base with the minions.",
				),
			],
		},
		{
			us: 4,
			them: 5,
			moments: [
				theirs("02.50", "first-blood", "Petir", "Darah pertama untuk Tarung.", "First blood to Tarung."),
				our("06.05", "objective", "Kelp", "Turtle kedua direbut.", "Takes the second turtle."),
			],
		},
	],
	figures: [
		{ label: { id: "Eliminasi", en: "Kills" }, us: 56, them: 52 },
		{ label: { id: "Turtle", en: "Turtles" }, us: 5, them: 6 },
		{ label: { id: "Lord", en: "Lords" }, us: 4, them: 2 },
		{ label: { id: "Menara", en: "Towers" }, us: 17, them: 13 },
	],
};

export const nebulaGroup: EsportsReport = {
	squad: "mobile-legends",
	bestOf: 3,
	opponent: { coach: "Michael Santosa", starters: "10 Orion, 11 Vega, 12 Lintang, 13 Komet, 14 Saturnus" },
	starters: [4, 1, 2, 3, 5],
	bench: [6, 7],
	games: [
		{
			us: 16,
			them: 4,
			winner: "us",
			length: "11.04",
			moments: [
				our("02.01", "objective", "Kelp", "Turtle pertama dari tiga.", "The first of three turtles."),
				our(
					"07.45",
					"note",
					"Sauh",
					"Masuk markas sendirian, selamat dengan dua persen.",
					"Walks into the base alone and survives on two per cent.",
				),
			],
		},
		{
			us: 18,
			them: 22,
			winner: "us",
			length: "28.00",
			moments: [
				theirs(
					"19.10",
					"objective",
					"Vega",
					"Nebula unggul delapan ribu emas.",
					"Nebula lead by eight thousand gold.",
				),
				our(
					"27.35",
					"objective",
					"Dermaga",
					"Jalur atas yang dilupakan semua orang.",
					"The top lane everybody forgot.",
				),
			],
		},
	],
	figures: [
		{ label: { id: "Eliminasi", en: "Kills" }, us: 34, them: 26 },
		{ label: { id: "Turtle", en: "Turtles" }, us: 4, them: 2 },
		{ label: { id: "Lord", en: "Lords" }, us: 2, them: 2 },
		{ label: { id: "Menara", en: "Towers" }, us: 15, them: 8 },
	],
};

export const tarungGroup: EsportsReport = {
	squad: "mobile-legends",
	bestOf: 3,
	opponent: tarung,
	starters: [4, 1, 2, 3, 5],
	bench: [6, 7],
	games: [
		{
			us: 19,
			them: 14,
			winner: "us",
			length: "21.12",
			moments: [our("13.30", "ace", "Ikan", "Bersih di depan lord.", "A clean sweep at the lord pit.")],
		},
		{
			us: 11,
			them: 18,
			winner: "them",
			length: "20.41",
			moments: [theirs("01.05", "first-blood", "Godam", "Belum semenit lebih.", "Barely past a minute.")],
		},
		{
			us: 20,
			them: 23,
			winner: "them",
			length: "24.55",
			moments: [
				our("16.20", "objective", "Kelp", "Lord kedua untuk Palung.", "Second lord to Palung."),
				theirs(
					"24.30",
					"ace",
					"Lancip",
					"Empat jatuh di gerbang sendiri.",
					"The last stand breaks at our own gate.",
				),
			],
		},
	],
	figures: [
		{ label: { id: "Eliminasi", en: "Kills" }, us: 50, them: 55 },
		{ label: { id: "Turtle", en: "Turtles" }, us: 3, them: 6 },
		{ label: { id: "Lord", en: "Lords" }, us: 4, them: 3 },
		{ label: { id: "Menara", en: "Towers" }, us: 16, them: 19 },
	],
};

export const sasmitaGroup: EsportsReport = {
	squad: "mobile-legends",
	bestOf: 3,
	opponent: { coach: "Galih Prabu", starters: "1 Wangsit, 2 Keris, 3 Mantra, 4 Tembang, 5 Gapura" },
	starters: [4, 1, 2, 3, 5],
	bench: [6, 7],
	games: [
		{
			us: 13,
			them: 9,
			winner: "us",
			length: "15.20",
			moments: [our("09.40", "objective", "Kelp", "Lord pertama tanpa lawan.", "First lord, uncontested.")],
		},
		{
			us: 8,
			them: 15,
			winner: "them",
			length: "14.02",
			moments: [theirs("12.10", "ace", "Mantra", "Jebakan di semak sungai.", "A trap in the river bush.")],
		},
		{
			us: 22,
			them: 17,
			winner: "us",
			length: "20.36",
			moments: [
				our(
					"20.10",
					"ace",
					"Bubu",
					"Sembilan eliminasi, satu kematian, empat belas assist.",
					"Nine kills, one death, fourteen assists.",
				),
			],
		},
	],
	figures: [
		{ label: { id: "Eliminasi", en: "Kills" }, us: 43, them: 41 },
		{ label: { id: "Turtle", en: "Turtles" }, us: 5, them: 4 },
		{ label: { id: "Lord", en: "Lords" }, us: 3, them: 2 },
		{ label: { id: "Menara", en: "Towers" }, us: 18, them: 14 },
	],
};
