import { club } from "../../../../club/profile";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; topic: string; message: string };

/** To the sender. Anybody may enter anybody's address, so the quoted message has no working links. */
export const contactCopyMail = defineMail<Values>({
	write: ({ name, topic, message }, language) =>
		mailIn(language, {
			id: {
				subject: "Pesanmu sudah kami terima",
				preview: `Topik: ${topic}. Biasanya kami balas ${club.contact.replies.id}.`,
				title: "Pesanmu sudah sampai",
				blocks: [
					{
						paragraph: `Hai ${name}, terima kasih sudah menulis. Biasanya kami balas ${club.contact.replies.id} (${club.contact.hours.id}).`,
					},
					{ facts: [["Topik", topic]] },
					{ quote: withoutLinks(message, "[tautan]") },
					{ note: "Tidak merasa menulis kepada kami? Ada yang memakai alamatmu. Abaikan email ini." },
				],
			},
			en: {
				subject: "We have received your message",
				preview: `Topic: ${topic}. We usually reply ${club.contact.replies.en}.`,
				title: "Thanks for your message",
				blocks: [
					{
						paragraph: `Hello ${name}, thank you for writing. We usually reply ${club.contact.replies.en} (${club.contact.hours.en}).`,
					},
					{ facts: [["Topic", topic]] },
					{ quote: withoutLinks(message, "[link]") },
					{ note: "Didn't write to us? Somebody used your address. You can ignore this e-mail." },
				],
			},
		}),
});

const webAddress = /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:[a-z]{2,24})(?:\/\S*)?\b/gi;

export const withoutLinks = (text: string, instead: string) => text.replace(webAddress, instead);
