import { defineTexts } from "../platform/language";

export const errorTexts = defineTexts({
	id: {
		notFound: {
			pageTitle: "Halaman tidak ditemukan",
			description: "Halaman ini tidak ada atau sudah dipindah.",
			title: "Halaman ini terseret arus.",
			text: "Alamatnya mungkin salah ketik, atau halamannya sudah dipindah. Coba cari, atau kembali ke beranda.",
			others: "Mungkin ini yang kamu cari",
		},
		failed: {
			pageTitle: "Halaman gagal dimuat",
			title: "Halaman ini gagal dimuat.",
			text: "Sambungan terputus, atau ada gangguan di pihak kami. Datamu tetap aman.",
			retry: "Coba lagi",
		},
		home: "Ke beranda",
		news: "Baca berita",
		events: "Jadwal & hasil",
		tickets: "Tiket",
		store: "Toko",
		faq: "Pertanyaan umum",
		contact: "Hubungi kami",
	},
	en: {
		notFound: {
			pageTitle: "Page not found",
			description: "This page does not exist or has moved.",
			title: "The current took this page.",
			text: "The address may be mistyped, or the page has moved. Try a search, or go back to the home page.",
			others: "You may be looking for",
		},
		failed: {
			pageTitle: "The page did not load",
			title: "This page did not load.",
			text: "The connection was lost, or something went wrong on our side. Your data is safe.",
			retry: "Try again",
		},
		home: "Go to the home page",
		news: "Read the news",
		events: "Fixtures & results",
		tickets: "Tickets",
		store: "Store",
		faq: "Questions & answers",
		contact: "Contact us",
	},
});
