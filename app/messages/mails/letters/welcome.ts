import { club } from "../../../../club/profile";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; link: string };

export const welcomeMail = defineMail<Values>({
	write: ({ name, link }, language) =>
		mailIn(language, {
			id: {
				subject: `Selamat datang di ${club.name}`,
				preview: club.tagline.id,
				title: `Selamat datang, ${name}`,
				blocks: [
					{
						paragraph: `Akunmu sudah jadi. Kartu anggotamu menunggu di profil.`,
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
						paragraph: `Your account is ready. Your member card is waiting in your profile.`,
					},
					{ button: "View my account", link },
				],
			},
		}),
});
