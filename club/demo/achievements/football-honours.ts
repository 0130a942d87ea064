import type { DemoHonour } from "./demo-honour";

export const footballHonours: DemoHonour[] = [
	{
		competition: ["Liga Nusantara"],
		year: 2026,
		placing: "runner-up",
		story: {
			id: "Terpaut satu poin, kalah oleh gol menit tambahan kelima di stadion lain. Dua puluh dua ribu orang tetap bertepuk tangan sampai lampu dimatikan.",
			en: "One point short, undone by a goal in the fifth added minute at another ground. Twenty-two thousand people kept clapping until the lights went out.",
		},
	},
	{
		competition: ["Piala Khatulistiwa"],
		year: 2026,
		placing: "runner-up",
		story: {
			id: "Seratus dua puluh menit tanpa pemenang, lalu 4–5 di titik putih. Satu ditepis Bagus, satu ditepis tiang.",
			en: "A hundred and twenty minutes without a winner, then 4–5 on penalties. Bagus saved one, the post saved another.",
		},
	},
	{
		competition: ["Liga Nusantara"],
		year: 2025,
		placing: "champion",
		story: {
			id: "Gelar ketiga, dipastikan dua pekan sebelum musim usai dengan 67 poin. Pelatih Hendra Wijaya merayakannya dengan tidur siang.",
			en: "The third title, sealed two rounds early with 67 points. Coach Hendra Wijaya celebrated with a nap.",
		},
	},
	{
		competition: ["Fair Play Liga Nusantara", "Liga Nusantara Fair Play award"],
		year: 2025,
		placing: "award",
		story: {
			id: "Tiga puluh satu kartu kuning, tanpa satu pun merah. Jumlah paling sedikit dalam sejarah liga.",
			en: "Thirty-one yellow cards and not one red. The fewest in the league's history.",
		},
	},
	{
		competition: ["Piala Muda U-20", "Youth Cup U-20"],
		year: 2023,
		placing: "champion",
		story: {
			id: "Sembilan laga, tanpa kekalahan. Empat dari mereka kini duduk di ruang ganti tim utama.",
			en: "Nine matches without defeat. Four of them now sit in the first-team dressing room.",
		},
	},
	{
		competition: ["Piala Selat"],
		year: 2022,
		placing: "champion",
		story: {
			id: "Wahyu Laksono menepis dua penalti di final, lalu pulang memberi makan merpatinya seperti malam biasa.",
			en: "Wahyu Laksono saved two penalties in the final, then went home to feed his pigeons as on any other night.",
		},
	},
	{
		competition: ["Piala Khatulistiwa"],
		year: 2020,
		placing: "third",
		story: {
			id: "Dimainkan di stadion kosong, dengan suara suporter dari pengeras di tribun utara. Medalinya dikirim lewat pos.",
			en: "Played in an empty ground to recorded singing from the north stand. The medals came by post.",
		},
	},
	{
		competition: ["Liga Nusantara"],
		year: 2018,
		placing: "champion",
		story: {
			id: "Tujuh kemenangan beruntun di penghujung musim. Gol penentunya dicetak bek kiri dengan kaki kanan, yang pertama dan terakhir seumur hidupnya.",
			en: "Seven straight wins at the end. The decider came from a left back's right foot, the first and last of his life.",
		},
	},
	{
		competition: ["Piala Khatulistiwa"],
		year: 2016,
		placing: "champion",
		story: {
			id: "Piala pertama dari kompetisi ini, dibawa pulang dengan feri malam. Semua penumpang diizinkan memegangnya sekali.",
			en: "The first of its kind for us, brought home on the night ferry. Every passenger got to hold it once.",
		},
	},
	{
		competition: ["Liga Nusantara"],
		year: 2013,
		placing: "third",
		story: {
			id: "Musim dengan pencetak gol terbanyak liga dan pertahanan yang, menurut pelatihnya, seperti pintu warung.",
			en: "A season with the league's top scorer and a defence that, said its coach, swung like a shop door.",
		},
	},
	{
		competition: ["Liga Nusantara"],
		year: 2011,
		placing: "champion",
		story: {
			id: "Gelar liga pertama, dua puluh empat tahun setelah klub didirikan di warung dekat dermaga. Truk ikan dari 1987 ikut dalam pawai.",
			en: "The first league title, twenty-four years after the club was founded at a stall by the pier. The fish truck of 1987 joined the parade.",
		},
	},
	{
		competition: ["Piala Selat"],
		year: 2009,
		placing: "champion",
		story: {
			id: "Kemenangan 1–0 atas Bayu Selatan, di lapangan yang separuhnya tergenang. Golnya mengapung sebelum melewati garis.",
			en: "A 1–0 win over Bayu Selatan on a half-flooded pitch. The ball floated before it crossed the line.",
		},
	},
	{
		competition: ["Liga Divisi Satu", "First Division"],
		year: 1998,
		placing: "champion",
		story: {
			id: "Naik ke kasta tertinggi untuk pertama kali. Hadiahnya dipakai membeli pompa air yang masih hidup sampai hari ini.",
			en: "Promoted to the top for the first time. The prize bought a water pump that still runs today.",
		},
	},
	{
		competition: ["Turnamen Pesisir", "Coastal Tournament"],
		year: 1989,
		placing: "champion",
		story: {
			id: "Piala pertama klub, terbuat dari kayu. Dua tahun setelah sebelas orang berdiri di atas truk ikan.",
			en: "The club's first trophy, made of wood. Two years after eleven men stood on a fish truck.",
		},
	},
];
