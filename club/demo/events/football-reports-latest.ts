import { type FootballReport, note, them, us } from "./football-sheet";

/** Rounds six to nine, newest last. */
export const persadaTimurAway: FootballReport = {
	opponent: "persada-timur",
	formation: "4-3-3",
	starters: [1, 2, 4, 5, 3, 6, 17, 10, 12, 7, 25],
	bench: [21, 14, 23, 16, 8, 19, 9],
	possession: 49,
	shots: [12, 13],
	onTarget: [5, 6],
	corners: [6, 5],
	fouls: [11, 10],
	timeline: [
		us.goal("19", 10, {
			text: {
				id: "Tendangan bebas 22 meter dari sisi kiri, langsung ke tiang dekat.",
				en: "A free kick from 22 metres on the left, straight in at the near post.",
			},
		}),
		them.yellow("30", "Jemmy Hehanussa"),
		them.goal("41", "Edo Manuputty", { id: "Sundulan dari umpan silang.", en: "Header from a cross." }),
		us.change("58", 8, 17),
		them.goal("66", "Rafly Sangadji", {
			id: "Serangan balik dari sepak pojok kita.",
			en: "On the break from our own corner.",
		}),
		us.change("72", 9, 25),
		us.yellow("77", 3),
		us.change("79", 19, 12),
		them.change("83", "Iksan Marasabessy", "Jordi Pesulima"),
		us.goal("90+2", 5, {
			pass: 10,
			text: {
				id: "Sepak pojok terakhir, Yosef paling tinggi di antara semua orang.",
				en: "The last corner, and Yosef above everyone.",
			},
		}),
	],
};

export const mutiaraFlores: FootballReport = {
	opponent: "mutiara-flores",
	formation: "4-3-3",
	starters: [1, 22, 4, 5, 3, 6, 8, 10, 12, 7, 19],
	bench: [21, 14, 23, 16, 17, 18, 9],
	possession: 59,
	shots: [15, 7],
	onTarget: [6, 2],
	corners: [5, 3],
	fouls: [9, 12],
	timeline: [
		us.goal("8", 7, {
			pass: 19,
			text: { id: "Tendangan mendatar di sela kaki kiper.", en: "Low, through the goalkeeper's legs." },
		}),
		us.save("51", 1, {
			id: "Bagus menahan penalti Rikardus Dua dengan kaki kanan.",
			en: "Bagus keeps out Rikardus Dua's penalty with his right foot.",
		}),
		us.change("56", 17, 6),
		us.goal("62", 17, {
			pass: 8,
			text: {
				id: "Dari 28 meter. Pempek untuk semua besok pagi.",
				en: "From 28 metres. Pempek for everybody tomorrow.",
			},
		}),
		them.yellow("68", "Stef Kleden"),
		us.change("73", 9, 7),
		them.change("74", "Gusti Raga", "Vinsen Ratu"),
		us.change("85", 18, 10),
	],
};

export const macanRimba: FootballReport = {
	opponent: "macan-rimba",
	formation: "4-3-3",
	starters: [1, 2, 4, 5, 3, 6, 8, 10, 12, 7, 19],
	bench: [21, 14, 23, 16, 17, 34, 9],
	possession: 66,
	shots: [16, 5],
	onTarget: [7, 1],
	corners: [6, 2],
	fouls: [7, 12],
	timeline: [
		us.goal("14", 7, {
			text: {
				id: "Menahan bek dengan punggung, berputar, mendatar ke pojok kiri.",
				en: "Holds off the defender, turns, low into the left corner.",
			},
		}),
		us.goal("45", 8, {
			pass: 10,
			text: { id: "Umpan terobosan sesaat sebelum jeda.", en: "A through ball just before the break." },
		}),
		us.goal("58", 10, {
			text: {
				id: "Tendangan bebas dari 24 meter. Kiper hanya menoleh.",
				en: "Free kick from 24 metres. The goalkeeper just turns his head.",
			},
		}),
		us.change("64", 16, 6),
		them.change("65", "Galih Wicaksono", "Mulyadi"),
		us.change("72", 9, 7),
		us.yellow("81", 10, { id: "Menendang botol minum.", en: "Kicked a water bottle." }),
		us.change("83", 34, 10),
	],
};

export const krakatauPutra: FootballReport = {
	opponent: "krakatau-putra",
	formation: "4-3-3",
	starters: [1, 2, 4, 5, 3, 6, 8, 10, 12, 7, 19],
	bench: [21, 15, 23, 16, 17, 11, 9],
	possession: 48,
	shots: [11, 14],
	onTarget: [4, 5],
	corners: [6, 7],
	fouls: [12, 13],
	timeline: [
		them.goal("23", "Bima Sakti", { id: "Tendangan bebas langsung.", en: "Straight from a free kick." }),
		them.yellow("31", "Eko Santoso"),
		us.save("44", 1, {
			id: "Satu lawan satu, dihalau Bagus dengan ujung sepatu.",
			en: "One on one, Bagus gets the tip of his boot to it.",
		}),
		us.change("61", 9, 3),
		us.change("61", 11, 19),
		note("61", "Samudra berganti ke pola tiga bek.", "Samudra switch to three at the back."),
		us.yellow("70", 6),
		them.change("76", "Reza Fauzan", "Andika Purba"),
		us.change("79", 17, 6),
		us.goal("88", 7, {
			pass: 11,
			text: {
				id: "Sundulan di tiang jauh, membentur tiang sebelum masuk.",
				en: "A header at the far post, in off the woodwork.",
			},
		}),
		them.yellow("90+5", "Hendri Saragih"),
	],
};
