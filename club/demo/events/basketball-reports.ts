import { type BasketballReport, ours, theirs } from "./basketball-sheet";

const women = ours("putri");
const men = ours("utama");

export const garudaPesisirWomen: BasketballReport = {
	squad: "putri",
	opponent: {
		coach: "Lilis Marlina",
		starters: "4 Wulan Safitri, 7 Rina Oktaviani, 10 Tiara Nurhaliza, 13 Mega Puspita, 15 Yuliana Br Ginting",
		bench: "5 Anisa Fitri, 9 Desi Ratnasari, 11 Vania Kirana, 21 Olivia Manurung",
	},
	starters: [23, 5, 11, 14, 8],
	bench: [17, 20, 32],
	quarters: [
		[20, 19],
		[20, 19],
		[22, 13],
		[16, 13],
	],
	fieldGoals: [47, 39],
	threePointers: [7, 6],
	rebounds: [44, 35],
	assists: [23, 14],
	steals: [8, 6],
	blocks: [3, 2],
	turnovers: [12, 15],
	moments: [
		women(1, "06.40", "three-pointer", 5, "Aisyah membuka tiga angka pertama.", "Aisyah opens from three."),
		theirs(2, "00.02", "basket", "Mega Puspita", {
			id: "Dua poin tepat sebelum jeda, 40–38.",
			en: "Two just before the break, 40–38.",
		}),
		theirs(3, "09.21", "three-pointer", "Rina Oktaviani", {
			id: "Garuda Pesisir berbalik unggul 41–40.",
			en: "Garuda Pesisir lead 41–40.",
		}),
		women(3, "08.55", "note", 8, "Nadya ditarik keluar dengan tiga foul.", "Nadya sits with three fouls."),
		women(
			3,
			"02.10",
			"run",
			23,
			"Sebelas poin dan empat assist Sekar dalam enam menit.",
			"Eleven points and four assists from Sekar in six minutes.",
		),
		theirs(4, "07.00", "time-out", null, { id: "Time-out Garuda Pesisir.", en: "Garuda Pesisir time-out." }),
		women(
			4,
			"01.48",
			"basket",
			8,
			"Assist kesebelas Sekar, tanpa melihat. Triple-double.",
			"Sekar's eleventh assist, without looking. Triple-double.",
		),
	],
};

export const halilintarWomen: BasketballReport = {
	squad: "putri",
	opponent: {
		coach: "Dian Paramitha",
		starters: "3 Kartika Dewi, 6 Silvi Anjani, 8 Bella Hutapea, 12 Fransiska Loho, 14 Ratih Kumala",
		bench: "5 Indah Permata, 10 Novi Kusuma, 17 Gita Savitri",
	},
	starters: [23, 5, 11, 14, 8],
	bench: [17, 20, 32],
	quarters: [
		[15, 20],
		[18, 17],
		[19, 15],
		[19, 14],
	],
	fieldGoals: [42, 38],
	threePointers: [6, 8],
	rebounds: [41, 36],
	assists: [19, 13],
	steals: [9, 7],
	blocks: [4, 1],
	turnovers: [13, 16],
	moments: [
		theirs(1, "00.00", "three-pointer", "Silvi Anjani", {
			id: "Tembakan bel dari tengah lapangan.",
			en: "A buzzer shot from half court.",
		}),
		women(2, "04.30", "run", 5, "Delapan poin beruntun dari Aisyah.", "Eight straight points from Aisyah."),
		women(3, "03.12", "basket", 23, "Samudra berbalik unggul 49–48.", "Samudra go ahead 49–48."),
		women(
			4,
			"00.38",
			"free-throw",
			23,
			"Dua lemparan bebas Sekar mengunci laga. 22 poin, 11 rebound, 10 assist.",
			"Two free throws from Sekar settle it. 22 points, 11 rebounds, 10 assists.",
		),
	],
};

