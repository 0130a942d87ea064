import { type FootballReport, note, them, us } from "./football-sheet";

/** This season's nights of the Piala Khatulistiwa. */
export const rajawaliMasCup: FootballReport = {
	opponent: "rajawali-mas",
	formation: "4-3-3",
	starters: [1, 22, 4, 5, 23, 16, 8, 10, 25, 7, 19],
	bench: [21, 14, 3, 13, 17, 18, 9],
	possession: 53,
	shots: [13, 11],
	onTarget: [5, 4],
	corners: [5, 5],
	fouls: [14, 12],
	shootout: { us: 4, them: 3 },
	timeline: [
		them.goal("16", "Carlos Ferreira", {
			id: "Tendangan pojok kiri bawah.",
			en: "Low into the left corner.",
		}),
		us.yellow("29", 16),
		us.goal("52", 10, {
			text: { id: "Tendangan bebas dari 27 meter.", en: "A free kick from 27 metres." },
		}),
		us.change("60", 17, 16),
		them.goal("69", "Aryo Bimantara", { id: "Penalti.", en: "Penalty." }, "penalty-goal"),
		us.change("71", 9, 25),
		us.goal("77", 7, {
			pass: 9,
			text: { id: "Sundulan Faris diteruskan Raka.", en: "Faris flicks on, Raka follows." },
		}),
		them.yellow("84", "Priyo Utomo"),
		us.change("88", 3, 23),
		note(
			"90+4",
			"Langsung adu penalti. Bagus menepis dua, 4–3.",
			"Straight to penalties. Bagus saves two, 4–3.",
		),
	],
};

export const elangCelebesCup: FootballReport = {
	opponent: "elang-celebes",
	formation: "4-3-3",
	starters: [1, 2, 14, 5, 3, 16, 8, 10, 12, 9, 25],
	bench: [21, 4, 22, 13, 17, 19, 7],
	possession: 46,
	shots: [10, 15],
	onTarget: [4, 5],
	corners: [4, 8],
	fouls: [15, 13],
	timeline: [
		us.goal("31", 12, {
			pass: 10,
			text: {
				id: "Lari 50 meter, lalu perayaan mendayung.",
				en: "A fifty-metre run, then the rowing celebration.",
			},
		}),
		us.yellow("48", 14),
		them.goal("55", "Ferry Sampetoding", { id: "Sundulan tiang dekat.", en: "Near-post header." }),
		us.change("63", 7, 25),
		us.goal("70", 9, { pass: 7, text: { id: "Umpan tarik kapten.", en: "The captain cuts it back." } }),
		them.change("74", "Wahid Rumpa", "Abdul Kadir"),
		us.red("83", 14, {
			id: "Kartu kuning kedua, tekel terlambat di tengah lapangan.",
			en: "Second yellow, a late tackle in midfield.",
		}),
		us.change("85", 4, 9),
	],
};
