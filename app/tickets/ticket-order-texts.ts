import { defineTexts } from "../platform/language";

export const ticketOrderTexts = defineTexts({
	id: {
		invoice: "Faktur tiket",
		receipt: "Kuitansi",
		memberPage: "Masuk dulu untuk melihat halaman ini.",
		unknownOrder: "Tidak ada pesanan tiket dengan nomor ini.",
		invoiceText: (id: string) => `Kami tidak menemukan pesanan ${id} di akunmu. Periksa lagi nomornya.`,
		receiptText: (id: string) =>
			`Kami tidak menemukan pembayaran untuk pesanan ${id} di akunmu. Kuitansi terbit setelah tiket dibayar.`,
		myTickets: "Tiket saya",
		help: "Tanya loket klub",
		helpText: "Sebutkan nomor pesananmu, nanti kami cek.",
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
		memberPage: "Log in to see this page.",
		unknownOrder: "No ticket order with this number.",
		invoiceText: (id) => `We found no order ${id} in your account. Check the number and try again.`,
		receiptText: (id) =>
			`We found no payment for order ${id} in your account. A receipt is issued once tickets are paid for.`,
		myTickets: "My tickets",
		help: "Ask the ticket office",
		helpText: "Tell us your order number and we will look into it.",
		helpMessage: (id) => `Hello, I have a question about ticket order ${id}.`,

		code: "Ticket code",
		codeDescription: "Your QR code for entry to the event.",
		unknownCode: "We do not recognise this code.",
		unknownCodeText: (code, event) =>
			`There is no ${event} ticket with the code ${code}. Open the link from your ticket again, or check your account.`,
		unknownCodeHelp: "Have a ticket but the code does not scan? Show us your proof of purchase.",
		codeMessage: (code) => `Hello, the ticket code ${code} is not recognised.`,
		toEvent: (event) => `Go to ${event}`,
	},
});
