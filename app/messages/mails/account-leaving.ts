import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/dates";
import { defineMail, inLanguage } from "./mail-content";

type Values = { name: string; dueAt: Date /** Leads to the log-in. */; link: string };

export const accountLeavingMail = defineMail<Values>({
	write: ({ name, dueAt, link }, language) => {
		const when = formatDateTime(dueAt, "full", language, club.timeZone);
		return inLanguage(language, {
			id: {
				subject: "Akunmu akan dihapus",
				preview: `Berubah pikiran? Masuk lagi sebelum ${when}.`,
				title: "Akunmu akan dihapus",
				blocks: [
					{
						paragraph: `Hai ${name}, kami menerima permintaan menghapus akunmu. Semua perangkat sudah kami keluarkan.`,
					},
					{ facts: [["Dihapus mulai", when]] },
					{
						paragraph:
							"Pesanan yang masih berjalan dan laga yang tiketnya kamu pegang kami tunggu dulu. Setelah itu datamu dihapus, kecuali yang wajib kami simpan menurut hukum, tanpa namamu. Tidak ada email lagi sesudah ini.",
					},
					{
						paragraph: "Berubah pikiran, atau bukan kamu yang meminta? Masuk saja, dan penghapusannya batal.",
					},
					{ button: "Masuk dan batalkan", link },
				],
			},
			en: {
				subject: "Your account will be deleted",
				preview: `Changed your mind? Log in before ${when}.`,
				title: "Your account will be deleted",
				blocks: [
					{
						paragraph: `Hello ${name}, we received the request to delete your account. All devices have been logged out.`,
					},
					{ facts: [["Deleted from", when]] },
					{
						paragraph:
							"We wait for open orders and for matches you hold tickets to. Then your data is deleted, except for what the law makes us keep, without your name. No e-mail follows this one.",
					},
					{ paragraph: "Changed your mind, or was it not you? Just log in, and the deletion is cancelled." },
					{ button: "Log in and cancel", link },
				],
			},
		});
	},
});
