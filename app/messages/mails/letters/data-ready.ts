import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; until: Date /** Leads to the privacy screen. */; link: string };

export const dataReadyMail = defineMail<Values>({
	write: ({ name, until, link }, language) => {
		const when = formatDateTime(until, "full", language, club.timeZone);
		return mailIn(language, {
			id: {
				subject: "Salinan datamu sudah siap",
				preview: `Bisa diunduh sampai ${when}.`,
				title: "Salinan datamu sudah siap",
				blocks: [
					{
						paragraph: `Hai ${name}, salinan datamu bisa diunduh di halaman privasi sampai ${when}. Demi keamanan, kamu perlu masuk dulu.`,
					},
					{ button: "Unduh datamu", link },
				],
			},
			en: {
				subject: "The copy of your data is ready",
				preview: `You can download it until ${when}.`,
				title: "The copy of your data is ready",
				blocks: [
					{
						paragraph: `Hello ${name}, you can download the copy of your data on the privacy page until ${when}. For your security, you need to log in first.`,
					},
					{ button: "Download your data", link },
				],
			},
		});
	},
});
