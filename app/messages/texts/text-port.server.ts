import * as z from "zod";
import type { Settings } from "../../platform/settings.server";
import { DeliveryError } from "../delivery-error";

export type OutgoingText = { id: string /** E.164. */; to: string; text: string };

/** A provider of text messages. */
export type TextPort = {
	/** The message's id at the provider. Throws a DeliveryFault. */
	send(message: OutgoingText): Promise<string | null>;
};

/** Null: no provider is configured, so text messages stay in the local outbox. */
export function textPort(settings: Settings): TextPort | null {
	switch (settings.SMS_PROVIDER) {
		case "twilio":
			return twilioPort({
				account: settings.TWILIO_ACCOUNT ?? "",
				secret: settings.TWILIO_SECRET ?? "",
				from: settings.TWILIO_FROM ?? "",
			});
		case "outbox":
			return null;
	}
}

type TwilioAccount = { account: string; secret: string; from: string };
const timeout = 10_000;
const e164 = /^\+[1-9]\d{6,14}$/;
const twilioAnswer = z.object({ sid: z.optional(z.string()), code: z.optional(z.nullable(z.number())) });

export function twilioPort(
	{ account, secret, from }: TwilioAccount,
	host = "https://api.twilio.com",
): TextPort {
	const url = `${host}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
	const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString("base64")}`;
	// A messaging service chooses the sender itself.
	const senderField = from.startsWith("MG") ? "MessagingServiceSid" : "From";
	return {
		async send({ to, text }) {
			if (!e164.test(to)) throw new DeliveryError("not a phone number", false);
			const response = await request(url, {
				method: "POST",
				headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
				body: new URLSearchParams({ To: to, [senderField]: from, Body: text }),
				redirect: "error",
				signal: AbortSignal.timeout(timeout),
			});
			const answer = twilioAnswer.safeParse(await response.json().catch(() => ({})));
			if (response.ok) return answer.data?.sid ?? null;
			const isBusy = response.status === 429 || response.status >= 500;
			throw new DeliveryError(`Twilio ${answer.data?.code ?? response.status}`, isBusy);
		},
	};
}

async function request(url: string, init: RequestInit) {
	try {
		return await fetch(url, init);
	} catch (error) {
		const { name, cause } = error as Error & { cause?: { code?: string } };
		throw new DeliveryError(cause?.code ?? name, true);
	}
}
