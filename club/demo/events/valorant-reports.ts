import { type EsportsReport, ours, theirs } from "./esports-sheet";

const our = ours("valorant");

export const nebulaValorant: EsportsReport = {
	squad: "valorant",
	bestOf: 3,
	opponent: { coach: "Yehezkiel Tan", starters: "20 Astra, 21 Nova, 22 Pulsar, 23 Kabut, 24 Bulan" },
	starters: [10, 11, 14, 12, 13],
	bench: [15, 16],
	games: [
		{
			map: "Ascent",
			us: 8,
			them: 13,
			winner: "them",
			moments: [
				theirs(
					"3",
					"note",
					"Nova",
					"Tiga ronde pistol dimenangi Nebula.",
					"Nebula win all three pistol rounds.",
				),
			],
		},
		{
			map: "Bind",
			us: 13,
			them: 6,
			winner: "us",
			moments: [
				our(
					"14",
					"ace",
					"Tirta",
					"Ace, dari 27 eliminasi di peta ini.",
					"An ace, among 27 kills on the map.",
				),
			],
		},
		{
			map: "Lotus",
			us: 13,
			them: 11,
			winner: "us",
			moments: [
				our(
					"23",
					"note",
					"Ubur",
					"Satu lawan empat di situs B, enam belas detik.",
					"One against four on B, sixteen seconds.",
				),
			],
		},
	],
	figures: [
		{ label: { id: "Ronde", en: "Rounds" }, us: 34, them: 30 },
		{ label: { id: "Duel pertama", en: "First duels" }, us: 35, them: 29 },
		{ label: { id: "Ronde eko menang", en: "Eco rounds won" }, us: 4, them: 3 },
		{ label: { id: "Clutch", en: "Clutches" }, us: 6, them: 4 },
	],
};

export const sasmitaValorant: EsportsReport = {
	squad: "valorant",
	bestOf: 3,
	opponent: {
		coach: "Bambang Irawan",
		starters: "30 Rajah, 31 Panji, 32 Selendang, 33 Kabuyutan, 34 Lontara",
	},
	starters: [10, 11, 14, 12, 13],
	bench: [15, 16],
	games: [
		{
			map: "Haven",
			us: 13,
			them: 9,
			winner: "us",
			moments: [our("7", "note", "Mercu", "Asap ganda menutup situs C.", "A double smoke shuts C.")],
		},
		{
			map: "Split",
			us: 10,
			them: 13,
			winner: "them",
			moments: [
				theirs(
					"19",
					"ace",
					"Panji",
					"Ace di ronde penentu paruh kedua.",
					"An ace that turns the second half.",
				),
			],
		},
		{
			map: "Icebox",
			us: 11,
			them: 13,
			winner: "them",
			moments: [
				our("20", "note", "Karang", "Time-out, 9–11.", "Time-out at 9–11."),
				theirs(
					"24",
					"note",
					"Rajah",
					"Spike meledak saat penjinak tinggal sedetik.",
					"The spike goes with a second left on the defuse.",
				),
			],
		},
	],
	figures: [
		{ label: { id: "Ronde", en: "Rounds" }, us: 34, them: 35 },
		{ label: { id: "Duel pertama", en: "First duels" }, us: 37, them: 32 },
		{ label: { id: "Ronde eko menang", en: "Eco rounds won" }, us: 2, them: 5 },
		{ label: { id: "Clutch", en: "Clutches" }, us: 3, them: 5 },
	],
};
