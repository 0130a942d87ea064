import type { DemoHonour } from "./demo-honour";

export const basketballHonours: DemoHonour[] = [
	{
		competition: ["Liga Khatulistiwa Basket"],
		year: 2026,
		placing: "champion",
		story: {
			id: "Dari 0–2 menjadi 3–2 atas Satria Laga, gelar pertama dalam sebelas tahun. Debu jatuh dari langit-langit GOR Ombak.",
			en: "From 0–2 to 3–2 against Satria Laga, the first title in eleven years. Dust fell from the roof of GOR Ombak.",
		},
	},
	{
		competition: ["Pemain Terbaik Final: Arga Mahendra", "Finals MVP: Arga Mahendra"],
		year: 2026,
		placing: "award",
		story: {
			id: "Arga Mahendra, 24,6 poin per gim dari posisi yang terakhir ia mainkan di SMA.",
			en: "Arga Mahendra, 24.6 points a game from a position he last played at school.",
		},
	},
	{
		competition: ["Liga Khatulistiwa Basket Putri", "Women's Liga Khatulistiwa Basket"],
		year: 2026,
		placing: "runner-up",
		story: {
			id: "Semifinal dimenangi dengan sepatu pinjaman, final kalah dua poin dengan sepatu sendiri.",
			en: "The semi-final was won in borrowed shoes, the final lost by two points in their own.",
		},
	},
	{
		competition: ["Piala Putri Nusantara", "Women's Nusantara Cup"],
		year: 2024,
		placing: "champion",
		story: {
			id: "Sekar mencetak 31 poin di final dan lupa mengambil medalinya. Ibunya yang naik ke panggung.",
			en: "Sekar scored 31 in the final and forgot her medal. Her mother went up for it.",
		},
	},
	{
		competition: ["Seri Nasional 3x3", "National 3x3 Series"],
		year: 2025,
		placing: "third",
		story: {
			id: "Tiga pemain, satu cadangan, enam laga dalam sehari. Harga tongkol turun keesokan harinya.",
			en: "Three players, one substitute, six games in a day. The price of tuna fell the next morning.",
		},
	},
	{
		competition: ["Liga Khatulistiwa Basket Putri", "Women's Liga Khatulistiwa Basket"],
		year: 2022,
		placing: "third",
		story: {
			id: "Musim pertama tim putri di kasta tertinggi, dengan skuad termuda di liga.",
			en: "The women's first season at the top, with the league's youngest squad.",
		},
	},
	{
		competition: ["Liga Khatulistiwa Basket"],
		year: 2019,
		placing: "runner-up",
		story: {
			id: "Kalah di gim ketujuh oleh tembakan yang memantul empat kali. Rekamannya tidak pernah diputar di ruang ganti.",
			en: "Lost game seven to a shot that bounced four times. The tape is never shown in the dressing room.",
		},
	},
	{
		competition: ["Liga Khatulistiwa Basket"],
		year: 2015,
		placing: "champion",
		story: {
			id: "Anak pembawa bola di foto juara itu bernama Arga Mahendra.",
			en: "The ball boy in the winning photograph is called Arga Mahendra.",
		},
	},
	{
		competition: ["Piala GOR Ombak", "GOR Ombak Cup"],
		year: 1996,
		placing: "champion",
		story: {
			id: "Gelar pertama divisi basket, dua tahun setelah lantai kapal itu dipasang. Skor akhirnya 77–70, dan papan hanya bisa menunjukkan garis patah.",
			en: "The division's first title, two years after the ship's planks were laid. It ended 77–70, which the board could only show as broken lines.",
		},
	},
];
