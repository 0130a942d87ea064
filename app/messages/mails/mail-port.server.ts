import { createTransport } from "nodemailer";
import { club } from "../../../club/profile";
import { isLikeProduction, type Settings } from "../../platform/settings.server";
import type { Language } from "../../platform/words/language";
import { DeliveryError } from "../delivery-error";

export type OutgoingMail = {
	id: string;
	to: string;
	language: Language;
	subject: string;
	text: string;
	html: string;
	/** Ends mails like this one; only in those that a member subscribed to. */
	unsubscribe?: string | null;
};

/** A mail provider. */
export type MailPort = {
	/** The message's id at the provider. Throws a DeliveryFault. */
	send(mail: OutgoingMail): Promise<string | null>;
	/** Connects and logs in without sending. Throws a DeliveryFault. */
	check(): Promise<void>;
};

/** One per process and settings, so that its connections serve one mail after another. */
const ports = new WeakMap<Settings, MailPort>();

/** Null: no provider is configured, so mails stay in the local outbox. */
export function mailPort(settings: Settings): MailPort | null {
	if (!settings.SMTP_URL) return null;
	const port = ports.get(settings) ?? smtpPort(settings.SMTP_URL, settings);
	ports.set(settings, port);
	return port;
}

const mostConnections = 4;

function smtpPort(url: string, { APP_ENV, MAIL_FROM, MAIL_RATE, publicUrl }: Settings): MailPort {
	const transport = createTransport({
		// Its own parameters win: `?requireTLS=false` for a relay in a private network.
		url,
		pool: true,
		// Each sends its first mail before the rate counts.
		maxConnections: Math.min(mostConnections, MAIL_RATE),
		maxMessages: 100,
		rateDelta: 1_000,
		rateLimit: MAIL_RATE,
		requireTLS: isLikeProduction({ APP_ENV }) || !isLoopback(new URL(url).hostname),
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 20_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const domain = new URL(publicUrl).hostname;
	return {
		async send({ id, to, language, subject, text, html, unsubscribe }) {
			try {
				const { messageId } = await transport.sendMail({
					from: { name: club.name, address: MAIL_FROM ?? club.contact.email },
					to: { name: "", address: to },
					subject,
					text,
					html,
					// The same on every retry, so a receiver can recognize a duplicate.
					messageId: `<${id}@${domain}>`,
					headers: {
						"Auto-Submitted": "auto-generated",
						"Content-Language": language,
						...(unsubscribe && {
							"List-Unsubscribe": { prepared: true, value: `<${unsubscribe}>` },
							"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
						}),
					},
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

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

type SmtpError = Error & { code?: string; responseCode?: number; response?: string };

/** 5xx is permanent; 4xx (greylisting, full mailbox) and a broken connection are worth a retry. */
function smtpFault({ code, responseCode, response = "", message }: SmtpError) {
	if (code === "ETLS") return new DeliveryError("no TLS with the mail server", true);
	if (code === "ESOCKET" && message.includes("certificate"))
		return new DeliveryError("the mail server's certificate is not valid", true);
	if (!responseCode) return new DeliveryError(code ?? "unknown", code !== "EENVELOPE");
	const isGone = responseCode >= 500 && noSuchMailbox.test(response);
	return new DeliveryError(`SMTP ${responseCode}`, responseCode < 500 || code === "EAUTH", isGone);
}

/** RFC 3463: the mailbox or its domain does not exist, has moved, or takes no mail any more. */
const noSuchMailbox = /\b5\.(1\.[1-3]|1\.6|1\.10|2\.1)\b/;
