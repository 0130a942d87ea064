import { defineTexts } from "../../platform/words/language";

export const ticketOrderTexts = defineTexts({
	id: {
		myTickets: "Tiket saya",
		help: "Tanya loket klub",

		code: "Kode tiket",
		codeDescription: "Kode QR untuk masuk ke acara klub.",
		codeFailed: "Tiketnya gagal dimuat.",
		codeFailedText: "Sambungan terputus. Tiketmu aman. Coba lagi sebentar lagi.",
		unknownCode: "Kode ini tidak dikenal.",
		unknownCodeText: (code: string, event: string) =>
			`Tidak ada tiket ${event} dengan kode ${code}. Buka lagi tautan dari tiketmu, atau cek tiket di akunmu.`,
		unknownCodeHelp: "Punya tiketnya tetapi kodenya tidak terbaca? Tunjukkan bukti pembelianmu.",
		codeMessage: (code: string) => `Halo, kode tiket ${code} tidak dikenal.`,
		toEvent: (event: string) => `Halaman ${event}`,
	},
	en: {
		myTickets: "My tickets",
		help: "Ask the ticket office",

		code: "Ticket code",
		codeDescription: "Your QR code for entry to the event.",
		codeFailed: "The ticket could not be loaded.",
		codeFailedText: "The connection was lost. Your ticket is safe. Try again in a moment.",
		unknownCode: "We do not recognise this code.",
		unknownCodeText: (code, event) =>
			`There is no ${event} ticket with the code ${code}. Open the link from your ticket again, or check your account.`,
		unknownCodeHelp: "Have a ticket but the code does not scan? Show us your proof of purchase.",
		codeMessage: (code) => `Hello, the ticket code ${code} is not recognised.`,
		toEvent: (event) => `Go to ${event}`,
	},
});
