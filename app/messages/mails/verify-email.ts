import { defineMail, inLanguage } from "./mail-content";

type Values = { name: string; link: string };

export const verifyEmailMail = defineMail<Values>({
	write: ({ name, link }, language) =>
		inLanguage(language, {
			id: {
				subject: "Pastikan alamat emailmu",
				preview: "Satu ketukan, lalu tiket dan pesananmu sampai ke alamat yang benar.",
				title: "Benar ini alamatmu?",
				blocks: [
					{
						paragraph: `Hai ${name}, pastikan alamat ini milikmu, supaya tiket dan kabar pesanan sampai ke orang yang tepat.`,
					},
					{ button: "Ya, ini alamatku", link },
					{ note: "Tidak merasa mendaftar? Abaikan saja, alamat ini tidak akan dipastikan." },
				],
			},
			en: {
				subject: "Confirm your e-mail address",
				preview: "One tap, and your tickets and orders reach the right address.",
				title: "Is this your address?",
				blocks: [
					{
						paragraph: `Hello ${name}, please confirm that this address is yours, so that tickets and news of your orders reach the right person.`,
					},
					{ button: "Yes, this is mine", link },
					{ note: "You did not register? Ignore this e-mail; the address stays unconfirmed." },
				],
			},
		}),
});
