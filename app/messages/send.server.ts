import { sql } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import type { CallContext } from "../platform/http/bind.server";
import type { Language } from "../platform/words/language";
import { deliverMessage } from "./deliver-message.server";
import { notVerified } from "./delivery-error";
import { expiryOf, type Mail, mailRow, type NewMessage } from "./mails/mail-row.server";
import { messages } from "./tables.server";
import { type MailName, type TextName, type TextValues, textTemplates } from "./templates.server";

type SendContext = Pick<CallContext, "db" | "jobs" | "settings">;
/** A member as the mails see one. */
export type Addressee = { email: string; emailVerifiedAt: Date | null };

type Text<Name extends TextName> = {
	/** For jobs that may be retried, as with a mail. */
	id?: string;
	to: string;
	language: Language;
	template: Name;
	values: TextValues<Name>;
	/** Where a mail may take its place, if the template has one. */
	mailTo?: string | null;
};

/**
 * Tells a member something. An address that nobody has proven may be a stranger's, who must not get a mail for every order
 * that somebody else places: such members are told in their inbox alone. The message is kept without its words, as one that
 * was not sent, so that a retry finds it here too.
 */
export async function mailMember<Name extends MailName>(
	context: SendContext,
	member: Addressee,
	mail: Omit<Mail<Name>, "to">,
): Promise<boolean> {
	const [written] = await writeMessages(context.db, [memberMail(context, member, mail)]);
	if (written && member.emailVerifiedAt) await queueDelivery(context, written.id);
	return Boolean(written);
}

/** What `mailMember` writes, for jobs that write many at once (`writeMessages`) and deliver them (`deliverMessages`). */
export function memberMail<Name extends MailName>(
	context: Pick<SendContext, "settings">,
	{ email, emailVerifiedAt }: Addressee,
	mail: Omit<Mail<Name>, "to">,
): NewMessage {
	if (emailVerifiedAt) return mailRow(context, { ...mail, to: email });
	const { id, language, template } = mail;
	const unsent = { failedAt: sql`now()`, lastError: notVerified };
	return { ...(id && { id }), kind: "mail", to: email, language, template, ...unsent };
}

/**
 * To any address, proven or not: for what proves it, recovers an account or answers somebody who may have none. Members are
 * told by `mailMember`.
 * Writes the mail and queues its delivery, both in the caller's transaction: pass the transaction as `db`.
 * A change that is rolled back sends nothing, and one that is committed always does. False if this mail was already written.
 */
export const sendMail = <Name extends MailName>(context: SendContext, mail: Mail<Name>): Promise<boolean> =>
	queueMessage(context, mailRow(context, mail));

/** The same for a text message. `to` is a phone number in E.164. */
export async function sendText<Name extends TextName>(context: SendContext, message: Text<Name>) {
	const { id, to, language, template: name, values, mailTo = null } = message;
	const template = textTemplates[name];
	await queueMessage(context, {
		...(id && { id }),
		kind: "text",
		to,
		language,
		template: name,
		text: template.write[language](values),
		values: values as Record<string, unknown>,
		mailTo,
		expiresAt: expiryOf(template.validMinutes),
	});
}

async function queueMessage(context: SendContext, row: NewMessage): Promise<boolean> {
	const [written] = await writeMessages(context.db, [row]);
	if (written) await queueDelivery(context, written.id);
	return Boolean(written);
}

const queueDelivery = ({ db, jobs }: SendContext, messageId: string) =>
	jobs.send(db, deliverMessage, { messageId });

/** Returns those whose id was not taken: others were written before. */
export const writeMessages = async (db: Db, rows: NewMessage[]): Promise<{ id: string }[]> =>
	rows.length > 0
		? db.insert(messages).values(rows).onConflictDoNothing().returning({ id: messages.id })
		: [];
