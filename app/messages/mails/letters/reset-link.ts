import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; link: string };

export const resetLinkMail = defineMail<Values>({
	validMinutes: 60,
	write: ({ name, link }, language) =>
		mailIn(language, {
			id: {
				subject: "Buat kata sandi baru",
				preview: "Tautannya berlaku 60 menit dan hanya bisa dipakai sekali.",
				title: "Buat kata sandi baru",
				blocks: [
					{ paragraph: `Hai ${name}, ada permintaan untuk mengganti kata sandi akunmu.` },
					{ button: "Buat kata sandi", link },
					{ note: "Tautan ini berlaku 60 menit dan hanya bisa dipakai sekali." },
					{ note: "Bukan kamu yang meminta? Abaikan email ini. Kata sandimu tetap sama." },
				],
			},
			en: {
				subject: "Set a new password",
				preview: "The link is valid for 60 minutes and works once.",
				title: "Set a new password",
				blocks: [
					{ paragraph: `Hello ${name}, someone asked to reset the password of your account.` },
					{ button: "Set a new password", link },
					{ note: "This link is valid for 60 minutes and works once." },
					{ note: "Didn't request this? You can ignore this e-mail. Your password stays the same." },
				],
			},
		}),
});
