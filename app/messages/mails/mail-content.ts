import type { Language } from "../../platform/words/language";

/** A mail's content, shared by its HTML and plain-text parts. */
export type MailContent = {
	subject: string;
	/** The preview line that inboxes show beside the subject. */
	preview: string;
	title: string;
	blocks: MailBlock[];
};

export type MailBlock =
	| { paragraph: string }
	| { button: string; link: string }
	| { facts: [label: string, value: string][] }
	/** Square, and to be seen by a camera, so on white in any theme. */
	| { picture: string; alt: string }
	/** Somebody's own words, set apart from ours. */
	| { quote: string }
	| { note: string };

export type MailTemplate<Values> = {
	/** After this the mail is useless, so it is no longer sent. */
	validMinutes?: number;
	write: (values: Values, language: Language) => MailContent;
};

export const defineMail = <Values>(template: MailTemplate<Values>) => template;

/** The two languages side by side, each in full: sentences are never concatenated from pieces. */
export const mailIn = <T>(language: Language, texts: Record<Language, T>): T => texts[language];
