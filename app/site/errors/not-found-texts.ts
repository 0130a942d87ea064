import { defineTexts } from "../../platform/words/language";

export const notFoundTexts = defineTexts({
	id: {
		description: "Halaman ini tidak ada atau sudah dipindah.",
		title: "Halaman ini terseret arus.",
		text: "Alamatnya mungkin salah ketik, atau halamannya sudah dipindah. Coba cari, atau kembali ke beranda.",
		others: "Mungkin ini yang kamu cari",
		news: "Baca berita",
		events: "Jadwal & hasil",
		tickets: "Tiket",
		store: "Toko",
		faq: "Pertanyaan umum",
		contact: "Hubungi kami",
	},
	en: {
		description: "This page does not exist or has moved.",
		title: "The current took this page.",
		text: "The address may be mistyped, or the page has moved. Try a search, or go back to the home page.",
		others: "You may be looking for",
		news: "Read the news",
		events: "Fixtures & results",
		tickets: "Tickets",
		store: "Store",
		faq: "Questions & answers",
		contact: "Contact us",
	},
});
