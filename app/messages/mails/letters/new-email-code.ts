import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; code: string };

/** To the new address a member has requested. */
export const newEmailCodeMail = defineMail<Values>({
	validMinutes: 30,
	write: ({ name, code }, language) =>
		mailIn(language, {
			id: {
				subject: `${code} kode untuk email barumu`,
				preview: "Ketik kode ini di akunmu supaya alamat ini berlaku.",
				title: "Pakai alamat ini?",
				blocks: [
					{ paragraph: `Hai ${name}, ketik kode ini di akunmu supaya alamat ini jadi emailmu.` },
					{ facts: [["Kode", code]] },
					{ note: "Berlaku 30 menit. Bukan kamu yang meminta? Abaikan saja, tidak ada yang berubah." },
				],
			},
			en: {
				subject: `${code} is the code for your new e-mail`,
				preview: "Enter this code in your account to start using this address.",
				title: "Use this address?",
				blocks: [
					{ paragraph: `Hello ${name}, enter this code in your account to make this address your e-mail.` },
					{ facts: [["Code", code]] },
					{ note: "Valid for 30 minutes. Didn't request it? Ignore this e-mail and nothing changes." },
				],
			},
		}),
});
