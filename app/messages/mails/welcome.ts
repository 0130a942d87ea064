import { club } from "../../../club/profile";
import { defineMail, inLanguage } from "./mail-content";

type Values = { name: string; link: string };

export const welcomeMail = defineMail<Values>({
	write: ({ name, link }, language) =>
		inLanguage(language, {
			id: {
				subject: `Selamat datang di ${club.name}`,
				preview: club.tagline.id,
				title: `Selamat datang, ${name}`,
				blocks: [
					{
						paragraph: `Akunmu sudah jadi. Mulai sekarang tiket, pesanan, dan kabar ${club.shortName} ada di satu tempat.`,
					},
					{ button: "Lihat akunku", link },
				],
			},
			en: {
				subject: `Welcome to ${club.name}`,
				preview: club.tagline.en,
				title: `Welcome, ${name}`,
				blocks: [
					{
						paragraph: `Your account is ready. From now on your tickets, your orders and the news of ${club.shortName} are in one place.`,
					},
					{ button: "See my account", link },
				],
			},
		}),
});
