import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; link: string };

export const verifyEmailMail = defineMail<Values>({
	write: ({ name, link }, language) =>
		mailIn(language, {
			id: {
				subject: "Verifikasi emailmu",
				preview: "Satu ketukan, dan emailmu terverifikasi.",
				title: "Benar ini alamatmu?",
				blocks: [
					{
						paragraph: `Hai ${name}, verifikasi alamat ini supaya kami yakin akun ini milikmu.`,
					},
					{ button: "Ya, ini alamatku", link },
					{ note: "Tidak merasa mendaftar? Abaikan saja email ini." },
				],
			},
			en: {
				subject: "Verify your e-mail",
				preview: "One tap, and your e-mail is verified.",
				title: "Is this your address?",
				blocks: [
					{
						paragraph: `Hello ${name}, please verify this address so we know the account is yours.`,
					},
					{ button: "Yes, this is mine", link },
					{ note: "Didn't register? You can ignore this e-mail." },
				],
			},
		}),
});
