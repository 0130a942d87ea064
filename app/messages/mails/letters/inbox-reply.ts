import { club } from "../../../../club/profile";
import { defineMail, type MailBlock, mailIn } from "../mail-content";
import { withoutLinks } from "./contact-copy";

type Values = {
	name: string;
	/** In the recipient's language. */
	about: string;
	/** What staff wrote; empty lines separate paragraphs. */
	words: string;
	/** What is being answered; empty if nothing was written. */
	message: string;
};

/** Anybody may have entered this address, so the quoted message has no working links. */
export const inboxReplyMail = defineMail<Values>({
	write: ({ name, about, words, message }, language) =>
		mailIn(language, {
			id: {
				subject: `Balasan: ${about}`,
				preview: words.slice(0, 100),
				title: "Balasan untukmu",
				blocks: [
					{ paragraph: `Hai ${name},` },
					...paragraphs(words),
					{ paragraph: `Salam, ${club.name}` },
					...quoted("Yang kamu tulis:", withoutLinks(message, "[tautan]")),
					{ note: "Masih ada yang ingin ditanyakan? Balas saja email ini." },
				],
			},
			en: {
				subject: `Re: ${about}`,
				preview: words.slice(0, 100),
				title: "Our reply",
				blocks: [
					{ paragraph: `Hello ${name},` },
					...paragraphs(words),
					{ paragraph: `Kind regards, ${club.name}` },
					...quoted("You wrote:", withoutLinks(message, "[link]")),
					{ note: "Anything else? Just reply to this e-mail." },
				],
			},
		}),
});

const paragraphs = (words: string): MailBlock[] =>
	words
		.split(/\n\s*\n/)
		.filter((part) => part.trim())
		.map((paragraph) => ({ paragraph: paragraph.trim() }));

const quoted = (intro: string, message: string): MailBlock[] =>
	message ? [{ paragraph: intro }, { quote: message }] : [];
