import { sql } from "drizzle-orm";
import type { PgInsertValue } from "drizzle-orm/pg-core";
import type { Db } from "../platform/data/database.server";
import type { CallContext } from "../platform/http/bind.server";
import type { Language } from "../platform/words/language";
import { deliverMessage } from "./deliver-message.server";
import { notVerified } from "./delivery-error";
import { mailHtml } from "./mails/mail-layout.server";
import { mailText } from "./mails/mail-text";
import { messages } from "./tables.server";
import {
	type MailName,
	type MailValues,
	mailTemplates,
	type TextName,
	type TextValues,
	textTemplates,
} from "./templates.server";

type SendContext = Pick<CallContext, "db" | "jobs" | "settings">;
type Mail<Name extends MailName> = {
	/** For jobs that may be retried: with an id chosen when the job was queued, the mail is written once. */
	id?: string | undefined;
	to: string;
	language: Language;
	template: Name;
	values: MailValues<Name>;
};
/** A member as the mails see one. */
export type Addressee = { email: string; emailVerifiedAt: Date | null };

type Text<Name extends TextName> = {
	to: string;
	language: Language;
	template: Name;
	values: TextValues<Name>;
};

/**
 * Tells a member something. An address that nobody has proven may be a stranger's, who must not get a mail for every order
 * that somebody else places: such members are told in their inbox alone. The message is kept without its words, as one that
 * was not sent, so that a retry finds it here too.
 */
export async function mailMember<Name extends MailName>(
	context: SendContext,
	{ email, emailVerifiedAt }: Addressee,
	mail: Omit<Mail<Name>, "to">,
): Promise<boolean> {
	if (emailVerifiedAt) return sendMail(context, { ...mail, to: email });
	const { id, language, template } = mail;
	const unsent = { failedAt: sql`now()`, lastError: notVerified };
	const row = { ...(id && { id }), kind: "mail" as const, to: email, language, template, ...unsent };
	return Boolean(await writeMessage(context.db, row));
}

/**
 * To any address, proven or not: for what proves it, recovers an account or answers somebody who may have none. Members are
 * told by `mailMember`.
 * Writes the mail and queues its delivery, both in the caller's transaction: pass the transaction as `db`.
 * A change that is rolled back sends nothing, and one that is committed always does. False if this mail was already written.
 */
export async function sendMail<Name extends MailName>(
	context: SendContext,
	mail: Mail<Name>,
): Promise<boolean> {
	const { id, to, language, template: name, values } = mail;
	const template = mailTemplates[name];
	const content = template.write(values, language);
	return queueMessage(context, template.validMinutes, {
		...(id && { id }),
		kind: "mail",
		to,
		language,
		template: name,
		subject: content.subject,
		text: mailText(content, language),
		html: mailHtml(content, { language, publicUrl: context.settings.publicUrl }),
	});
}

/** The same for a text message. `to` is a phone number in E.164. */
export async function sendText<Name extends TextName>(context: SendContext, message: Text<Name>) {
	const { to, language, template: name, values } = message;
	const template = textTemplates[name];
	await queueMessage(context, template.validMinutes, {
		kind: "text",
		to,
		language,
		template: name,
		text: template.write[language](values),
	});
}

async function queueMessage(
	{ db, jobs }: SendContext,
	validMinutes: number | undefined,
	row: Omit<NewMessage, "expiresAt">,
): Promise<boolean> {
	const expiresAt = validMinutes ? sql`now() + make_interval(mins => ${validMinutes})` : null;
	const written = await writeMessage(db, { ...row, expiresAt });
	if (written) await jobs.send(db, deliverMessage, { messageId: written.id });
	return Boolean(written);
}

/** Nothing if its id is taken: then it was written before. */
async function writeMessage(db: Db, row: NewMessage) {
	const [written] = await db
		.insert(messages)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: messages.id });
	return written;
}
type NewMessage = PgInsertValue<typeof messages>;
