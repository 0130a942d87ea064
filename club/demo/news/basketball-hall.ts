import { drawing, figures, gallery, heading, list, picture, quote } from "../story-markup";
import type { DemoArticle } from "./demo-article";

/** GOR Ombak and those who fill it. */
export const basketballHall: DemoArticle[] = [
	{
		slug: "papan-skor-baru",
		category: "basketball",
		published: { daysAgo: 26, hour: 10 },
		author: "Ridho Mahulete",
		tags: ["gor-ombak", "fasilitas"],
		title: {
			id: "Papan skor baru GOR Ombak menyimpan satu angka dari papan lama",
			en: "GOR Ombak's new scoreboard keeps one digit of the old one",
		},
		excerpt: {
			id: "Layar empat sisi menggantikan papan lampu dari 1994. Tapi angka tujuh yang selalu macet itu tidak jadi dibuang.",
			en: "A four-sided screen replaces the bulb board of 1994. But the seven that always stuck was not thrown away.",
		},
		body: [
			"Selama tiga puluh musim, papan skor GOR Ombak tidak pernah bisa menampilkan angka tujuh dengan benar. Satu lampu di kaki kanannya mati sejak tahun pertama, diganti, mati lagi, diganti lagi. Orang sini akhirnya terbiasa. Kalau papan menunjukkan garis patah, itu tujuh.",
			"Papan itu turun minggu lalu. Beratnya 640 kilogram, dan diturunkan dengan katrol kapal oleh empat pekerja galangan yang biasa mengangkat mesin diesel. Salah satunya menepuk bagian belakangnya sebelum peti ditutup, seperti orang menepuk kuda tua.",
			heading("Yang menggantikan"),
			"Layar baru punya empat sisi, masing-masing empat kali dua setengah meter. Statistik tiap pemain tampil langsung, tayangan ulang muncul dalam sebelas detik, dan ada baris khusus teks untuk penonton tuli yang diketik petugas secara langsung sepanjang laga. Baris terakhir itu usul komunitas Tuli Teluk Bahari, yang punya blok langganan di tribun C.",
			figures(
				"Papan lama dan baru",
				["", "1994", "Sekarang"],
				["Berat", "640 kg", "1.150 kg"],
				["Lampu", "1.088 bohlam", "LED"],
				["Daya", "9 kW", "6 kW"],
				["Angka tujuh", "Patah", "Utuh"],
			),
			quote(
				"Sekarang saya tahu kenapa orang bersorak, pada detik yang sama dengan mereka.",
				"Hanum, penonton tribun C",
			),
			picture(
				drawing("basketball", "angka-tujuh", "three-point-arc"),
				"Ilustrasi lengkung tiga angka",
				"Dari tribun mana pun, layar terjauh sekarang berjarak 31 meter.",
			),
			heading("Tujuh yang tinggal"),
			"Satu bagian papan lama tidak jadi dijual sebagai besi tua. Petugas papan skor, Koh Liem, yang menekan tombol-tombolnya sejak laga pertama, meminta angka satuannya disimpan. Kini [angka itu](video:papan-skor-tujuh) tergantung di atas pintu masuk pemain, menyala sepanjang hari, menunjukkan tujuh yang patah.",
			"Pemain menyentuhnya sebelum masuk lapangan. Tidak ada yang menyuruh. [Arga Mahendra](player:arga-mahendra) yang memulai, karena ia paling tinggi dan kebetulan kepalanya terbentur. Malam itu ia mencetak 27 poin. Sejak itu, tentu saja, semua orang menyentuhnya.",
			"Koh Liem sudah berlatih dengan papan yang baru selama tiga pekan. Tombolnya kini layar sentuh. Ia tetap menekannya keras-keras, katanya supaya angkanya yakin.",
		],
	},
	{
		slug: "tim-3x3-pasar-ikan",
		category: "basketball",
		published: { daysAgo: 41, hour: 17 },
		author: "Laras Hapsari",
		tags: ["3x3"],
		title: {
			id: "Tim 3x3 berlatih di pasar ikan, dan itu bukan kiasan",
			en: "The 3x3 team trains at the fish market, and that is no figure of speech",
		},
		excerpt: {
			id: "Setiap sore setelah lelang usai, setengah lapangan digambar kapur di lantai semen. Di sana tim 3x3 Samudra menyiapkan seri nasional.",
			en: "Each afternoon after the auction, half a court is chalked on the cement. There the 3x3 team prepares for the national series.",
		},
		body: [
			"Lelang selesai pukul dua. Pukul setengah tiga lantai sudah disiram, pukul tiga garis kapur sudah digambar, dan pukul empat orang pertama terpeleset. Biasanya Reno Halim. “Kalau bisa menggiring bola di sini, di mana pun bisa,” katanya sambil menepuk celananya yang basah.",
			"[Tim 3x3 Samudra](video:tiga-lawan-tiga-pasar-ikan) memilih pasar ikan karena tiga alasan. Atapnya tinggi, anginnya ada, dan penontonnya tidak sungkan. Pedagang yang tidak suka dengan tembakanmu akan bilang langsung, dengan perbandingan yang melibatkan cumi-cumi.",
			heading("Sepuluh menit, dua puluh satu poin"),
			"Bola basket tiga lawan tiga dimainkan di satu ring, sepuluh menit, atau sampai salah satu tim mencetak 21 poin. Dua belas detik untuk menembak. Tidak ada pelatih di pinggir lapangan; pemain mengatur sendiri pergantian dan time-out. Itu sebabnya pelatih Surya Adnan menyukainya untuk pemain muda.",
			list(
				"**Reno Halim**, guard, paling cepat dan paling sering jatuh.",
				"**Dewa Ngurah**, forward, dulu atlet voli.",
				"**[Arga Mahendra](player:arga-mahendra)**, ikut bila jadwal liga mengizinkan.",
				"**Fikri Alatas**, center, 21 tahun, anak pemilik lapak nomor 14.",
			),
			quote(
				"Kalau kami kalah, besoknya harga tongkol naik khusus untuk kami.",
				"Fikri Alatas, center tim 3x3",
			),
			"Fikri adalah alasan keempat yang tidak disebut siapa pun. Ibunya berjualan di lapak 14 sejak sebelum ia lahir. Dulu ia berlatih di sini sendirian, melempar bola ke keranjang ikan yang digantung di tiang. Keranjangnya masih ada. Diameternya, setelah diukur, hanya selisih dua sentimeter dari ring resmi.",
			picture(
				drawing("basketball", "keranjang-ikan", "basketball"),
				"Ilustrasi bola basket dengan garis gelombang",
				"Lapak 14: keranjang sebelah kiri milik dagangan, sebelah kanan milik Fikri.",
			),
			heading("Menuju seri nasional"),
			"Seri pertama dimainkan bulan depan, enam belas tim, satu hari. Samudra masuk dari jalur kualifikasi dan harus memenangi dua laga pagi sebelum babak utama. Kalau lolos, laga malamnya disiarkan langsung, dan pasar akan memasang layar di dekat timbangan besar. Es batu, kata panitia, disediakan gratis.",
		],
	},
	{
		slug: "klinik-wasit-muda",
		category: "basketball",
		published: { daysAgo: 192, hour: 11 },
		author: "Ridho Mahulete",
		tags: ["wasit", "komunitas"],
		title: {
			id: "Empat puluh anak belajar meniup peluit, dan menahan diri untuk tidak meniupnya",
			en: "Forty children learn to blow a whistle, and when not to",
		},
		excerpt: {
			id: "Klinik wasit muda di GOR Ombak mengajarkan peraturan, isyarat tangan, dan cara berdiri tegak ketika tiga ratus orang tidak setuju.",
			en: "A young referees' clinic at GOR Ombak taught the rules, the hand signals and how to stand straight when three hundred people disagree.",
		},
		body: [
			"Bunyi peluit pertama terlalu pelan. Bunyi kedua terlalu panjang. Bunyi ketiga membuat semua merpati di kuda-kuda GOR Ombak terbang, dan instruktur Ester Lawalata mengangguk puas. “Nah. Itu pelanggaran.”",
			"Sebanyak empat puluh anak umur tiga belas sampai tujuh belas mengikuti klinik wasit muda selama dua hari. Sebagian pemain yang cedera, sebagian penonton setia, dan seorang, Jonathan, mengaku ikut karena bosan dimarahi ayahnya yang selalu merasa lebih tahu daripada wasit.",
			heading("Hari pertama: tubuh"),
			"Pelajaran pertama bukan peraturan, tapi berdiri. Wasit yang membungkuk dianggap ragu, wasit yang bersedekap dianggap marah. Mereka berlatih di depan cermin ruang senam: kaki selebar bahu, tangan di samping, pandangan ke depan. Lalu isyarat, dua puluh dua jenis, diulang sampai pegal.",
			list(
				"Kepalan ke atas: pelanggaran. Jangan ragu, jangan menari.",
				"Telapak terbuka ke atas: waktu berhenti.",
				"Dua jari memutar: langkah berlebih. Ini yang paling sering diprotes orang tua.",
			),
			heading("Hari kedua: kepala"),
			"Hari kedua diisi laga sungguhan. Tim U-14 bermain, peserta bergantian memimpin, dan pemain tim utama duduk di tribun dengan tugas khusus: protes. [Arga Mahendra](player:arga-mahendra) ternyata berbakat. Ia berdiri, mengangkat tangan, memegang kepala, dan bertanya apakah wasit butuh kacamata, semuanya dalam satu tarikan napas.",
			"Jonathan memimpin kuarter ketiga. Pada menit keempat ia meniup pelanggaran terhadap tim tuan rumah. Arga meledak. Jonathan berjalan ke arahnya, berhenti dua meter jauhnya, dan berkata dengan tenang: “Terima kasih, Kak. Keputusannya tetap.”",
			quote(
				"Salah itu boleh. Yang tidak boleh, salah sambil melirik penonton.",
				"Ester Lawalata, wasit berlisensi nasional",
			),
			figures(
				"Klinik dalam angka",
				["", "Jumlah"],
				["Peserta", "40"],
				["Putri", "17"],
				["Lulus ujian tertulis", "33"],
				["Merpati pindah rumah", "Semua"],
			),
			"Tujuh peserta terbaik akan mendampingi wasit liga pelajar musim depan, dengan honor dan seragam. Ayah Jonathan datang menjemput. Di mobil, menurut cerita Jonathan belakangan, ayahnya bertanya soal aturan langkah. Jonathan menjelaskannya dari awal sampai rumah, dan untuk pertama kalinya tidak dipotong.",
		],
	},
	{
		slug: "lantai-kayu-dari-kapal",
		category: "basketball",
		published: { daysAgo: 342, hour: 10 },
		author: "Ridho Mahulete",
		tags: ["gor-ombak", "sejarah"],
		title: {
			id: "Lantai GOR Ombak pernah berlayar sampai Makassar",
			en: "The floor of GOR Ombak once sailed to Makassar",
		},
		excerpt: {
			id: "Papan jati yang diinjak pemain kita berasal dari dua kapal kayu tua. Saat dipoles ulang, para tukang menemukan nama-nama di bawahnya.",
			en: "The teak our players run on came from two old wooden ships. While sanding it, the carpenters found names underneath.",
		},
		body: [
			"Nama pertama ditemukan di bawah garis tembakan bebas sebelah utara: _Saleh, 1961_. Huruf-hurufnya dicungkil pisau, sedalam setengah sentimeter, dan menghadap ke bawah. Tukang kayu Pak Wayan memanggil temannya. Menjelang sore mereka sudah menemukan dua puluh tiga.",
			"Lantai GOR Ombak dibongkar untuk pertama kalinya sejak 1994. Papannya harus dipoles ulang dan sebagian diganti. Semua orang tahu kayunya jati bekas kapal, tapi tidak ada yang ingat kapal apa.",
			heading("Dua kapal"),
			"Jawabannya datang dari arsip syahbandar. Dua pinisi, _Bintang Selat_ dan _Rahmat Ilahi_, mengangkut beras dan kelapa antara Teluk Bahari dan Makassar sampai akhir 1980-an. Ketika dipensiunkan, kayunya dibeli panitia pembangunan GOR dengan harga miring karena tidak ada dana untuk maple impor.",
			"Nama-nama itu rupanya milik awak kapal. Kebiasaan lama: pada pelayaran pertama, kelasi baru mencungkil namanya di sisi dalam papan geladak, tempat kapten tidak melihat.",
			gallery(
				[
					drawing("basketball", "geladak-satu", "shot"),
					"Ilustrasi lintasan bola di atas papan",
					"Papan dari Bintang Selat, sisi utara.",
				],
				[
					drawing("club", "geladak-dua", "sun"),
					"Ilustrasi matahari di atas gelombang",
					"Rute lama: Teluk Bahari ke Makassar, tiga hari.",
				],
			),
			quote(
				"Jadi selama ini kita mendribel di atas kepala mereka. Semoga tidak berisik.",
				"Arga Mahendra, forward",
			),
			heading("Mencari Saleh"),
			"Kami memasang daftar namanya di pengumuman pasar. Dalam sepekan, sembilan keluarga datang. Seorang nenek mengenali nama suaminya di bawah ring selatan. Ia minta diantar ke sana, duduk di bangku cadangan, dan bercerita selama satu jam tentang laki-laki yang takut gelap tapi memilih jadi pelaut.",
			figures(
				"Lantai GOR Ombak",
				["", "Angka"],
				["Papan", "2.316"],
				["Diganti baru", "188"],
				["Nama ditemukan", "41"],
				["Keluarga yang sudah datang", "9"],
			),
			"Saleh sendiri masih hidup. Umurnya 84, tinggal dua kampung dari sini, dan datang memakai kemeja terbaiknya. Ia meraba huruf-huruf itu, tertawa, lalu mengaku bahwa ejaannya salah. Seharusnya dua huruf l, tapi kaptennya keburu lewat.",
			"Papan-papan bernama dipasang kembali di tempat semula, tetap menghadap ke bawah, karena begitulah permintaan keluarga. Pada laga kandang pertama sesudahnya, Pak Saleh melempar bola pembuka. Lemparannya pendek. Lantainya memantulkannya dengan baik.",
		],
	},
];
