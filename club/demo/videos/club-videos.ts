import type { DemoVideo } from "./demo-video";

/** From behind the scenes, the academy, the foundation and the shows. */
export const clubVideos: DemoVideo[] = [
	{
		slug: "ruang-ganti-eps-7",
		category: "entertainment",
		film: "stage",
		composition: "clapper",
		published: { daysAgo: 4, hour: 19 },
		title: {
			id: "Ruang Ganti eps. 7: semalam bersama kitman",
			en: "Ruang Ganti ep. 7: a night with the kitman",
		},
		summary: {
			id: "Dua puluh sembilan jersey, satu mesin cuci, dan kucing bernama Offside.",
			en: "Twenty-nine shirts, one washing machine and a cat called Offside.",
		},
	},
	{
		slug: "ruang-ganti-eps-6",
		category: "entertainment",
		film: "stage",
		composition: "film-strip",
		published: { daysAgo: 32, hour: 19 },
		players: ["andre-sitompul", "rivaldo-latuconsina"],
		title: { id: "Ruang Ganti eps. 6: siapa memilih lagu", en: "Ruang Ganti ep. 6: who picks the song" },
		summary: {
			id: "Andre membawa gitar, Rivaldo membawa suara, dan bus tidak pernah sepi.",
			en: "Andre brings the guitar, Rivaldo the voice, and the bus is never quiet.",
		},
	},
	{
		slug: "obrolan-dermaga-hendra",
		category: "entertainment",
		film: "stage",
		composition: "speech",
		published: { daysAgo: 60, hour: 20 },
		title: {
			id: "Obrolan Dermaga: Hendra Wijaya dan umpan jauhnya",
			en: "Pier Talk: Hendra Wijaya and his long pass",
		},
		summary: {
			id: "Pelatih kepala soal gang sempit, gembok lapangan, dan kenapa ia tidak pernah membuka payung.",
			en: "The head coach on narrow lanes, locked pitches and why he never opens his umbrella.",
		},
	},
	{
		slug: "cerita-parang-ombak",
		category: "club",
		film: "sunrise",
		composition: "sun",
		published: { daysAgo: 96, hour: 10 },
		title: { id: "Cerita di balik motif parang ombak", en: "The story behind the parang wave" },
		summary: {
			id: "Dari ombak yang menghantam karang, ke meja gambar, ke tangan para penjahit.",
			en: "From waves on rock to a drawing table to the hands that sewed it.",
		},
	},
	{
		slug: "lagu-klub-dari-feri",
		category: "club",
		film: "sunrise",
		composition: "ferry",
		published: { daysAgo: 57, hour: 7 },
		event: "match-rajawali-mas-tandang",
		title: { id: "Lagu pulang, direkam di geladak bawah", en: "The song of going home, from the lower deck" },
		summary: {
			id: "214 suara, dua feri, satu genderang, dan kapten yang mematikan radionya.",
			en: "214 voices, two ferries, one drum and a captain who turned off his radio.",
		},
	},
	{
		slug: "sehari-di-akademi",
		category: "academy",
		film: "stairs",
		composition: "running-track",
		published: { daysAgo: 28, hour: 15 },
		title: { id: "Sehari di asrama akademi", en: "A day in the academy house" },
		summary: {
			id: "Dari lari subuh sampai makan malam pukul tujuh tepat, bersama Bu Ratna di dapur.",
			en: "From the dawn run to dinner at seven sharp, with Bu Ratna in the kitchen.",
		},
	},
	{
		slug: "tabuni-kapten-u20",
		category: "academy",
		film: "stairs",
		composition: "washing-line",
		published: { daysAgo: 52, hour: 15 },
		players: ["mikael-tabuni", "yosef-kogoya"],
		title: { id: "Mikael Tabuni berdiri seperti Yosef", en: "Mikael Tabuni stands like Yosef" },
		summary: {
			id: "Kapten U-20 dan pemain yang ia tiru, berdiri bersebelahan menunggu sepak pojok.",
			en: "The under-20 captain and the man he copies, side by side waiting for a corner.",
		},
	},
	{
		slug: "seribu-bakau",
		category: "foundation",
		film: "mangrove",
		composition: "mangrove",
		published: { daysAgo: 13, hour: 8 },
		title: { id: "Seribu bakau, satu pagi berlumpur", en: "A thousand mangroves, one muddy morning" },
		summary: {
			id: "Menanam bersama warga Karang Putih, dan menengok bibit yang ditanam tiga tahun lalu.",
			en: "Planting with Karang Putih, and a look at the seedlings of three years ago.",
		},
	},
	{
		slug: "malam-rob",
		category: "foundation",
		film: "mangrove",
		composition: "swim-lanes",
		published: { daysAgo: 310, hour: 20 },
		title: { id: "Malam ketika rob naik", en: "The night of the spring tide" },
		summary: {
			id: "Tujuh puluh ember, satu kucing, dan garis air yang kini dicat di lorong pemain.",
			en: "Seventy buckets, one cat and the waterline now painted in the players' tunnel.",
		},
	},
	{
		slug: "papan-skor-tujuh",
		category: "basketball",
		film: "shot",
		composition: "court",
		published: { daysAgo: 24, hour: 11 },
		players: ["arga-mahendra"],
		title: { id: "Angka tujuh yang tidak jadi dibuang", en: "The seven that was not thrown away" },
		summary: {
			id: "Koh Liem, papan skor 1994, dan kebiasaan baru sebelum masuk lapangan.",
			en: "Koh Liem, the 1994 scoreboard and a new habit on the way to the court.",
		},
	},
];
