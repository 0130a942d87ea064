import { counted } from "../../platform/lists/counted";
import { defineTexts } from "../../platform/words/language";

export const settingsTexts = defineTexts({
	id: {
		settings: "Pengaturan",
		description: "Bahasa, tampilan, privasi, dan notifikasi.",
		tabs: "Bagian pengaturan",
		category: {
			language: "Bahasa",
			appearance: "Tampilan",
			privacy: "Privasi",
			notifications: "Notifikasi",
		},
		saved: "Tersimpan.",
		notSaved: "Belum tersimpan. Periksa koneksimu, lalu coba lagi.",
		failed: "Gagal memuat pengaturanmu.",
		logIn: "Masuk",

		languageTitle: "Bahasa situs",
		languageText: "Berlaku di browser ini, di semua halaman.",
		languages: { id: "Bahasa Indonesia", en: "English" },

		appearanceTitle: "Tema",
		appearanceText: "Terang untuk siang di tribun, gelap untuk laga malam.",
		themes: {
			system: "Ikuti perangkat",
			systemHint: "Mengikuti pengaturan ponsel atau komputermu",
			light: "Terang",
			dark: "Gelap",
		},

		cardTitle: "Kartu anggota",
		cardToggle: "Tampilkan kartuku ke orang lain",
		cardHint:
			"Nama, foto, tahun bergabung, dan divisi favoritmu. Kalau disembunyikan, tidak ada yang bisa menemukannya.",
		cardLink: "Lihat kartuku",
		cardGuest: "Masuk dulu untuk mengatur siapa yang melihat kartu anggotamu.",
		cookiesTitle: "Cookie",
		cookiesText: "Kamu yang menentukan cookie mana yang boleh dipakai.",
		cookiesLink: "Pengaturan cookie",
		cookieNotice: "Baca kebijakan cookie",

		pushTitle: "Notifikasi di browser ini",
		push: {
			unsupported: "Browser ini tidak bisa menerima notifikasi.",
			default: "Izinkan dulu supaya notifikasi bisa muncul di layarmu.",
			granted: "Notifikasi diizinkan di browser ini.",
			denied:
				"Notifikasi diblokir di browser ini. Ketuk ikon di samping alamat situs, buka izin situs, lalu izinkan notifikasi.",
		},
		allow: "Izinkan notifikasi",
		test: "Kirim notifikasi percobaan",
		testSent: (count: number) => `Dikirim ke ${count} browser. Sebentar lagi muncul.`,
		testNowhere: "Belum ada browser dengan notifikasi di akunmu. Izinkan dulu di atas.",
		quietTitle: "Jam tenang",
		quietToggle: "Jangan ganggu pada jam tertentu",
		quietHint: "Notifikasi yang datang di jam ini kami kirim sesudahnya. Tidak ada yang hilang.",
		from: "Dari",
		until: "Sampai",
		topicsTitle: "Kabar yang kamu mau",
		topicsText:
			"Soal pesananmu dan laga yang kamu ikuti, kabarnya datang otomatis. Topik lain dikirim kalau klub punya kabar.",
		topicsGuest: "Masuk dulu untuk memilih kabar yang ingin kamu terima.",
		channels: { email: "Email", push: "Notifikasi", phone: "WhatsApp/SMS" },
		phoneFirst: "Verifikasi nomor HP-mu dulu untuk menerima kabar lewat WhatsApp atau SMS.",
		topic: {
			orders: { name: "Pesanan dan tiketku", hint: "Pembayaran, pengiriman, dan tiket baru." },
			matches: { name: "Laga", hint: "Pengingat dan perubahan jadwal." },
			tickets: { name: "Penjualan tiket", hint: "Saat tiket sebuah laga mulai dijual." },
			news: { name: "Berita klub", hint: "Pilihan redaksi." },
			store: { name: "Toko", hint: "Barang baru dan yang tersedia lagi." },
		},
	},
	en: {
		settings: "Settings",
		description: "Language, appearance, privacy and notifications.",
		tabs: "Settings sections",
		category: {
			language: "Language",
			appearance: "Appearance",
			privacy: "Privacy",
			notifications: "Notifications",
		},
		saved: "Saved.",
		notSaved: "Not saved. Check your connection and try again.",
		failed: "Your settings could not be loaded.",
		logIn: "Log in",

		languageTitle: "Site language",
		languageText: "Applies to this browser, on every page.",
		languages: { id: "Bahasa Indonesia", en: "English" },

		appearanceTitle: "Theme",
		appearanceText: "Light for afternoons in the stands, dark for night matches.",
		themes: {
			system: "Match my device",
			systemHint: "Follows the settings of your phone or computer",
			light: "Light",
			dark: "Dark",
		},

		cardTitle: "Member card",
		cardToggle: "Show my card to others",
		cardHint:
			"Your name, photo, the year you joined and your favourite division. If hidden, nobody can find it.",
		cardLink: "See my card",
		cardGuest: "Log in first to decide who sees your member card.",
		cookiesTitle: "Cookies",
		cookiesText: "You decide which cookies may be used.",
		cookiesLink: "Cookie settings",
		cookieNotice: "Read the cookie notice",

		pushTitle: "Notifications in this browser",
		push: {
			unsupported: "This browser cannot receive notifications.",
			default: "Allow them first so that notifications can appear on your screen.",
			granted: "Notifications are allowed in this browser.",
			denied:
				"Notifications are blocked in this browser. Press the icon beside the address, open the site's permissions, then allow notifications.",
		},
		allow: "Allow notifications",
		test: "Send a test notification",
		testSent: (count) => `Sent to ${counted(count, "browser", "browsers")}. It will appear in a moment.`,
		testNowhere: "None of your browsers receives notifications yet. Allow them above first.",
		quietTitle: "Quiet hours",
		quietToggle: "Do not disturb me at certain times",
		quietHint: "Notifications during these hours are sent afterwards. You won't miss any.",
		from: "From",
		until: "Until",
		topicsTitle: "What you want to hear about",
		topicsText:
			"Updates on your orders and the matches you follow are sent automatically. Other topics are sent when the club has news.",
		topicsGuest: "Log in first to choose what you want to hear about.",
		channels: { email: "E-mail", push: "Notification", phone: "WhatsApp/text" },
		phoneFirst: "Verify your mobile number first to get this by WhatsApp or text message.",
		topic: {
			orders: { name: "My orders and tickets", hint: "Payments, deliveries and new tickets." },
			matches: { name: "Matches", hint: "Reminders and schedule changes." },
			tickets: { name: "Ticket sales", hint: "When tickets for a match go on sale." },
			news: { name: "Club news", hint: "Editors' picks." },
			store: { name: "Store", hint: "New arrivals and restocks." },
		},
	},
});
