import { counted } from "../../platform/lists/counted";
import { defineTexts } from "../../platform/words/language";

export const promoTexts = defineTexts({
	id: {
		promo: "Tiket promo",
		description: (label: string, event: string) => `${label}: harga khusus untuk ${event}.`,
		until: (at: string) => `Berlaku sampai ${at}.`,
		left: (count: string) => `Sisa ${count} tiket promo.`,
		open: "Harga ini hanya berlaku lewat tautan ini. Blok lain dijual dengan harga normal.",
		state: {
			soon: {
				title: "Promo ini belum dimulai.",
				text: (at: string) => `Harganya berlaku mulai ${at}. Bloknya sudah bisa kamu lihat di bawah.`,
			},
			"used-up": {
				title: "Kuota promo ini sudah habis.",
				text: "Semua tiket promo sudah diambil. Kursi lain masih bisa dibeli dengan harga normal.",
			},
			"sold-out": {
				title: "Blok promo ini sudah penuh.",
				text: "Promonya masih berjalan, tetapi kursinya habis. Coba blok lain dengan harga normal.",
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
		untilStart: "Menuju promo dimulai",
		ordinary: "Lihat harga normal",
		allTickets: "Semua tiket",
		help: "Tanya loket klub",
		helpMessage: (slug: string) => `Halo, tautan promo tiket “${slug}” tidak bisa dibuka.`,
	},
	en: {
		promo: "Promo tickets",
		description: (label, event) => `${label}: special prices for ${event}.`,
		until: (at) => `Valid until ${at}.`,
		left: (count) => `${counted(count, "promo ticket", "promo tickets")} left.`,
		open: "These prices are only available through this link. Other blocks are sold at the regular price.",
		state: {
			soon: {
				title: "This promo has not started yet.",
				text: (at) => `Prices apply from ${at}. You can already see the blocks below.`,
			},
			"used-up": {
				title: "This promo has sold out.",
				text: "All promo tickets have been taken. Seats for this match are still available at the regular price.",
			},
			"sold-out": {
				title: "The promo blocks are full.",
				text: "The promo is still running, but its blocks have no seats left. Try another block at the regular price.",
			},
			ended: {
				title: "This promo has ended.",
				text: (at) => `The special prices ended ${at}.`,
			},
			unknown: {
				title: "We do not recognise this promo link.",
				text: (slug) =>
					`There is no promo called “${slug}”. Check the link you were sent, or see all tickets.`,
			},
		},
		untilStart: "Promo starts in",
		ordinary: "See regular prices",
		allTickets: "All tickets",
		help: "Ask the ticket office",
		helpMessage: (slug) => `Hello, the ticket promo link “${slug}” isn't working.`,
	},
});
