import { type FootballReport, note, them, us } from "./football-sheet";

/** The opening rounds, one to five. */
export const pusakaBarito: FootballReport = {
	opponent: "pusaka-barito",
	formation: "4-3-3",
	starters: [1, 2, 4, 5, 3, 6, 8, 10, 12, 7, 11],
	bench: [21, 14, 22, 16, 13, 17, 9],
	possession: 61,
	shots: [17, 6],
	onTarget: [8, 2],
	corners: [8, 2],
	fouls: [9, 14],
	timeline: [
		us.goal("12", 7, {
			pass: 11,
			text: {
				id: "Umpan tarik dari garis gawang, Raka tinggal menempatkan.",
				en: "Cut back from the byline, Raka only has to place it.",
			},
		}),
		them.yellow("27", "Fahriadi"),
		us.goal("39", 5, {
			pass: 10,
			text: { id: "Sundulan dari sepak pojok, tiang jauh.", en: "Header from a corner, far post." },
		}),
		them.change("46", "Abdul Gafur", "Hadi Saputra"),
		us.change("64", 17, 6),
		us.goal("71", 12, {
			pass: 8,
			text: { id: "Serangan balik empat umpan.", en: "A four-pass counter-attack." },
		}),
		us.change("74", 9, 7),
		them.change("75", "Rizki Aulia", "Sarpani"),
		us.yellow("79", 2),
		us.change("82", 13, 10),
	],
};

export const rajawaliMasAway: FootballReport = {
	opponent: "rajawali-mas",
	formation: "4-3-3",
	starters: [1, 2, 4, 5, 3, 6, 8, 10, 12, 7, 11],
	bench: [21, 14, 23, 16, 17, 25, 9],
	possession: 47,
	shots: [9, 12],
	onTarget: [2, 4],
	corners: [4, 6],
	fouls: [13, 11],
	timeline: [
		us.yellow("22", 6),
		us.save("37", 1, {
			id: "Bagus menepis sundulan Ferreira dari jarak lima meter.",
			en: "Bagus turns away Ferreira's header from five metres.",
		}),
		them.yellow("52", "Candra Kirana"),
		note(
			"63",
			"Tembakan Gilang mengenai mistar tepat di depan sudut tandang.",
			"Gilang's shot hits the bar right in front of the away corner.",
		),
		us.change("69", 25, 12),
		us.change("78", 17, 11),
		note(
			"78",
			"Gilang keluar memegang paha belakang kirinya.",
			"Gilang goes off holding the back of his left thigh.",
		),
		them.change("80", "Maulana Yusuf", "Sandi Kusnadi"),
		us.change("86", 16, 10),
	],
};

export const elangCelebes: FootballReport = {
	opponent: "elang-celebes",
	formation: "4-3-3",
	starters: [1, 2, 4, 5, 3, 6, 8, 10, 12, 7, 19],
	bench: [21, 15, 23, 17, 13, 25, 9],
	possession: 55,
	shots: [14, 9],
	onTarget: [6, 4],
	corners: [7, 3],
	fouls: [10, 12],
	timeline: [
		us.goal("33", 7, {
			pass: 10,
			text: {
				id: "Umpan terobosan Dimas di antara dua bek tengah.",
				en: "Dimas threads it between two centre backs.",
			},
		}),
		them.yellow("44", "Ismail Tahir"),
		them.goal("58", "Ridwan Baso", { id: "Voli dari tepi kotak.", en: "A volley from the edge of the box." }),
		us.change("63", 9, 19),
		us.change("70", 17, 6),
		them.change("72", "Bahar Sila", "Zulham Makkarim"),
		us.goal("80", 4, {
			pass: 10,
			text: {
				id: "Made menyambar bola muntah sepak pojok.",
				en: "Made pounces as the corner breaks loose.",
			},
		}),
		us.change("88", 15, 12),
		us.yellow("90+2", 1, { id: "Mengulur waktu.", en: "Time-wasting." }),
	],
};

export const bayuSelatanAway: FootballReport = {
	opponent: "bayu-selatan",
	formation: "4-3-3",
	starters: [1, 2, 4, 14, 3, 6, 8, 10, 12, 7, 25],
	bench: [21, 15, 22, 16, 17, 19, 9],
	possession: 58,
	shots: [13, 8],
	onTarget: [3, 3],
	corners: [9, 4],
	fouls: [12, 15],
	timeline: [
		them.yellow("18", "Dwi Cahyono"),
		us.yellow("35", 14),
		them.goal("67", "Wisnu Aji", {
			id: "Bola kedua setelah lemparan jauh, tembakan pertama langsung masuk.",
			en: "The second ball after a long throw, struck first time.",
		}),
		us.change("70", 9, 25),
		us.change("70", 17, 6),
		them.change("76", "Nanda Yulianto", "Haris Setiawan"),
		us.change("81", 19, 12),
		them.yellow("85", "Aris Munandar"),
		us.yellow("90+4", 7, { id: "Protes.", en: "Dissent." }),
	],
};

export const tirtaKencana: FootballReport = {
	opponent: "tirta-kencana",
	formation: "4-3-3",
	starters: [1, 2, 4, 5, 3, 6, 8, 10, 12, 7, 19],
	bench: [21, 14, 23, 16, 13, 18, 9],
	possession: 64,
	shots: [18, 5],
	onTarget: [7, 1],
	corners: [10, 1],
	fouls: [8, 13],
	timeline: [
		us.goal("25", 7, {
			pass: 12,
			text: {
				id: "Boas menusuk dari kanan, Raka menyelesaikan dengan kaki kiri.",
				en: "Boas cuts in from the right, Raka finishes with his left.",
			},
		}),
		them.yellow("40", "Oman Rohman"),
		us.change("58", 18, 19),
		them.change("62", "Ryan Hidayat", "Rian Gunawan"),
		us.change("71", 9, 7),
		us.change("71", 13, 8),
		us.goal("84", 9, {
			pass: 13,
			text: {
				id: "Sundulan Faris dari sepak pojok pendek.",
				en: "Faris heads in after a short corner.",
			},
		}),
		us.change("87", 23, 3),
	],
};
