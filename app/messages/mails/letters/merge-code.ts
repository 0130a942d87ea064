import { club } from "../../../../club/profile";
import { defineMail, mailIn } from "../mail-content";

type Values = {
	name: string;
	code: string;
	/** The address of the account that everything would move to, masked so that only its owner recognizes it. */
	otherEmail: string;
};

/** To the owner of an account that staff want to merge into another: whoever knows the code has agreed. */
export const mergeCodeMail = defineMail<Values>({
	validMinutes: 30,
	write: ({ name, code, otherEmail }, language) =>
		mailIn(language, {
			id: {
				subject: `${code} kode untuk menggabungkan akunmu`,
				preview: "Bacakan kepada klub hanya kalau kamu yang memintanya.",
				title: "Gabungkan akun ini?",
				blocks: [
					{
						paragraph: `Hai ${name}, dengan kode ini klub menutup akun ini dan memindahkan semua pesanan, tiket, dan kreditnya ke akun ${otherEmail}. Ini tidak bisa dibatalkan.`,
					},
					{ facts: [["Kode", code]] },
					{
						paragraph: `Bacakan kepada staf klub hanya kalau kedua akun milikmu dan kamu yang memintanya. Kalau bukan, jangan berikan kepada siapa pun dan tulis ke ${club.contact.email}.`,
					},
					{ note: "Berlaku 30 menit. Tanpa kode ini tidak ada yang berubah." },
				],
			},
			en: {
				subject: `${code} is the code to merge your account`,
				preview: "Read it out to the club only if you asked for this.",
				title: "Merge this account?",
				blocks: [
					{
						paragraph: `Hello ${name}, with this code the club closes this account and moves all its orders, tickets and credit to the account ${otherEmail}. This can't be undone.`,
					},
					{ facts: [["Code", code]] },
					{
						paragraph: `Read it out to the club's staff only if both accounts are yours and you asked for this. Otherwise give it to nobody and write to ${club.contact.email}.`,
					},
					{ note: "Valid for 30 minutes. Without this code nothing changes." },
				],
			},
		}),
});