export const satriaLaga: BasketballReport = {
	squad: "utama",
	opponent: {
		coach: "Robby Tanuwijaya",
		starters: "1 Gading Prasetya, 5 Marcel Sunaryo, 9 Ahmad Rifai, 14 Dominggus Lado, 20 Brandon Hutama",
		bench: "7 Hilmi Akbar, 8 Jonathan Liem, 11 Surya Dharma, 22 Rafael Kowaas",
	},
	starters: [3, 7, 9, 4, 12],
	bench: [15, 21, 33],
	quarters: [
		[18, 24],
		[21, 19],
		[17, 22],
		[27, 17],
	],
	fieldGoals: [45, 44],
	threePointers: [5, 10],
	rebounds: [40, 37],
	assists: [18, 20],
	steals: [11, 5],
	blocks: [4, 3],
	turnovers: [11, 17],
	moments: [
		theirs(1, "02.15", "run", "Marcel Sunaryo", {
			id: "Satria Laga melaju sembilan angka tanpa balas.",
			en: "Satria Laga go on a nine-point run.",
		}),
		men(
			2,
			"00.44",
			"basket",
			7,
			"Dunk Daud menutup babak pertama, 39–43.",
			"Daud's dunk ends the half, 39–43.",
		),
		theirs(4, "09.02", "three-pointer", "Ahmad Rifai", {
			id: "Samudra tertinggal dua belas.",
			en: "Samudra trail by twelve.",
		}),
		men(
			4,
			"03.20",
			"run",
			3,
			"Tujuh rebutan bola dalam enam menit, selisih tinggal tiga.",
			"Seven turnovers forced in six minutes, three points behind.",
		),
		theirs(4, "00.06", "free-throw", "Gading Prasetya", {
			id: "Satu dari dua lemparan bebas, 81–82.",
			en: "One of two free throws, 81–82.",
		}),
		men(
			4,
			"00.00",
			"basket",
			4,
			"Sisa 0,4 detik, lemparan Reno, sentuhan Arga. 83–82.",
			"0.4 seconds left, Reno's pass, Arga's touch. 83–82.",
		),
	],
};

export const nagaKapuas: BasketballReport = {
	squad: "utama",
	opponent: {
		coach: "Hendry Tjhin",
		starters: "2 Andreas Lim, 6 Syarif Alqadrie, 11 Yanto Bong, 15 Agustinus Dion, 23 Kornelius Jau",
		bench: "4 Ricky Chai, 9 Uray Ismail, 18 Stefanus Lai",
	},
	starters: [3, 7, 9, 4, 12],
	bench: [15, 21, 33],
	quarters: [
		[21, 18],
		[14, 22],
		[19, 18],
		[15, 19],
	],
	fieldGoals: [39, 46],
	threePointers: [6, 9],
	rebounds: [35, 41],
	assists: [15, 21],
	steals: [6, 8],
	blocks: [2, 4],
	turnovers: [16, 11],
	moments: [
		men(1, "05.05", "three-pointer", 15, "Farhan masuk dan langsung mengena.", "Farhan comes on and hits."),
		theirs(2, "06.30", "run", "Syarif Alqadrie", {
			id: "Naga Kapuas mencetak tiga belas angka beruntun.",
			en: "Naga Kapuas score thirteen in a row.",
		}),
		men(3, "01.10", "basket", 4, "Arga mendekatkan jarak menjadi dua.", "Arga cuts it to two."),
		theirs(4, "02.40", "three-pointer", "Andreas Lim", {
			id: "Tiga angka dari sudut, selisih kembali delapan.",
			en: "Three from the corner, eight points again.",
		}),
	],
};

export const garudaPesisirAway: BasketballReport = {
	squad: "utama",
	opponent: {
		coach: "Dedi Junaedi",
		starters: "0 Rizky Fadillah, 4 Hafid Maulana, 8 Wempy Sasmita, 13 Aldi Permadi, 31 Kristian Boro",
		bench: "6 Toni Sugiarto, 10 Malik Ibrahim, 19 Yudi Herlambang",
	},
	starters: [3, 7, 9, 4, 12],
	bench: [15, 21, 33],
	quarters: [
		[18, 20],
		[15, 17],
		[20, 18],
		[18, 19],
	],
	fieldGoals: [43, 45],
	threePointers: [5, 9],
	rebounds: [42, 38],
	assists: [14, 18],
	steals: [7, 9],
	blocks: [3, 3],
	turnovers: [24, 13],
	moments: [
		theirs(1, "00.30", "three-pointer", "Hafid Maulana", {
			id: "Tiga angka pertama dari tiga.",
			en: "The first of three from outside.",
		}),
		men(2, "04.00", "note", 33, "Laga liga pertama Fikri Alatas.", "Fikri Alatas's first league game."),
		men(3, "00.50", "basket", 12, "Wayan menyamakan, 53–53.", "Wayan ties it, 53–53."),
		theirs(4, "01.05", "basket", "Kristian Boro", { id: "Garuda unggul lima.", en: "Garuda by five." }),
		men(
			4,
			"00.04",
			"note",
			4,
			"Tembakan tiga angka Arga memantul keluar. 18 poin, 11 rebound.",
			"Arga's three rims out. 18 points, 11 rebounds.",
		),
	],
};
