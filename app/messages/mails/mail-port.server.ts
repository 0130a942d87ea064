import { createTransport } from "nodemailer";
import { club } from "../../../club/profile";
import type { Settings } from "../../platform/settings.server";
import type { Language } from "../../platform/words/language";
import { DeliveryError } from "../delivery-error";

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
	/** Connects and logs in without sending. Throws a DeliveryFault. */
	check(): Promise<void>;
};

/** Null: no provider is configured, so mails stay in the local outbox. */
export function mailPort(settings: Settings): MailPort | null {
	return settings.SMTP_URL ? smtpPort(settings.SMTP_URL, settings) : null;
}

function smtpPort(url: string, { APP_ENV, MAIL_FROM, publicUrl }: Settings): MailPort {
	const transport = createTransport({
		// Its own parameters win: `?requireTLS=false` for a relay in a private network.
		url,
		requireTLS: APP_ENV === "production",
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
					from: { name: club.name, address: MAIL_FROM ?? club.contact.email },
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
				throw smtpFault(error as SmtpError);
			}
		},
		async check() {
			await transport.verify().catch((error: SmtpError) => {
				throw smtpFault(error);
			});
		},
	};
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** 5xx is permanent; 4xx (greylisting, full mailbox) and a broken connection are worth a retry. */
function smtpFault({ code, responseCode, message }: SmtpError) {
	if (code === "ETLS") return new DeliveryError("no TLS with the mail server", true);
	if (code === "ESOCKET" && message.includes("certificate"))
		return new DeliveryError("the mail server's certificate is not valid", true);
	if (!responseCode) return new DeliveryError(code ?? "unknown", code !== "EENVELOPE");
	return new DeliveryError(`SMTP ${responseCode}`, responseCode < 500 || code === "EAUTH");
}
