import { defineTexts } from "../platform/language";
import { noticeTexts } from "./notice-texts";

export const cookieTexts = defineTexts({
	id: {
		...noticeTexts.id,
		read: "Baca soal kuki",
		page: {
			title: "Kuki di situs ini",
			description: "Kuki apa saja yang dipakai situs ini, untuk apa, dan berapa lama disimpan.",
			lead: "Kuki adalah catatan kecil yang disimpan situs di peramban. Ini semua yang kami simpan, tanpa kecuali.",
			neededTitle: "Yang wajib",
			neededText:
				"Tanpa ini, masuk, belanja, dan pilihan bahasa tidak berfungsi. Tidak ada yang dipakai untuk mengikuti kamu.",
			columns: { name: "Nama", purpose: "Untuk apa", kept: "Disimpan" },
			optionalTitle: "Yang menunggu izinmu",
			optionalText:
				"Preferensi, statistik, dan pemasaran. Saat ini tidak satu pun dipakai: tidak ada alat statistik, tidak ada iklan, tidak ada skrip pihak lain. Kalau suatu hari berubah, daftar ini ikut berubah dan kami bertanya lagi.",
			othersTitle: "Selain kuki",
			othersText:
				"Peramban mengingat posisi gulirmu sampai tab ditutup, dan jenis perangkatmu untuk notifikasi. Video YouTube baru dimuat setelah kamu menekan putar, dan sejak itu aturan YouTube yang berlaku.",
			lawTitle: "Hakmu",
			lawText:
				"Pilihanmu dicatat bersama waktunya, seperti diminta UU Pelindungan Data Pribadi. Kamu bisa menariknya kapan saja, semudah memberikannya.",
			settings: "Atur kuki",
			contact: "Tanya kami",
		},
		settings: {
			title: "Pengaturan kuki",
			description: "Pilih kuki yang boleh dipakai situs ini.",
			lead: "Pilihanmu langsung berlaku di peramban ini. Bisa diubah kapan saja.",
			needed: "Wajib",
			neededHint: "Masuk, keranjang, bahasa, tampilan, dan pilihan ini sendiri. Selalu aktif.",
			preferences: "Preferensi",
			preferencesHint: "Mengingat hal yang memudahkan kunjungan berikutnya. Belum ada yang dipakai saat ini.",
			statistics: "Statistik",
			statisticsHint: "Menghitung halaman mana yang dibaca. Belum ada yang dipakai saat ini.",
			marketing: "Pemasaran",
			marketingHint: "Menyesuaikan kabar dan iklan. Belum ada yang dipakai saat ini.",
			saved: "Pilihan kuki disimpan.",
			none: "Kamu belum memilih. Sampai kamu memilih, hanya kuki wajib yang dipakai.",
			kept: "Pilihanmu tersimpan di peramban ini.",
			needsScript: "Mengubah pilihan butuh JavaScript. Tanpa JavaScript, hanya kuki wajib yang dipakai.",
		},
	},
	en: {
		...noticeTexts.en,
		read: "Read about cookies",
		page: {
			title: "Cookies on this site",
			description: "Which cookies this site uses, what for, and how long they are kept.",
			lead: "Cookies are small notes that a site keeps in your browser. These are all of ours, without exception.",
			neededTitle: "The necessary ones",
			neededText:
				"Without them, logging in, shopping and your choice of language do not work. None of them follows you.",
			columns: { name: "Name", purpose: "What for", kept: "Kept" },
			optionalTitle: "What waits for your consent",
			optionalText:
				"Preferences, statistics and marketing. None is in use today: no statistics tool, no advertising, no script of anybody else. Should that change one day, this list changes with it and we ask again.",
			othersTitle: "Besides cookies",
			othersText:
				"The browser remembers how far you scrolled until you close the tab, and your kind of device for notifications. YouTube videos load only after you press play; from then on YouTube's rules apply.",
			lawTitle: "Your rights",
			lawText:
				"Your choice is recorded with its time, as the Indonesian law on personal data (UU PDP) asks. You can withdraw it at any time, as easily as you gave it.",
			settings: "Cookie settings",
			contact: "Ask us",
		},
		settings: {
			title: "Cookie settings",
			description: "Choose which cookies this site may use.",
			lead: "Your choice takes effect in this browser at once. You can change it at any time.",
			needed: "Necessary",
			neededHint: "Log-in, cart, language, look, and this choice itself. Always on.",
			preferences: "Preferences",
			preferencesHint: "Remember what makes your next visit easier. None in use today.",
			statistics: "Statistics",
			statisticsHint: "Count which pages are read. None in use today.",
			marketing: "Marketing",
			marketingHint: "Fit news and advertising to you. None in use today.",
			saved: "Cookie choice saved.",
			none: "You have not chosen yet. Until you do, only necessary cookies are used.",
			kept: "Your choice is kept in this browser.",
			needsScript: "Changing your choice needs JavaScript. Without it, only necessary cookies are used.",
		},
	},
});
