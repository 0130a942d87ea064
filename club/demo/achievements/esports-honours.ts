import type { DemoHonour } from "./demo-honour";

export const esportsHonours: DemoHonour[] = [
	{
		competition: ["Liga Arena"],
		year: 2026,
		placing: "champion",
		story: {
			id: "Dari 0–2 menjadi 3–2 atas Sasmita. Gim kelima 24 menit, ditentukan satu minion yang hanya dilihat Dermaga.",
			en: "From 0–2 to 3–2 against Sasmita. Game five lasted 24 minutes and turned on one minion only Dermaga saw.",
		},
	},
	{
		competition: ["Liga Arena Valorant"],
		year: 2026,
		placing: "third",
		story: {
			id: "Perunggu di musim penuh pertama dengan susunan baru, dan tiga ace Tirta di panggung.",
			en: "Bronze in the new line-up's first full season, with three aces from Tirta on stage.",
		},
	},
	{
		competition: ["Jungler Terbaik Liga Arena: Kelp", "Liga Arena best jungler: Kelp"],
		year: 2026,
		placing: "award",
		story: {
			id: "Kelp mencuri tujuh belas lord dalam satu musim. Klakson perahu ayahnya terdengar tujuh belas kali.",
			en: "Kelp stole seventeen lords in a season. His father's boat horn was heard seventeen times.",
		},
	},
	{
		competition: ["Piala Arena"],
		year: 2024,
		placing: "champion",
		story: {
			id: "Turnamen pertama dengan Bubu di mid. Ia bermain dengan ponsel retak karena yang baru belum tiba.",
			en: "The first tournament with Bubu in mid. He played on his cracked phone because the new one had not arrived.",
		},
	},
	{
		competition: ["Liga Arena"],
		year: 2023,
		placing: "runner-up",
		story: {
			id: "Musim pertama Kelp sebagai kapten, berakhir satu gim dari piala.",
			en: "Kelp's first season as captain ended one game from the trophy.",
		},
	},
	{
		competition: ["Turnamen Kampus Valorant", "Valorant Campus Open"],
		year: 2021,
		placing: "champion",
		story: {
			id: "Tim Valorant ikut sebagai undangan dan pulang sebagai juara. Papan tulis Karang dibeli dengan hadiahnya.",
			en: "Invited as guests, they left as champions. Karang's whiteboard was bought with the prize.",
		},
	},
	{
		competition: ["Piala Pelabuhan", "Harbour Cup"],
		year: 2018,
		placing: "third",
		story: {
			id: "Piala pertama divisi esports, dimainkan di aula syahbandar dengan kipas angin dan kabel pinjaman.",
			en: "The division's first trophy, played in the harbour master's hall with fans and borrowed cables.",
		},
	},
];
