import type { DemoFaqGroup } from "./demo-faq";

export const aboutAccount: DemoFaqGroup = {
	key: "akun",
	title: { id: "Keanggotaan & akun", en: "Membership & account" },
	questions: [
		{
			slug: "biaya-anggota",
			question: { id: "Apakah menjadi anggota berbayar?", en: "Does membership cost anything?" },
			answer: {
				id: "Tidak. Daftar dengan nama, email, dan nomor HP, lalu verifikasi emailmu. Anggota punya kartu sendiri dan boleh ikut latihan terbuka tiap bulan.",
				en: "No. Sign up with a name, e-mail and phone number, then verify your e-mail. Members get a card of their own and may attend the monthly open training.",
			},
		},
		{
			slug: "lupa-kata-sandi",
			question: { id: "Saya lupa kata sandi.", en: "I forgot my password." },
			answer: {
				id: "Di halaman masuk pilih Lupa kata sandi. Kamu bisa menerima tautan lewat email, yang berlaku satu jam, atau kode enam angka lewat SMS, yang berlaku lima menit.",
				en: "On the log-in page choose Forgot password. You can get a link by e-mail, valid for an hour, or a six-digit code by text message, valid for five minutes.",
			},
		},
		{
			slug: "kode-otp-tidak-datang",
			question: { id: "Kode OTP tidak kunjung datang.", en: "My OTP code has not arrived." },
			answer: {
				id: "Periksa nomor yang kamu ketik, lalu minta lagi setelah satu menit. Sehari paling banyak lima kode per nomor; kalau sudah lewat, pakai tautan email.",
				en: "Check the number you typed, then ask again after a minute. Each number gets at most five codes a day; beyond that, use the e-mail link.",
			},
		},
		{
			slug: "keluar-dari-perangkat-lain",
			question: {
				id: "Bagaimana keluar dari perangkat yang hilang?",
				en: "How do I log out a lost device?",
			},
			answer: {
				id: "Buka Profil, lalu Keamanan. Di sana ada daftar perangkat yang sedang masuk; pilih Keluarkan di sebelahnya. Mengganti kata sandi juga mengeluarkan semua perangkat lain.",
				en: "Open Profile, then Security. It lists the devices that are logged in; choose Log out beside one. Changing your password also logs out all other devices.",
			},
		},
		{
			slug: "atur-notifikasi",
			question: { id: "Bagaimana mengatur notifikasi?", en: "How do I change notifications?" },
			answer: {
				id: "Buka Profil, lalu Notifikasi. Pilih topik yang kamu mau, lewat email atau notifikasi, dan jam tenangmu. Pilihanmu bisa diubah kapan saja. Untuk notifikasi, izinkan juga di browser ini.",
				en: "Open Profile, then Notifications. Choose the topics you want, by e-mail or notification, and your quiet hours. You can change your choices at any time. For notifications, allow them in this browser, too.",
			},
		},
	],
};

export const aboutMatches: DemoFaqGroup = {
	key: "pertandingan",
	title: { id: "Pertandingan & stadion", en: "Matches & grounds" },
	questions: [
		{
			slug: "jam-buka-gerbang",
			question: { id: "Jam berapa gerbang dibuka?", en: "When do the gates open?" },
			answer: {
				id: "Stadion Bahari dibuka dua jam sebelum kick-off, GOR Ombak satu setengah jam, Studio Palung satu jam. Gerbang C Stadion Bahari biasanya paling lengang.",
				en: "Stadion Bahari opens two hours before kick-off, GOR Ombak an hour and a half, Studio Palung one hour. Gate C of Stadion Bahari is usually the quietest.",
			},
		},
		{
			slug: "barang-terlarang",
			question: { id: "Apa yang tidak boleh dibawa masuk?", en: "What can't I bring in?" },
			answer: {
				id: "Payung, botol kaca, suar, laser, dan tas yang lebih besar dari kertas A3. Botol minum plastik atau logam boleh, dan ada titik isi ulang di tiap tribun.",
				en: "Umbrellas, glass bottles, flares, lasers and bags larger than A3. Plastic or metal water bottles are fine, and every stand has a refill point.",
			},
		},
		{
			slug: "kursi-roda",
			question: {
				id: "Apakah ada tempat untuk pengguna kursi roda?",
				en: "Are there places for wheelchair users?",
			},
			answer: {
				id: "Ada. Untuk laga dengan kursi bernomor, pilih tempat kursi roda langsung di denah tribun barat Stadion Bahari; kursi pendamping ada tepat di sebelahnya. Untuk laga lain, kabari kami lewat halaman Kontak sebelum membeli, dan tempatmu kami siapkan. Jalur landai ada di gerbang A dan C.",
				en: "Yes. For matches with numbered seats, choose a wheelchair space on the map of Stadion Bahari's west stand; the companion seat is right beside it. For any other match, write to us on the Contact page before you buy, and we will have a space ready. Ramps are at gates A and C.",
			},
		},
		{
			slug: "ke-stadion",
			question: { id: "Bagaimana cara ke Stadion Bahari?", en: "How do I get to Stadion Bahari?" },
			answer: {
				id: "Pada hari laga bus pengumpan berangkat dari Terminal Dermaga tiap lima belas menit, mulai tiga jam sebelum kick-off. Parkir motor ada di sisi selatan; parkir mobil sangat terbatas.",
				en: "On match days shuttle buses leave the Dermaga terminal every fifteen minutes from three hours before kick-off. Motorcycles park on the south side; car parking is very limited.",
			},
		},
		{
			slug: "anak-kecil",
			question: { id: "Apakah anak kecil perlu tiket?", en: "Do small children need a ticket?" },
			answer: {
				id: "Anak di bawah tiga tahun yang dipangku tidak perlu tiket. Di gerbang C kami pinjamkan pelindung telinga dan gelang bertuliskan nomor HP orang tua.",
				en: "Children under three on a lap need no ticket. At gate C we lend ear defenders and wristbands for a parent's phone number.",
			},
		},
		{
			slug: "tambah-ke-kalender",
			question: {
				id: "Bisakah jadwal masuk ke kalender ponsel saya?",
				en: "Can I get the fixtures in my phone's calendar?",
			},
			answer: {
				id: "Bisa. Di halaman tiap laga pilih Tambah ke kalender. Mau semuanya, dan ikut berubah kalau jadwalnya pindah? Pilih Simpan ke kalendermu di halaman Jadwal.",
				en: "Yes. On a match page choose Add to calendar. Want them all, kept up to date when times change? Choose Add to your calendar on the Fixtures page.",
			},
		},
	],
};

