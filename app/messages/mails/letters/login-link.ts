import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; link: string };

export const loginLinkMail = defineMail<Values>({
	validMinutes: 5,
	write: ({ name, link }, language) =>
		mailIn(language, {
			id: {
				subject: "Tautan masukmu",
				preview: "Berlaku 5 menit, hanya sekali pakai.",
				title: "Masuk tanpa kata sandi",
				blocks: [
					{ paragraph: `Hai ${name}, buka tautan ini di perangkat yang ingin kamu pakai.` },
					{ button: "Masuk sekarang", link },
					{ note: "Tautan ini berlaku 5 menit dan hanya bisa dipakai sekali. Jangan teruskan ke siapa pun." },
					{ note: "Bukan kamu yang meminta? Abaikan email ini." },
				],
			},
			en: {
				subject: "Your log-in link",
				preview: "Valid for 5 minutes, works once.",
				title: "Log in without a password",
				blocks: [
					{ paragraph: `Hello ${name}, open this link on the device you want to log in on.` },
					{ button: "Log in now", link },
					{ note: "This link is valid for 5 minutes and works once. Do not forward it to anyone." },
					{ note: "Didn't request this? You can ignore this e-mail." },
				],
			},
		}),
});
