import { createTransport } from "nodemailer";
import { club } from "../../club/profile";
import type { Language } from "../platform/language";
import type { Settings } from "../platform/settings.server";
import { DeliveryFault } from "./delivery-fault";

export type OutgoingMail = {
	id: string;
	to: string;
	language: Language;
	subject: string;
	text: string;
	html: string;
};

/** A mail provider. */
export type MailPort = {
	/** The message's id at the provider. Throws a DeliveryFault. */
	send(mail: OutgoingMail): Promise<string | null>;
};

/** Null: no provider is configured, so mails stay in the local outbox. */
export function mailPort(settings: Settings): MailPort | null {
	return settings.SMTP_URL
		? smtpPort(settings.SMTP_URL, settings.MAIL_FROM ?? club.contact.email, settings.publicUrl)
		: null;
}

function smtpPort(url: string, from: string, publicUrl: string): MailPort {
	const transport = createTransport({
		url,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 20_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const domain = new URL(publicUrl).hostname;
	return {
		async send({ id, to, language, subject, text, html }) {
			try {
				const { messageId } = await transport.sendMail({
					from: { name: club.name, address: from },
					to: { name: "", address: to },
					subject,
					text,
					html,
					// The same on every retry, so a receiver can recognize a duplicate.
					messageId: `<${id}@${domain}>`,
					headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
				});
				return messageId;
			} catch (error) {
				throw smtpFault(error as { code?: string; responseCode?: number });
			}
		},
	};
}

/** 5xx is permanent; 4xx (greylisting, full mailbox) and a broken connection are worth a retry. */
function smtpFault({ code, responseCode }: { code?: string; responseCode?: number }) {
	if (!responseCode) return new DeliveryFault(code ?? "unknown", code !== "EENVELOPE");
	return new DeliveryFault(`SMTP ${responseCode}`, responseCode < 500 || code === "EAUTH");
}
