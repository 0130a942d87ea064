import * as z from "zod";
import { DeliveryError } from "../delivery-error";
import { requestProvider } from "./request-provider.server";
import { e164, type TextPort } from "./text-port";

type TwilioAccount = {
	account: string;
	secret: string;
	from: string;
	/** Where Twilio reports what became of a message. */
	noticeUrl?: string | undefined;
};
const twilioAnswer = z.object({ sid: z.optional(z.string()), code: z.optional(z.nullable(z.number())) });

export function twilioPort(
	{ account, secret, from, noticeUrl }: TwilioAccount,
	host = "https://api.twilio.com",
): TextPort {
	const url = `${host}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
	const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString("base64")}`;
	// A messaging service chooses the sender itself.
	const senderField = from.startsWith("MG") ? "MessagingServiceSid" : "From";
	return {
		channel: "sms",
		async send({ to, text }) {
			if (!e164.test(to)) throw new DeliveryError("not a phone number", false);
			const { status, body } = await requestProvider(url, {
				method: "POST",
				headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
				body: new URLSearchParams({
					To: to,
					[senderField]: from,
					Body: text,
					...(noticeUrl && { StatusCallback: noticeUrl }),
				}),
			});
			const answer = twilioAnswer.safeParse(body);
			if (status === 200 || status === 201) return answer.data?.sid ?? null;
			const isBusy = status === 429 || status >= 500;
			throw new DeliveryError(`Twilio ${answer.data?.code ?? status}`, isBusy);
		},
	};
}
