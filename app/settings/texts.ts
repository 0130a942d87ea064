import { defineTexts } from "../platform/language";

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
		languageText: "Berlaku di perambanmu ini, di semua halaman.",
		languages: { id: "Bahasa Indonesia", en: "English" },

		appearanceTitle: "Tema",
		appearanceText: "Terang untuk siang di tribun, gelap untuk laga malam.",
		themes: {
			system: "Ikuti perangkat",
			systemHint: "Berganti bersama pengaturan ponsel atau komputermu",
			light: "Terang",
			dark: "Gelap",
		},

		cardTitle: "Kartu anggota",
		cardToggle: "Tampilkan kartuku ke orang lain",
		cardHint:
			"Nama, foto, tahun bergabung, dan divisi favoritmu. Kalau disembunyikan, tak seorang pun menemukannya.",
		cardLink: "Lihat kartuku",
		cardGuest: "Masuk dulu untuk mengatur siapa yang melihat kartu anggotamu.",
		cookiesTitle: "Kuki",
		cookiesText: "Kamu yang menentukan kuki mana yang boleh dipakai.",
		cookiesLink: "Atur kuki",
		cookieNotice: "Baca kebijakan kuki",

		pushTitle: "Notifikasi di peramban ini",
		push: {
			unsupported: "Peramban ini belum bisa menerima notifikasi.",
			default: "Izinkan sekali, lalu kabar laga dan pesananmu muncul di layar.",
			granted: "Peramban ini menerima notifikasi.",
			denied: "Notifikasi diblokir. Buka pengaturan situs di perambanmu untuk mengizinkannya lagi.",
		},
		allow: "Izinkan notifikasi",
		topicsTitle: "Kabar yang kamu mau",
		topicsGuest: "Masuk dulu untuk memilih kabar yang ingin kamu terima.",
		channels: { email: "Email", push: "Notifikasi" },
		topic: {
			orders: { name: "Pesanan dan tiketku", hint: "Pembayaran, pengiriman, dan tiket yang terbit." },
			matches: { name: "Laga", hint: "Sebelum mulai, skor akhir, dan perubahan jadwal." },
			tickets: { name: "Penjualan tiket", hint: "Begitu tiket sebuah laga dibuka." },
			news: { name: "Berita klub", hint: "Pilihan redaksi, paling banyak sekali sehari." },
			store: { name: "Toko", hint: "Barang baru dan yang kembali tersedia." },
		},
	},
	en: {
		settings: "Settings",
		description: "Language, appearance, privacy and notifications.",
		tabs: "Parts of the settings",
		category: {
			language: "Language",
			appearance: "Appearance",
			privacy: "Privacy",
			notifications: "Notifications",
		},
		saved: "Saved.",
		notSaved: "Not saved. Check your connection, then try again.",
		failed: "Your settings could not be loaded.",
		logIn: "Log in",

		languageTitle: "Language of the site",
		languageText: "Counts in this browser, on every page.",
		languages: { id: "Bahasa Indonesia", en: "English" },

		appearanceTitle: "Theme",
		appearanceText: "Light for afternoons in the stand, dark for night matches.",
		themes: {
			system: "As the device",
			systemHint: "Changes with the settings of your phone or computer",
			light: "Light",
			dark: "Dark",
		},

		cardTitle: "Member card",
		cardToggle: "Show my card to others",
		cardHint: "Your name, picture, the year you joined and your favourite division. Hidden, nobody finds it.",
		cardLink: "See my card",
		cardGuest: "Log in first to decide who sees your member card.",
		cookiesTitle: "Cookies",
		cookiesText: "You decide which cookies may be used.",
		cookiesLink: "Choose cookies",
		cookieNotice: "Read the cookie notice",

		pushTitle: "Notifications in this browser",
		push: {
			unsupported: "This browser cannot receive notifications.",
			default: "Allow it once, and news of matches and orders appear on your screen.",
			granted: "This browser receives notifications.",
			denied: "Notifications are blocked. Open your browser's site settings to allow them again.",
		},
		allow: "Allow notifications",
		topicsTitle: "What you want to hear about",
		topicsGuest: "Log in first to choose what you want to hear about.",
		channels: { email: "E-mail", push: "Notification" },
		topic: {
			orders: { name: "My orders and tickets", hint: "Payments, parcels and issued tickets." },
			matches: { name: "Matches", hint: "Before they start, final scores and changes of date." },
			tickets: { name: "Ticket sales", hint: "As soon as a match goes on sale." },
			news: { name: "Club news", hint: "The editors' choice, once a day at most." },
			store: { name: "Store", hint: "New things and those that are back." },
		},
	},
});
