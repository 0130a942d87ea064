import { club } from "../../club/profile";
import type { Language } from "../platform/words/language";
import { academyTrialMail } from "./mails/letters/academy-trial";
import { accountDisabledMail } from "./mails/letters/account-disabled";
import { accountsMergedMail } from "./mails/letters/accounts-merged";
import { announcementMail } from "./mails/letters/announcement";
import { backInStockMail } from "./mails/letters/back-in-stock";
import { boxOfficeTicketsMail } from "./mails/letters/box-office-tickets";
import { contactCopyMail } from "./mails/letters/contact-copy";
import { contactReceivedMail } from "./mails/letters/contact-received";
import { dataReadyMail } from "./mails/letters/data-ready";
import { deletionAskedMail } from "./mails/letters/deletion-asked";
import { deletionCancelledMail } from "./mails/letters/deletion-cancelled";
import { emailChangedMail } from "./mails/letters/email-changed";
import { emailWantedMail } from "./mails/letters/email-wanted";
import { inboxReplyMail } from "./mails/letters/inbox-reply";
import { loginLinkMail } from "./mails/letters/login-link";
import { matchChangedMail } from "./mails/letters/match-changed";
import { mergeAskedMail } from "./mails/letters/merge-asked";
import { mergeCodeMail } from "./mails/letters/merge-code";
import { newDeviceMail } from "./mails/letters/new-device";
import { newEmailCodeMail } from "./mails/letters/new-email-code";
import { oneTimeCodeMail } from "./mails/letters/one-time-code";
import { orderNewsMail } from "./mails/letters/order-news";
import { passwordChangedMail } from "./mails/letters/password-changed";
import { phoneResetMail } from "./mails/letters/phone-reset";
import { resetLinkMail } from "./mails/letters/reset-link";
import { securityChangedMail } from "./mails/letters/security-changed";
import { ticketCreditMail } from "./mails/letters/ticket-credit";
import { ticketNewsMail } from "./mails/letters/ticket-news";
import { verifyEmailMail } from "./mails/letters/verify-email";
import { webhookDisabledMail } from "./mails/letters/webhook-disabled";
import { welcomeMail } from "./mails/letters/welcome";
import type { MailTemplate } from "./mails/mail-content";

const mails = {
	"academy-trial": academyTrialMail,
	announcement: announcementMail,
	"back-in-stock": backInStockMail,
	"box-office-tickets": boxOfficeTicketsMail,
	"account-disabled": accountDisabledMail,
	"account-kept": deletionCancelledMail,
	"account-leaving": deletionAskedMail,
	"accounts-merged": accountsMergedMail,
	"contact-copy": contactCopyMail,
	"contact-received": contactReceivedMail,
	"data-ready": dataReadyMail,
	"email-changed": emailChangedMail,
	"email-wanted": emailWantedMail,
	"inbox-reply": inboxReplyMail,
	"login-link": loginLinkMail,
	"match-changed": matchChangedMail,
	"merge-asked": mergeAskedMail,
	"merge-code": mergeCodeMail,
	"new-device": newDeviceMail,
	"new-email-code": newEmailCodeMail,
	"one-time-code": oneTimeCodeMail,
	"order-news": orderNewsMail,
	"password-changed": passwordChangedMail,
	"phone-reset": phoneResetMail,
	"reset-link": resetLinkMail,
	"ticket-news": ticketNewsMail,
	"ticket-credit": ticketCreditMail,
	"security-changed": securityChangedMail,
	"verify-email": verifyEmailMail,
	"webhook-disabled": webhookDisabledMail,
	welcome: welcomeMail,
};
export type MailName = keyof typeof mails;
export type MailValues<Name extends MailName> =
	(typeof mails)[Name] extends MailTemplate<infer Values> ? Values : never;
/** Every mail the site can send, by name. */
export const mailTemplates: { [Name in MailName]: MailTemplate<MailValues<Name>> } = mails;

type TextTemplate<Values> = {
	validMinutes?: number;
	write: Record<Language, (values: Values) => string>;
	/** What the template of the same name says at WhatsApp; null where theirs cannot say it. */
	whatsapp: {
		values: (values: Values) => string[];
		/** With a button that copies the first value. */
		copies?: true;
	} | null;
	/** The mail in its place, where the phone could not be reached. */
	mail?: "one-time-code";
};
const defineText = <Values>(template: TextTemplate<Values>) => template;

type News = { title: string; body: string; link: string };
const inOneLine = ({ title, link }: News) => `${title.slice(0, 60)}: ${link}`;
/** In a text message the rest is behind the link. */
const newsText = defineText<News>({
	write: { id: inOneLine, en: inOneLine },
	whatsapp: { values: ({ title, body, link }) => [title, body, link] },
});

const texts = {
	otp: defineText<{ code: string }>({
		validMinutes: 5,
		whatsapp: { values: ({ code }) => [code], copies: true },
		mail: "one-time-code",
		write: {
			id: ({ code }) =>
				`${code} adalah kode ${club.name} milikmu. Berlaku 5 menit. Jangan berikan kepada siapa pun, termasuk yang mengaku dari klub.`,
			en: ({ code }) =>
				`${code} is your ${club.name} code. Valid for 5 minutes. Do not share it with anyone, even if they claim to be from the club.`,
		},
	}),
	"merge-code": defineText<{ code: string }>({
		validMinutes: 5,
		// The words of WhatsApp's codes are fixed and do not say that an account closes.
		whatsapp: null,
		write: {
			id: ({ code }) =>
				`${code}: kode menutup akun ${club.shortName} ini dan memindahkan isinya ke akun lain. Sebutkan ke klub hanya kalau kamu yang memintanya. Berlaku 5 menit.`,
			en: ({ code }) =>
				`${code}: code to close this ${club.shortName} account and move all to another. Tell the club only if you asked for it. Valid for 5 minutes.`,
		},
	}),
	"ticket-link": defineText<{ link: string }>({
		whatsapp: { values: ({ link }) => [link] },
		write: { id: ({ link }) => `Tiketmu: ${link}`, en: ({ link }) => `Your ticket: ${link}` },
	}),
	"ticket-offered": defineText<{ link: string }>({
		whatsapp: { values: ({ link }) => [link] },
		write: {
			id: ({ link }) => `Ada tiket ${club.shortName} untukmu. Terima: ${link}`,
			en: ({ link }) => `A ${club.shortName} ticket for you: ${link}`,
		},
	}),
	"order-update": newsText,
	"ticket-update": newsText,
	"match-update": newsText,
};
export type TextName = keyof typeof texts;
export type TextValues<Name extends TextName> =
	(typeof texts)[Name] extends TextTemplate<infer Values> ? Values : never;
/** Every text message, each short enough for one SMS: 160 characters without accents. */
export const textTemplates: { [Name in TextName]: TextTemplate<TextValues<Name>> } = texts;
