import { sql } from "drizzle-orm";
import type { PgInsertValue } from "drizzle-orm/pg-core";
import type { Settings } from "../../platform/settings.server";
import type { Language } from "../../platform/words/language";
import type { messages } from "../tables.server";
import { type MailName, type MailValues, mailTemplates } from "../templates.server";
import { mailHtml } from "./mail-layout.server";
import { mailText } from "./mail-text";

export type Mail<Name extends MailName> = {
	/** For jobs that may be retried: with an id chosen when the job was queued, the mail is written once. */
	id?: string | undefined;
	to: string;
	language: Language;
	template: Name;
	values: MailValues<Name>;
	/** For what members subscribe to. */
	unsubscribe?: string;
};

/** A mail as it is kept until it is delivered. */
export function mailRow<Name extends MailName>(
	{ settings: { publicUrl } }: { settings: Settings },
	{ id, to, language, template: name, values, unsubscribe }: Mail<Name>,
): NewMessage {
	const template = mailTemplates[name];
	const content = template.write(values, language);
	return {
		...(id && { id }),
		kind: "mail",
		to,
		language,
		template: name,
		subject: content.subject,
		text: mailText(content, language),
		html: mailHtml(content, { language, publicUrl }),
		expiresAt: expiryOf(template.validMinutes),
		...(unsubscribe && { unsubscribe }),
	};
}

export const expiryOf = (validMinutes: number | undefined) =>
	validMinutes ? sql`now() + make_interval(mins => ${validMinutes})` : null;

export type NewMessage = PgInsertValue<typeof messages>;
