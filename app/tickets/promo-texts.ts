import { defineTexts } from "../platform/language";

export const promoTexts = defineTexts({
	id: {
		promo: "Tiket promo",
		description: (label: string, event: string) => `${label}: harga khusus untuk ${event}.`,
		until: (at: string) => `Berlaku sampai ${at}.`,
		left: (count: string) => `Sisa ${count} tiket promo.`,
		open: "Harga di bawah ini hanya berlaku lewat tautan ini. Blok lain dijual dengan harga biasa.",
		state: {
			soon: {
				title: "Promo ini belum dimulai.",
				text: (at: string) => `Harganya berlaku mulai ${at}. Bloknya sudah bisa kamu lihat di bawah.`,
			},
			"used-up": {
				title: "Kuota promo ini sudah habis.",
				text: "Semua tiket promonya sudah diambil. Kursi di laga ini masih bisa dibeli dengan harga biasa.",
			},
			"sold-out": {
				title: "Blok promo ini sudah penuh.",
				text: "Promonya masih berjalan, tetapi kursi di blok-bloknya habis. Coba blok lain dengan harga biasa.",
			},
			ended: {
				title: "Promo ini sudah berakhir.",
				text: (at: string) => `Harga khususnya berlaku sampai ${at}.`,
			},
			unknown: {
				title: "Tautan promo ini tidak dikenal.",
				text: (slug: string) =>
					`Tidak ada promo bernama “${slug}”. Periksa lagi tautan yang kamu terima, atau lihat semua tiket.`,
			},
		},
		untilStart: "Sampai promo dimulai",
		ordinary: "Lihat harga biasa",
		allTickets: "Semua tiket",
		help: "Tanya loket klub",
		helpMessage: (slug: string) => `Halo, tautan promo tiket “${slug}” tidak bisa dibuka.`,
	},
	en: {
		promo: "Promo tickets",
		description: (label, event) => `${label}: special prices for ${event}.`,
		until: (at) => `Good until ${at}.`,
		left: (count) => `${count} promo tickets left.`,
		open: "The prices below count through this link alone. Other blocks are sold at the ordinary price.",
		state: {
			soon: {
				title: "This promo has not begun.",
				text: (at) => `Its prices count from ${at}. You can look at its blocks below.`,
			},
			"used-up": {
				title: "This promo is used up.",
				text: "All its tickets are taken. Seats for this match can still be had at the ordinary price.",
			},
			"sold-out": {
				title: "The blocks of this promo are full.",
				text: "The promo is still running, but its blocks have no seats left. Try others at the ordinary price.",
			},
			ended: {
				title: "This promo has ended.",
				text: (at) => `Its prices counted until ${at}.`,
			},
			unknown: {
				title: "This promo link is not known.",
				text: (slug) =>
					`There is no promo called “${slug}”. Check the link you were sent, or look at all tickets.`,
			},
		},
		untilStart: "Until the promo begins",
		ordinary: "See ordinary prices",
		allTickets: "All tickets",
		help: "Ask the club counter",
		helpMessage: (slug) => `Hello, the ticket promo link “${slug}” does not open.`,
	},
});
