import { defineTexts } from "../../../platform/words/language";

/** Transferring a ticket and giving it back. */
export const transferTexts = defineTexts({
	id: {
		transfer: "Alihkan",
		transferTitle: "Alihkan tiket",
		transferText:
			"Tiket ini jadi milik orang lain, gratis. Begitu diterima, kode lamamu mati dan penerima dapat kode baru atas namanya.",
		recipient: "Email atau nomor HP penerima",
		recipientHint: "Belum punya akun? Kami kirimi ajakan untuk mendaftar.",
		send: "Kirim tawaran",
		sent: (to: string) => `Tawaran terkirim ke ${to}.`,
		offeredTo: "Ditawarkan ke",
		offeredUntil: (until: string) => `Bisa diterima sampai ${until}.`,
		stillYours: "Sampai saat itu tiketnya tetap milikmu dan tetap berlaku.",
		cancel: "Tarik",
		cancelTitle: "Tarik tawaran ini?",
		cancelText: "Tautan yang sudah kami kirim mati, dan tiketnya tetap milikmu dengan kode yang sama.",
		cancelled: "Tawaran ditarik. Tiketnya tetap milikmu.",
		latest: (until: string) => `Paling lambat ${until}.`,

		giveBack: "Kembalikan",
		giveBackTitle: "Kembalikan tiket",
		giveBackText:
			"Kami tawarkan tiketmu ke daftar tunggu dengan harga aslinya. Begitu seseorang membayarnya, kodemu mati dan uangmu kembali seutuhnya.",
		giveBackKeep:
			"Belum ada yang mengambil? Tiketnya tetap milikmu, tetap berlaku, dan tidak ada uang yang kembali. Kamu bisa membatalkannya kapan saja sebelum itu.",
		giveBackYes: "Kembalikan tiket ini",
		givenBack: "Tiketmu kami tawarkan ke daftar tunggu.",
		stages: {
			waiting: () => "Dikembalikan. Belum ada yang mengambilnya dari daftar tunggu.",
			offered: (until: string) =>
				`Dikembalikan. Seseorang dari daftar tunggu sedang ditawari, sampai ${until}.`,
			paying: () => "Dikembalikan. Seseorang dari daftar tunggu sedang membayarnya.",
		},
		keep: "Simpan lagi",
		keepTitle: "Simpan tiket ini?",
		keepText: "Tiketnya tidak lagi ditawarkan ke daftar tunggu.",
		kept: "Tiketnya tetap milikmu.",
		no: "Tidak jadi",

		offersTitle: "Tiket untukmu",
		from: (name: string) => `Dari ${name}`,
		until: (until: string) => `Terima sebelum ${until}`,
		accept: "Terima tiket",
		accepted: "Tiketnya milikmu. Kodenya baru, atas namamu.",
		decline: "Tolak",
		declined: "Tawaran ditolak.",
		badLink: "Tautan ini sudah tidak berlaku: tawarannya sudah diterima, ditarik, atau lewat waktunya.",
		seat: (row: number, number: number) => `baris ${row} kursi ${number}`,
	},
	en: {
		transfer: "Transfer",
		transferTitle: "Transfer the ticket",
		transferText:
			"The ticket goes to someone else, free of charge. Once they accept it, your code stops working and they get a new one in their name.",
		recipient: "The recipient's e-mail or phone number",
		recipientHint: "No account yet? We'll invite them to register.",
		send: "Send the offer",
		sent: (to) => `Offer sent to ${to}.`,
		offeredTo: "Offered to",
		offeredUntil: (until) => `It can be accepted until ${until}.`,
		stillYours: "Until then the ticket is still yours and still valid.",
		cancel: "Withdraw",
		cancelTitle: "Withdraw this offer?",
		cancelText: "The link we sent stops working, and the ticket stays yours with the same code.",
		cancelled: "Offer withdrawn. The ticket is still yours.",
		latest: (until) => `Until ${until} at the latest.`,

		giveBack: "Give back",
		giveBackTitle: "Give the ticket back",
		giveBackText:
			"We'll offer your ticket to the waiting list at face value. Once someone has paid for it, your code stops working and you are refunded in full.",
		giveBackKeep:
			"Until someone takes it, the ticket stays yours and valid, and nothing is refunded. You can change your mind at any time before then.",
		giveBackYes: "Give this ticket back",
		givenBack: "Your ticket is now offered to the waiting list.",
		stages: {
			waiting: () => "Given back. Nobody on the waiting list has taken it yet.",
			offered: (until) => `Given back. Someone on the waiting list can take it until ${until}.`,
			paying: () => "Given back. Someone from the waiting list is paying for it.",
		},
		keep: "Keep it",
		keepTitle: "Keep this ticket?",
		keepText: "It is no longer offered to the waiting list.",
		kept: "The ticket is still yours.",
		no: "Never mind",

		offersTitle: "Tickets for you",
		from: (name) => `From ${name}`,
		until: (until) => `Accept by ${until}`,
		accept: "Accept the ticket",
		accepted: "The ticket is yours, with a new code in your name.",
		decline: "Decline",
		declined: "Offer declined.",
		badLink: "This link no longer works: the offer was accepted, withdrawn or has expired.",
		seat: (row, number) => `row ${row} seat ${number}`,
	},
});
