import type { FastifyBaseLogger } from "fastify";
import { mailPort } from "../app/messages/mails/mail-port.server";
import type { Settings } from "../app/platform/settings.server";

/** At the start: otherwise the first to notice a wrong password, or a server without TLS, is a fan who waits for a mail. */
export async function checkMail(settings: Settings, log: Pick<FastifyBaseLogger, "error">) {
	try {
		await mailPort(settings)?.check();
	} catch (error) {
		log.error({ err: error }, "SMTP_URL: no mail can be sent");
	}
}
