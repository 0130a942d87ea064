import { drawing, figures, gallery, heading, list, picture, quote } from "../story-markup";
import type { DemoArticle } from "./demo-article";

/** Around the matches: cups, the ground, the road and those who travel it. */
export const footballGround: DemoArticle[] = [
	{
		slug: "undian-piala-selat",
		category: "football",
		published: { daysAgo: 38, hour: 14 },
		author: "Redaksi",
		tags: ["piala-selat", "undian"],
		title: {
			id: "Undian Piala Selat: tandang dulu, lalu semoga pulang",
			en: "Piala Selat draw: away first, then hopefully home",
		},
		excerpt: {
			id: "Samudra memulai Piala Selat dari kandang Persada Timur. Kalau lolos, sisa turnamen sampai final dimainkan di pesisir kita.",
			en: "Samudra start the Piala Selat away at Persada Timur. Get past that, and the rest of the way to the final is played on our coast.",
		},
		body: [
			"Bola nomor tujuh keluar paling akhir. Di ruang rapat hotel yang terlalu dingin, wakil delapan klub sudah tahu lawannya masing-masing, dan tinggal dua nama yang belum disebut: Samudra dan Persada Timur. Tidak perlu diundi lagi sebenarnya, tapi panitia tetap mengaduk mangkuknya.",
			"Piala Selat adalah turnamen kecil dengan kenangan besar. Formatnya satu laga langsung gugur, tanpa laga kedua, tanpa agregat. Kita menjuarainya pada 2009 dan 2022. Di antara dua tahun itu ada sebelas edisi yang lebih suka tidak kita bahas.",
			heading("Jalan ke final"),
			list(
				"**Perempat final:** [Persada Timur, tandang](event:match-persada-timur-piala-selat).",
				"**Semifinal:** pemenang Rajawali Mas lawan Krakatau Putra, di Stadion Bahari.",
				"**Final:** Stadion Bahari, kalau kita sampai di sana. Tahun ini giliran Teluk Bahari menjadi tuan rumah.",
			),
			"Itu artinya sederhana: kalau malam pertama lewat, kita tidak perlu naik feri lagi. “Saya tidak mau bilang jalannya mudah,” kata pelatih Hendra Wijaya. “Saya cuma mau bilang jalannya pendek.”",
			quote(
				"Satu laga, satu malam. Di turnamen begini, yang pelupa yang pulang duluan.",
				"Hendra Wijaya, pelatih kepala",
			),
			heading("Soal rotasi"),
			"Hendra akan memakai turnamen ini untuk memberi menit kepada pemain muda. Wahyu Laksono kemungkinan berdiri di bawah mistar menggantikan [Bagus Tirta](player:bagus-tirta), dan tiga nama dari U-20 sudah masuk daftar. Namun [Raka Wirayuda](player:raka-wirayuda) minta satu hal: jangan diistirahatkan di perempat final. Ia kalah dari Persada Timur di turnamen ini tiga tahun lalu, lewat adu penalti, dan tendangannyalah yang melambung.",
			"“Bola itu mungkin masih di udara,” kata sang kapten, setengah bercanda. Kami mengecek: bolanya jatuh di atap kantin dan sekarang dipajang di sana, lengkap dengan tanggalnya.",
			"Jadwal resmi terbit setelah kalender liga disahkan. Begitu ada tanggal pasti, ia muncul di [halaman jadwal](/event/list/football) dan kamu bisa menyalinnya ke kalender ponselmu.",
		],
	},
	{
		slug: "rumput-baru-stadion-bahari",
		category: "football",
		published: { daysAgo: 47, hour: 9 },
		author: "Ridho Mahulete",
		tags: ["stadion-bahari", "rumput"],
		title: {
			id: "Rumput baru Stadion Bahari tumbuh empat milimeter sehari",
			en: "The new turf at Stadion Bahari grows four millimetres a day",
		},
		excerpt: {
			id: "Enam pekan, 7.140 meter persegi, dan seorang juru rumput yang berbicara dengan lapangannya. Kami menemani Pak Sarwono dari subuh.",
			en: "Six weeks, 7,140 square metres and a groundsman who talks to his pitch. We joined Pak Sarwono from dawn.",
		},
		body: [
			"Matahari belum naik di atas tribun timur. Sarwono menekan ibu jarinya ke tanah, menunggu tiga detik, lalu mencium jarinya. “Sudah cukup minum,” katanya. Ia sudah merawat rumput Stadion Bahari selama 22 tahun, dan baru sekali ini lapangannya dibongkar sampai ke pasir.",
			"Lapangan lama dipasang ketika stadion direnovasi pertama kali. Setelah belasan musim, drainasenya tersumbat garam. Tiap hujan deras, sudut tenggara menjadi kolam kecil tempat anak-anak pungut bola mencari ikan cupang. Lucu, sampai sebuah laga harus ditunda dan delapan ribu orang pulang basah tanpa melihat satu gol pun.",
			heading("Dari pasir ke atas"),
			"Pekerjaan dimulai dengan mengangkat tiga puluh sentimeter tanah. Pipa baru dipasang berselang lima meter, ditutup kerikil, lalu pasir sungai yang dicuci dua kali supaya garamnya hilang. Di atasnya ditanam rumput zoysia yang dibesarkan di kebun milik klub, sebelas kilometer dari pantai.",
			gallery(
				[
					drawing("football", "rumput-pasir", "centre-circle"),
					"Ilustrasi lapisan pasir dan pipa",
					"Pekan pertama: pasir dan pipa.",
				],
				[
					drawing("football", "rumput-tanam", "penalty-box"),
					"Ilustrasi barisan rumput muda",
					"Pekan ketiga: tanam per jengkal.",
				],
				[
					drawing("football", "rumput-potong", "corner-kick"),
					"Ilustrasi garis potong mesin",
					"Pekan keenam: potongan pertama.",
				],
			),
			figures(
				"Lapangan lama dan baru",
				["", "Lama", "Baru"],
				["Air terserap per jam", "12 mm", "70 mm"],
				["Jarak pipa", "12 m", "5 m"],
				["Tinggi potong", "28 mm", "24 mm"],
			),
			"Tinggi potong 24 milimeter bukan angka sembarangan. Itu permintaan [Dimas Pattinama](player:dimas-pattinama), yang bermain dengan umpan-umpan pendek. Para bek ingin 30. Sarwono mengambil jalan tengah yang, menurut pengakuannya, “agak condong ke nomor sepuluh.”",
			quote(
				"Rumput itu seperti cucu. Jangan sering-sering dimarahi, tapi jangan ditinggal.",
				"Sarwono, juru rumput",
			),
			"Kami tanya apakah benar ia berbicara dengan rumputnya. Ia tertawa, lama sekali. “Bukan bicara. Saya cuma bilang maaf tiap kali mesin potong lewat.” Lalu ia menunjuk sudut tenggara yang pagi itu kering, padahal hujan turun semalaman. Anak-anak pungut bola kabarnya sedang mencari kolam lain.",
		],
	},
	{
		slug: "feri-tandang-suporter",
		category: "football",
		published: { daysAgo: 58, hour: 19 },
		author: "Laras Hapsari",
		tags: ["suporter", "tandang"],
		title: {
			id: "Delapan jam, dua feri, satu genderang: ikut suporter ke kandang Rajawali",
			en: "Eight hours, two ferries, one drum: travelling with the fans to Rajawali",
		},
		excerpt: {
			id: "Kami ikut rombongan suporter tandang dari dermaga pukul tiga pagi. Yang kami bawa pulang: suara serak, resep sambal, dan satu poin.",
			en: "We joined the away fans at the pier at three in the morning and came home with hoarse voices, a sambal recipe and one point.",
		},
		body: [
			"Pukul tiga pagi dermaga sudah ramai. Ada 214 orang, sebelas di antaranya anak-anak yang seharusnya tidur, dan satu genderang yang mendapat tempat duduk sendiri. Tiketnya dibeli atas nama “Bapak Bedug”. Petugas feri sudah hafal dan tidak lagi bertanya.",
			"Mak Iyah, 62 tahun, duduk paling depan dengan panci sebesar roda motor. Ini perjalanan tandangnya yang ke-140. Ia mulai ikut ketika suaminya masih menjadi pemimpin nyanyian, dan terus ikut setelah suaminya tiada. Di dalam panci ada nasi uduk untuk semua orang. Siapa pun yang makan wajib mencuci piringnya sendiri di wastafel kapal.",
			heading("Jam kelima, dan orang mulai bernyanyi"),
			"Ombak di selat sedang tinggi. Beberapa wajah memucat, genderang digeser ke tengah supaya tidak menggelinding, dan seseorang membuka kantong jahe. Lalu, entah siapa yang memulai, lagu pelan tentang pulang itu terdengar dari geladak bawah dan naik sampai ke atas. Kapten feri mematikan radionya.",
			gallery(
				[
					drawing("club", "feri-subuh", "sun"),
					"Ilustrasi matahari terbit di atas laut",
					"Subuh di selat, jam kedua.",
				],
				[
					drawing("football", "sudut-tandang", "corner-kick"),
					"Ilustrasi sudut lapangan",
					"Sudut tandang: 214 kursi, satu genderang.",
				],
			),
			quote("Menang atau kalah, jarak pulangnya sama. Jadi sekalian saja berangkat.", "Mak Iyah, suporter"),
			heading("Sembilan puluh menit dan sesudahnya"),
			"[Laganya](event:match-rajawali-mas-tandang) sendiri berakhir 0–0. Tembakan terbaik datang dari [Gilang Prakoso](player:gilang-prakoso) dan mengenai mistar tepat di depan sudut tandang. Seisi sudut memegang kepala bersamaan, seperti sudah dilatih. Selepas peluit, pemain berjalan ke arah kami. [Raka](player:raka-wirayuda) melempar bajunya, dan yang menangkap adalah panci Mak Iyah.",
			"Perjalanan pulang lebih sunyi. Anak-anak tidur bertumpuk di atas [syal](product:syal-ombak) yang digelar menjadi alas. Pukul empat pagi, dua puluh lima jam setelah berangkat, kapal merapat. Orang-orang bersalaman, memanggul tas, dan berjanji bertemu dua pekan lagi. Genderang turun paling akhir. Ia berdiri sebentar di dermaga, lalu naik becak.",
		],
	},
	{
		slug: "pemusatan-latihan-bukit-cengkih",
		category: "football",
		published: { daysAgo: 72, hour: 10 },
		author: "Tari Wulandari",
		tags: ["pramusim", "latihan"],
		title: {
			id: "Sepuluh hari di Bukit Cengkih, tanpa sinyal dan tanpa alasan",
			en: "Ten days on Bukit Cengkih, no signal and no excuses",
		},
		excerpt: {
			id: "Tim utama menutup pramusim di ketinggian 900 meter. Ponsel dikumpulkan, jalan setapak menjadi lapangan, dan kambing menjadi penonton.",
			en: "The first team ended pre-season at 900 metres. Phones were collected, a footpath was the pitch and goats were the crowd.",
		},
		body: [
			"Ponsel masuk ke peti kayu pada malam pertama dan baru keluar pada hari kesepuluh. Ada satu telepon kabel di dapur untuk keadaan darurat. Dalam sepuluh hari telepon itu dipakai dua kali: sekali oleh dokter tim, sekali oleh Rangga Saputra yang ingin tahu apakah kucingnya sudah makan.",
			"Bukit Cengkih berada 900 meter di atas laut, dua jam naik truk dari pelabuhan. Pelatih Hendra Wijaya memilihnya karena tiga hal: udaranya tipis, jalannya menanjak, dan tidak ada yang bisa dilakukan di sana selain berlatih dan tidur.",
			heading("Hari-harinya"),
			list(
				"**05.30** lari ke menara pandang, 4,2 kilometer, semuanya menanjak.",
				"**09.00** latihan bola di lapangan desa, bergantian dengan kambing.",
				"**13.00** tidur siang yang wajib dan diawasi.",
				"**16.00** taktik di balai desa, dengan kopi bubuk sebagai pion.",
				"**20.00** cerita. Tiap malam satu pemain bercerita tentang apa saja selain sepak bola.",
			),
			"Acara terakhir itu yang paling ditunggu. Andre Sitompul bercerita tentang neneknya yang juara catur. [Yosef Kogoya](player:yosef-kogoya) mengajari semua orang menyanyi dalam bahasa Dani, dua bait, diulang sampai benar. [Dimas Pattinama](player:dimas-pattinama) berdiri, membuka mulut, lalu mengaku lupa ceritanya, dan entah kenapa itu menjadi malam paling lucu.",
			quote(
				"Di bawah, kami rekan kerja. Di atas sini, kami jadi tahu siapa yang mendengkur.",
				"Andre Sitompul, bek",
			),
			figures(
				"Dibawa pulang dari Bukit Cengkih",
				["", "Angka"],
				["Jarak lari rata-rata", "94 km"],
				["Laga uji coba", "3 menang, 1 seri"],
				["Bola hilang di jurang", "11"],
				["Pemain cedera", "0"],
			),
			"Angka terakhir yang paling disyukuri tim medis. Musim lalu pramusim memakan tiga pemain sebelum laga pertama. Kali ini semua turun dari truk dengan kaki sendiri, termasuk [Raka](player:raka-wirayuda), yang kalah taruhan dan harus menggendong galon air sampai gerbang.",
			"Warga desa mengantar sampai tikungan. Kepala desa menyerahkan sekarung cengkih dan seekor kambing kecil yang, setelah rapat singkat, tidak jadi dibawa. Sebagai gantinya kambing itu diberi nama Samudra.",
		],
	},
	{
		slug: "rob-dan-pintu-air",
		category: "football",
		published: { daysAgo: 320, hour: 8 },
		author: "Ridho Mahulete",
		tags: ["stadion-bahari", "rob"],
		title: {
			id: "Malam rob naik ke ruang ganti, dan pagi sesudahnya",
			en: "The night the tide came into the dressing room, and the morning after",
		},
		excerpt: {
			id: "Air pasang masuk setinggi betis ke lantai bawah stadion. Tujuh puluh orang datang membawa ember sebelum ada yang meminta.",
			en: "A spring tide stood calf-high in the lower floor of the ground. Seventy people came with buckets before anyone asked.",
		},
		body: [
			"[Malam itu](video:malam-rob) satpam Pak Yance mendengarnya lebih dulu: bunyi tetes yang tidak seharusnya ada. Pukul 01.20 ia membuka pintu lorong pemain dan menemukan lantai yang berkilat. Pukul dua air sudah setinggi mata kaki. Pukul tiga, betis.",
			"Rob bukan barang baru di Teluk Bahari. Yang baru adalah tingginya. Stasiun pasut di pelabuhan mencatat 148 sentimeter, sebelas lebih tinggi daripada rekor sebelumnya. Pintu air lama di sisi selatan stadion, yang dibuat untuk 130 sentimeter, tidak punya kesempatan.",
			heading("Tujuh puluh ember"),
			"Pak Yance menelepon tiga orang. Tiga orang itu menelepon tiga orang lagi. Sebelum azan subuh, tujuh puluh warga sudah berbaris dari ruang ganti sampai gerbang, mengoper ember dari tangan ke tangan. Ada pemilik warung, ada kelompok suporter tribun utara, ada dua pemain yang rumahnya dekat. Salah satunya datang masih memakai sarung.",
			"Yang diselamatkan pertama bukan trofi, karena trofi ada di lantai tiga. Yang diselamatkan pertama adalah mesin cuci kitman, lalu album foto 1987, lalu seekor kucing bernama Offside yang duduk di atas loker nomor sembilan dan menolak turun.",
			quote(
				"Saya cuma telepon tiga orang. Sisanya stadion ini yang panggil sendiri.",
				"Yance Wattimena, satpam",
			),
			picture(
				drawing("club", "garis-air", "monogram"),
				"Ilustrasi gelombang dengan huruf lambang klub",
				"Garis setinggi betis itu sekarang dicat di lorong pemain, lengkap dengan tanggalnya.",
			),
			heading("Pintu air baru"),
			"Kerugiannya tidak kecil: dua ratus pasang sepatu, lantai kayu ruang medis, satu generator. Laga pekan itu dipindah dua hari. Tapi pelajarannya lebih panjang. Klub memutuskan memasang pintu air baru setinggi dua meter, dua pompa yang menyala sendiri, dan memindahkan semua panel listrik ke atas garis itu.",
			figures(
				"Yang berubah sesudah malam itu",
				["", "Dulu", "Sekarang"],
				["Tinggi pintu air", "130 cm", "200 cm"],
				["Pompa", "1 manual", "2 otomatis"],
				["Panel listrik", "Lantai bawah", "Lantai dua"],
			),
			"Untuk jangka panjang, jawabannya bukan beton. Yayasan klub menambah target penanaman bakau di sisi luar tanggul, karena akar menahan air dengan cara yang tidak bisa ditiru pompa. Offside, kucing itu, sekarang punya rak sendiri. Letaknya dua meter sepuluh dari lantai.",
		],
	},
];