export const aboutClub: DemoFaqGroup = {
	key: "klub",
	title: { id: "Klub & privasi", en: "Club & privacy" },
	questions: [
		{
			slug: "data-saya",
			question: { id: "Data apa yang klub simpan tentang saya?", en: "What does the club keep about me?" },
			answer: {
				id: "Hanya yang perlu untuk akunmu dan yang kamu beli. Daftar lengkapnya ada di Kebijakan privasi. Salinannya bisa kamu unduh sendiri: buka Profil, lalu Privasi, dan pilih Minta salinan.",
				en: "Only what your account and your purchases need. The privacy notice has the full list. You can download a copy yourself: open Profile, then Privacy, and choose Request a copy.",
			},
		},
		{
			slug: "hapus-akun",
			question: { id: "Bagaimana menghapus akun?", en: "How do I delete my account?" },
			answer: {
				id: "Buka Profil, lalu Privasi, dan pilih Hapus akunku. Kamu langsung keluar di semua perangkat, dan datamu kami hapus setelah 14 hari. Pesanan, pengembalian dana, dan laga bertiket yang belum selesai kami tunggu dulu. Berubah pikiran? Masuk lagi sebelum itu.",
				en: "Open Profile, then Privacy, and choose Delete my account. You are logged out on all devices at once, and we delete your data after 14 days. We wait for open orders, refunds and matches you have tickets for. Changed your mind? Log in before then.",
			},
		},
		{
			slug: "cookie",
			question: { id: "Cookie apa yang dipakai situs ini?", en: "Which cookies does this site use?" },
			answer: {
				id: "Hanya yang wajib: untuk masuk, keranjang, antrean tiket, notifikasi, bahasa, dan tema. Selebihnya baru dipakai kalau kamu mengizinkan di Pengaturan cookie, dan izinnya bisa kamu cabut kapan saja.",
				en: "Only necessary ones: for logging in, the cart, the ticket queue, notifications, language and theme. Anything else is used only with your consent under Cookie settings, which you can withdraw at any time.",
			},
		},
		{
			slug: "daftar-akademi",
			question: {
				id: "Bagaimana mendaftarkan anak ke akademi?",
				en: "How do I apply for the academy for my child?",
			},
			answer: {
				id: "Buka halaman Akademi, pilih cabangnya, lalu isi formulir latihan percobaan. Gratis. Setelah itu pelatih menulis ke orang tua atau wali.",
				en: "Open Academy, choose the sport and fill in the trial form. It is free. A coach then writes to the parent or guardian.",
			},
		},
		{
			slug: "kerja-sama",
			question: { id: "Ke mana mengirim tawaran kerja sama?", en: "Where do I send a partnership proposal?" },
			answer: {
				id: "Buka Hubungi kami dan pilih topik Kerja sama. Proposal dari sekolah, komunitas, dan usaha kecil Teluk Bahari kami baca lebih dulu.",
				en: "Open Contact us and choose the topic Partnership. Proposals from schools, communities and small businesses in Teluk Bahari are read first.",
			},
		},
	],
};
