import { club } from "../../../club/profile";
import type { LegalDocument } from "./document";

/** What the site keeps today. Add a row for any new kind of data. */
export const privacy: Record<"id" | "en", LegalDocument> = {
	id: {
		title: "Kebijakan privasi",
		description: `Data apa yang ${club.name} simpan, untuk apa, berapa lama, dan apa hakmu.`,
		lead: "Kami menyimpan sesedikit mungkin, tidak menjual apa pun, dan tidak melacakmu.",
		parts: [
			{
				title: "Siapa yang bertanggung jawab",
				text: `${club.legal.name}, ${club.legal.address}, email ${club.contact.email}. Kami adalah pengendali data pribadi yang kamu berikan di situs ini.`,
				law: "UU 27/2022 tentang Pelindungan Data Pribadi (UU PDP) dan PP 71/2019 tentang Penyelenggaraan Sistem dan Transaksi Elektronik.",
			},
			{
				title: "Yang kami simpan",
				text: "Hanya yang perlu untuk hal yang kamu minta.",
				rows: [
					[
						"Nama, email, nomor HP, divisi favorit, foto",
						"Akun dan kartu anggotamu",
						"Selama kamu jadi anggota",
					],
					["Kata sandi", "Masuk; disimpan teracak, tidak bisa kami baca", "Selama kamu jadi anggota"],
					[
						"Perangkat, waktu, dan alamat IP saat masuk",
						"Menjaga akunmu dari orang lain",
						"180 hari; browser yang kami kenal, 1 tahun",
					],
					[
						"Persetujuanmu, dengan versi dan waktunya",
						"Bukti yang diwajibkan hukum",
						"Tetap; tanpa namamu setelah akunmu dihapus",
					],
					[
						"Pesanan, tiket, dan pembayaran",
						"Mengirim dan membuktikan pembelianmu",
						"Paling sedikit 10 tahun menurut hukum pajak; tanpa namamu setelah akunmu dihapus",
					],
					[
						"Tiket yang dipindai di gerbang, dialihkan, atau dikembalikan, dan daftar tunggu",
						"Masuk stadion dan mengalihkan tiket",
						"Tetap, untuk jumlah penonton; tanpa namamu setelah akunmu dihapus",
					],
					[
						"Ulasan dan pengajuan pengembalian, dengan fotonya",
						"Menilai barang dan mengurus pengembalian",
						"Sampai akunmu dihapus; bintangnya tetap, tanpa nama",
					],
					[
						"Alamat, keranjang, wishlist, cara bayar dan rekening pilihanmu",
						"Belanja di toko",
						"Sampai kamu menghapusnya",
					],
					[
						"Yang kamu ikuti, ukuran yang kamu tunggu, jam tenang, dan alamat kalendermu",
						"Kabar dan jadwal pilihanmu",
						"Sampai kamu mengubahnya",
					],
					["Pesan masuk di akunmu", "Memberimu kabar", "1 tahun"],
					[
						"Nama dan tanggal lahir anak di profilmu",
						"Mengisi tiket dan formulir akademi",
						"Sampai kamu menghapusnya",
					],
					[
						"Siapa dari staf yang membuka datamu, dan kapan",
						"Supaya kamu bisa memeriksanya",
						"Selama kamu jadi anggota",
					],
					[
						"Pesan lewat formulir kontak",
						"Menjawab pesanmu",
						"Sampai akunmu dihapus, atau atas permintaanmu",
					],
					["Data anak di formulir akademi", "Latihan percobaan", "12 bulan"],
					["Email, WhatsApp, dan SMS yang kami kirim", "Memastikan sampai ke tujuan", "30 hari"],
					["Alamat notifikasi browser", "Mengirim notifikasi, kalau kamu izinkan", "Sampai izin dicabut"],
				],
				law: "Dasar pemrosesan: persetujuanmu, perjanjian keanggotaan, dan kewajiban hukum (UU PDP, Pasal 20).",
			},
			{
				title: "Siapa yang melihatnya",
				text: "Staf klub yang memerlukannya; penyedia pembayaran dan kurir, sebatas untuk pesananmu; dan penyedia yang mengirimkan email, WhatsApp, SMS, dan notifikasi kami, sebatas untuk mengirim. Tiketmu sampai ke Apple atau Google Wallet hanya kalau kamu menambahkannya. Orang lain bisa melihat ulasanmu dengan nama depanmu, dan kartu anggotamu selama tidak kamu sembunyikan. Kami tidak menjual data dan tidak memakai alat statistik atau iklan pihak lain. Video YouTube baru dimuat setelah kamu menekan putar.",
			},
			{
				title: "Hakmu",
				text: "Hampir semuanya bisa kamu lakukan sendiri di Akun › Privasi. Untuk yang lain, tulis lewat halaman kontak dengan topik “Akun dan data pribadi”, dari email akunmu; kami menanggapi paling lambat 3 × 24 jam. Gratis.",
				points: [
					"Mengunduh salinan semua datamu: satu berkas, bisa diunduh selama 7 hari.",
					"Membetulkan dan melengkapinya. Nama, foto, email, nomor HP, alamat, dan divisi favorit bisa kamu ubah sendiri.",
					"Menghapus akunmu. Dua minggu setelah kamu minta, dan setelah pesanan, pengembalian dana, dan laga bertiketmu selesai, datamu kami hapus; masuk lagi sebelum itu membatalkannya. Yang perlu kami simpan tetap ada, tanpa namamu.",
					"Menarik persetujuan, dan melihat semua keputusanmu dalam catatan persetujuan.",
					"Melihat kapan staf klub membuka datamu, dan bagian yang mana.",
					"Membatasi atau menolak pemrosesan.",
					"Mengadu ke lembaga pelindungan data pribadi dan menuntut ganti rugi.",
				],
				law: "UU PDP, Pasal 5 sampai 13.",
			},
			{
				title: "Anak",
				text: "Data anak hanya kami proses dengan persetujuan orang tua atau wali.",
				law: "UU PDP, Pasal 25.",
			},
			{
				title: "Keamanan",
				text: "Kata sandi dan tautan masuk hanya disimpan dalam bentuk teracak, dan sambungan ke situs ini terenkripsi. Kalau datamu sampai bocor, kami beri tahu kamu secara tertulis paling lambat 3 × 24 jam setelah diketahui.",
				law: "UU PDP, Pasal 35 sampai 39 dan Pasal 46.",
			},
			{
				title: "Cookie",
				text: "Daftar lengkapnya ada di kebijakan cookie, dan pilihanmu di pengaturan cookie.",
			},
		],
	},
	en: {
		title: "Privacy notice",
		description: `What data ${club.name} keeps, what for, for how long, and what your rights are.`,
		lead: "We keep as little as possible, sell nothing and do not track you.",
		parts: [
			{
				title: "Who is responsible",
				text: `${club.legal.name}, ${club.legal.address}, e-mail ${club.contact.email}. We are the controller of the personal data you give us on this site.`,
				law: "Law 27/2022 on Personal Data Protection (UU PDP) and Government Regulation 71/2019 on Electronic Systems and Transactions.",
			},
			{
				title: "What we keep",
				text: "Only what we need for what you ask of us.",
				rows: [
					[
						"Name, e-mail, mobile number, favourite division, photo",
						"Your account and member card",
						"While you are a member",
					],
					["Password", "Logging in; stored hashed, we cannot read it", "While you are a member"],
					[
						"Device, time and IP address of log-ins",
						"Protecting your account",
						"180 days; browsers we recognise, 1 year",
					],
					[
						"Your consents, with version and time",
						"Proof required by law",
						"Permanently; without your name once your account is deleted",
					],
					[
						"Orders, tickets and payments",
						"Delivering and proving your purchases",
						"At least 10 years by tax law; without your name once your account is deleted",
					],
					[
						"Tickets scanned at the gate, transferred or given back, and waiting lists",
						"Entry and passing tickets on",
						"Permanently, for attendance figures; without your name once your account is deleted",
					],
					[
						"Ratings and return requests, with their photos",
						"Rating products and handling returns",
						"Until your account is deleted; the stars stay, without a name",
					],
					[
						"Addresses, cart, wish list, preferred payment method and bank account",
						"Shopping",
						"Until you delete them",
					],
					[
						"Who you follow, sizes you are waiting for, quiet hours and your calendar address",
						"The news and fixtures you chose",
						"Until you change them",
					],
					["The inbox in your account", "Keeping you informed", "1 year"],
					[
						"Names and birth dates of children in your profile",
						"Filling in tickets and academy forms",
						"Until you delete them",
					],
					["Which staff opened your data, and when", "So that you can check it", "While you are a member"],
					["Messages from the contact form", "Answering you", "Until your account is deleted, or on request"],
					["A child's data in the academy form", "The trial session", "12 months"],
					["E-mails, WhatsApp and text messages we send", "Making sure they arrive", "30 days"],
					[
						"Your browser's notification address",
						"Sending notifications, if you allow them",
						"Until you withdraw permission",
					],
				],
				law: "Legal basis: your consent, the membership agreement and legal obligations (UU PDP, Article 20).",
			},
			{
				title: "Who sees it",
				text: "Club staff who need it; payment providers and couriers, for your orders only; and the providers that deliver our e-mails, WhatsApp and text messages and notifications, for delivery only. Your tickets reach Apple or Google Wallet only if you add them. Others can see your ratings with your first name, and your member card unless you hide it. We do not sell data and use no third-party analytics or advertising. YouTube videos load only after you press play.",
			},
			{
				title: "Your rights",
				text: "You can do nearly all of this yourself under Account › Privacy. For anything else, write to us through the contact page with the topic “Account and personal data”, from your account's e-mail; we respond within 3 × 24 hours. Free of charge.",
				points: [
					"Download a copy of all your data: one file, available for 7 days.",
					"Correct and complete it. You can change your name, photo, e-mail, mobile number, addresses and favourite division yourself.",
					"Delete your account. Two weeks after you ask, and once your orders, refunds and matches with tickets are over, we delete your data; logging in before then cancels it. What we need to keep stays, without your name.",
					"Withdraw consent, and see all your decisions in the consent log.",
					"See when club staff opened your data, and which department.",
					"Restrict or object to processing.",
					"Complain to the data protection authority and claim compensation.",
				],
				law: "UU PDP, Articles 5 to 13.",
			},
			{
				title: "Children",
				text: "We process a child's data only with the consent of a parent or guardian.",
				law: "UU PDP, Article 25.",
			},
			{
				title: "Security",
				text: "Passwords and log-in links are stored only as hashes, and the connection to this site is encrypted. If your data is ever leaked, we will tell you in writing within 3 × 24 hours of finding out.",
				law: "UU PDP, Articles 35 to 39 and 46.",
			},
			{
				title: "Cookies",
				text: "The full list is in the cookie notice, and your choice in the cookie settings.",
			},
		],
	},
};
