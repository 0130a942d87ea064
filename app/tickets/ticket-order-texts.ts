import { defineTexts } from "../platform/language";

export const ticketOrderTexts = defineTexts({
	id: {
		invoice: "Faktur tiket",
		receipt: "Kuitansi",
		memberPage: "Halaman ini hanya untuk anggota yang masuk.",
		unknownOrder: "Belum ada pesanan tiket dengan nomor ini.",
		invoiceText: (id: string) =>
			`Kami tidak menemukan pesanan ${id} di akunmu. Faktur ada sejak tiket dipesan; periksa lagi nomornya.`,
		receiptText: (id: string) =>
			`Kami tidak menemukan pembayaran untuk pesanan ${id} di akunmu. Kuitansi ada sejak tiket dibayar.`,
		myTickets: "Tiket saya",
		help: "Tanya loket klub",
		helpText: "Sebutkan nomor pesananmu, nanti kami carikan.",
		helpMessage: (id: string) => `Halo, saya mau bertanya soal pesanan tiket ${id}.`,

		code: "Kode tiket",
		codeDescription: "Kode QR untuk masuk ke acara klub.",
		unknownCode: "Kode ini tidak dikenal.",
		unknownCodeText: (code: string, event: string) =>
			`Tidak ada tiket ${event} dengan kode ${code}. Buka lagi tautan dari tiketmu, atau cek tiket di akunmu.`,
		unknownCodeHelp: "Punya tiketnya tetapi kodenya tidak terbaca? Tunjukkan bukti pembelianmu.",
		codeMessage: (code: string) => `Halo, kode tiket ${code} tidak dikenal.`,
		toEvent: (event: string) => `Halaman ${event}`,
	},
	en: {
		invoice: "Ticket invoice",
		receipt: "Receipt",
		memberPage: "This page is for members who are logged in.",
		unknownOrder: "There is no ticket order with this number.",
		invoiceText: (id) =>
			`We found no order ${id} in your account. An invoice exists once tickets are ordered; check the number.`,
		receiptText: (id) =>
			`We found no payment for order ${id} in your account. A receipt exists once tickets are paid.`,
		myTickets: "My tickets",
		help: "Ask the club counter",
		helpText: "Tell us the number of your order and we will look for it.",
		helpMessage: (id) => `Hello, I have a question about ticket order ${id}.`,

		code: "Ticket code",
		codeDescription: "The QR code that lets you in to the club's event.",
		unknownCode: "This code is not known.",
		unknownCodeText: (code, event) =>
			`There is no ${event} ticket with the code ${code}. Open the link of your ticket again, or look in your account.`,
		unknownCodeHelp: "You have the ticket but its code is not read? Show us your proof of purchase.",
		codeMessage: (code) => `Hello, the ticket code ${code} is not known.`,
		toEvent: (event) => `To ${event}`,
	},
});
