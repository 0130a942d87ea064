import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; dueAt: Date /** Leads to the log-in. */; link: string };

export const deletionAskedMail = defineMail<Values>({
	write: ({ name, dueAt, link }, language) => {
		const when = formatDateTime(dueAt, "full", language, club.timeZone);
		return mailIn(language, {
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
							"Pesanan yang masih berjalan dan laga yang tiketnya kamu pegang kami tunggu dulu. Setelah itu datamu dihapus, kecuali yang wajib kami simpan menurut hukum, tanpa namamu. Ini email terakhir soal penghapusan itu.",
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
						paragraph: `Hello ${name}, we received your request to delete your account. All devices have been logged out.`,
					},
					{ facts: [["Deleted from", when]] },
					{
						paragraph:
							"We wait until open orders are settled and matches you have tickets for are over. Then we delete your data, except what the law requires us to keep, without your name. This is the last e-mail you will get about it.",
					},
					{ paragraph: "Changed your mind, or was this not you? Just log in to cancel the deletion." },
					{ button: "Log in and cancel", link },
				],
			},
		});
	},
});
