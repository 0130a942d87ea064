import { club } from "../../../club/profile";
import { defineMail, inLanguage } from "./mail-content";

type Values = { name: string; topic: string; message: string };

/** To the sender. Anybody may type anybody's address there, so what they wrote carries no working link. */
export const contactCopyMail = defineMail<Values>({
	write: ({ name, topic, message }, language) =>
		inLanguage(language, {
			id: {
				subject: "Pesanmu sudah kami terima",
				preview: `Topik: ${topic}. Kami balas di hari kerja berikutnya.`,
				title: "Pesanmu sudah sampai",
				blocks: [
					{
						paragraph: `Hai ${name}, terima kasih sudah menulis. Biasanya kami balas di hari kerja berikutnya (${club.contact.hours.id}).`,
					},
					{ facts: [["Topik", topic]] },
					{ quote: withoutLinks(message, "[tautan]") },
					{ note: "Tidak merasa menulis kepada kami? Ada yang memakai alamatmu. Abaikan email ini." },
				],
			},
			en: {
				subject: "We have your message",
				preview: `Topic: ${topic}. We answer on the next working day.`,
				title: "Your message has arrived",
				blocks: [
					{
						paragraph: `Hello ${name}, thank you for writing. We usually answer on the next working day (${club.contact.hours.en}).`,
					},
					{ facts: [["Topic", topic]] },
					{ quote: withoutLinks(message, "[link]") },
					{ note: "You did not write to us? Somebody used your address. Ignore this e-mail." },
				],
			},
		}),
});

const webAddress = /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:[a-z]{2,24})(?:\/\S*)?\b/gi;

const withoutLinks = (text: string, instead: string) => text.replace(webAddress, instead);
