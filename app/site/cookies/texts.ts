import { defineTexts } from "../../platform/words/language";
import { noticeTexts } from "./notice-texts";

export const cookieTexts = defineTexts({
	id: {
		...noticeTexts.id,
		read: "Baca kebijakan cookie",
		page: {
			title: "Kebijakan cookie",
			description: "Cookie apa saja yang dipakai situs ini, untuk apa, dan berapa lama disimpan.",
			lead: "Cookie adalah catatan kecil yang disimpan situs di browser. Ini daftar lengkap cookie kami.",
			neededTitle: "Cookie wajib",
			neededText:
				"Tanpa ini, akun, keranjang, antrean tiket, notifikasi, serta pilihan bahasa dan tampilan tidak berfungsi. Tidak ada yang dipakai untuk melacakmu.",
			columns: { name: "Nama", purpose: "Kegunaan", kept: "Disimpan selama" },
			optionalTitle: "Cookie yang perlu izinmu",
			optionalText:
				"Preferensi, statistik, dan pemasaran. Saat ini tidak satu pun dipakai: tidak ada alat statistik, tidak ada iklan, tidak ada skrip pihak ketiga. Kalau suatu hari berubah, daftar ini ikut berubah dan kami minta izinmu lagi.",
			othersTitle: "Selain cookie",
			othersText:
				"Sampai tab ditutup, browser mengingat posisi gulir, pilihan checkout, kode voucher, dan undangan rombonganmu. Lebih lama: jumlah di keranjang dan pesan masuk, kecamatan, barang yang terakhir kamu lihat, wishlist selama kamu belum masuk, dan jenis perangkatmu untuk notifikasi. Tiket yang kamu buka tersimpan sampai kamu keluar. Alat kerja staf menyimpan datanya sendiri. Video YouTube baru dimuat setelah kamu menekan putar, dan sejak itu aturan YouTube yang berlaku.",
			lawTitle: "Hakmu",
			lawText:
				"Pilihanmu dicatat bersama waktunya, sesuai UU 27/2022 tentang Pelindungan Data Pribadi (UU PDP). Kamu bisa menariknya kapan saja, semudah memberikannya.",
			settings: "Pengaturan cookie",
			contact: "Tanya kami",
		},
		settings: {
			title: "Pengaturan cookie",
			description: "Pilih cookie yang boleh dipakai situs ini.",
			lead: "Pilihanmu langsung berlaku di browser ini. Bisa diubah kapan saja.",
			needed: "Wajib",
			neededHint:
				"Masuk, keranjang, antrean tiket, notifikasi, bahasa, tampilan, dan pilihan cookie ini. Selalu aktif.",
			preferences: "Preferensi",
			preferencesHint: "Mengingat hal yang memudahkan kunjungan berikutnya. Belum ada yang dipakai saat ini.",
			statistics: "Statistik",
			statisticsHint: "Menghitung halaman mana yang dibaca. Belum ada yang dipakai saat ini.",
			marketing: "Pemasaran",
			marketingHint: "Menyesuaikan kabar dan iklan. Belum ada yang dipakai saat ini.",
			saved: "Pengaturan cookie disimpan.",
			none: "Kamu belum memilih. Sampai kamu memilih, hanya cookie wajib yang dipakai.",
			kept: "Pilihanmu tersimpan di browser ini.",
			needsScript: "Mengubah pilihan butuh JavaScript. Tanpa JavaScript, hanya cookie wajib yang dipakai.",
		},
	},
	en: {
		...noticeTexts.en,
		read: "Read the cookie notice",
		page: {
			title: "Cookie notice",
			description: "Which cookies this site uses, what for, and how long they are kept.",
			lead: "Cookies are small notes a site keeps in your browser. This is the complete list of ours.",
			neededTitle: "Necessary cookies",
			neededText:
				"Without them, your account, the cart, the ticket queue, notifications and your language and theme settings would not work. None of them tracks you.",
			columns: { name: "Name", purpose: "Purpose", kept: "Kept for" },
			optionalTitle: "Optional cookies",
			optionalText:
				"Preferences, statistics and marketing. None is in use today: no analytics, no advertising, no third-party scripts. If that ever changes, we will update this list and ask you again.",
			othersTitle: "Besides cookies",
			othersText:
				"Until you close the tab, your browser remembers how far you scrolled, your checkout choices, voucher codes and a queue group's invitation. For longer: the counts in the cart and the inbox, your district, recently viewed products, your wish list while you are not logged in, and your device type for notifications. Tickets you open are kept until you log out. Staff tools keep data of their own. YouTube videos load only after you press play; from then on YouTube's terms apply.",
			lawTitle: "Your rights",
			lawText:
				"Your choice is recorded with the time, as Indonesia's Personal Data Protection Law (UU 27/2022, UU PDP) requires. You can withdraw it at any time, as easily as you gave it.",
			settings: "Cookie settings",
			contact: "Ask us",
		},
		settings: {
			title: "Cookie settings",
			description: "Choose which cookies this site may use.",
			lead: "Your choice takes effect in this browser at once. You can change it at any time.",
			needed: "Necessary",
			neededHint:
				"Log-in, cart, ticket queue, notifications, language, theme and this choice itself. Always on.",
			preferences: "Preferences",
			preferencesHint: "Make your next visit easier. None in use today.",
			statistics: "Statistics",
			statisticsHint: "Count which pages are visited. None in use today.",
			marketing: "Marketing",
			marketingHint: "Tailor news and advertising to you. None in use today.",
			saved: "Cookie settings saved.",
			none: "You have not chosen yet. Until you do, only necessary cookies are used.",
			kept: "Your choice is saved in this browser.",
			needsScript: "Changing your choice needs JavaScript. Without it, only necessary cookies are used.",
		},
	},
});
