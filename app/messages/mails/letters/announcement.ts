import { club } from "../../../../club/profile";
import { type Localized, localize } from "../../../platform/words/language";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; title: Localized; body: Localized; link: string; settingsLink: string };

/** Club news for followers who want it by mail. */
export const announcementMail = defineMail<Values>({
	write: ({ name, title, body, link, settingsLink }, language) => {
		const [subject, text] = [localize(title, language), localize(body, language)];
		return mailIn(language, {
			id: {
				subject,
				preview: text.slice(0, 120),
				title: subject,
				blocks: [
					{ paragraph: `Hai ${name},` },
					{ paragraph: text },
					{ button: "Selengkapnya", link },
					{
						note: `Kamu menerima ini karena mengikuti ${club.name} dan memilih kabar lewat email. Ubah atau hentikan: ${settingsLink}`,
					},
				],
			},
			en: {
				subject,
				preview: text.slice(0, 120),
				title: subject,
				blocks: [
					{ paragraph: `Hello ${name},` },
					{ paragraph: text },
					{ button: "Read more", link },
					{
						note: `You are getting this because you follow ${club.name} and chose news by e-mail. Change this or unsubscribe: ${settingsLink}`,
					},
				],
			},
		});
	},
});
