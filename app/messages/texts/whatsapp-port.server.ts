import * as z from "zod";
import { DeliveryError } from "../delivery-error";
import { textTemplates } from "../templates.server";
import { requestProvider } from "./request-provider.server";
import { e164, type TextPort } from "./text-port";

type CloudAccount = { phoneId: string; token: string };

const cloudAnswer = z.object({
	messages: z.optional(z.array(z.object({ id: z.string() }))),
	error: z.optional(z.object({ code: z.optional(z.number()) })),
});

/**
 * WhatsApp by Meta's Cloud API. The words are templates approved there, with the names and values of `textTemplates`:
 * docs/messages.md lists them.
 */
export function whatsappPort(
	{ phoneId, token }: CloudAccount,
	host = "https://graph.facebook.com",
): TextPort {
	const url = `${host}/v23.0/${encodeURIComponent(phoneId)}/messages`;
	return {
		channel: "whatsapp",
		async send({ to, language, template: name, values }) {
			if (!e164.test(to)) throw new DeliveryError("not a phone number", false);
			const template = textTemplates[name].whatsapp;
			if (!template) throw new DeliveryError("no WhatsApp template", false);
			const parameters = template
				.values(values as never)
				.map((text) => ({ type: "text", text: plain(text) }));
			const { status, body } = await requestProvider(url, {
				method: "POST",
				headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
				body: JSON.stringify({
					messaging_product: "whatsapp",
					recipient_type: "individual",
					to: to.slice(1),
					type: "template",
					template: {
						name: name.replaceAll("-", "_"),
						language: { code: language },
						components: [
							{ type: "body", parameters },
							// The button that copies the code.
							...(template.copies
								? [{ type: "button", sub_type: "url", index: "0", parameters: parameters.slice(0, 1) }]
								: []),
						],
					},
				}),
			});
			const answer = cloudAnswer.safeParse(body);
			const id = answer.data?.messages?.[0]?.id;
			if (status === 200 && id) return id;
			const code = answer.data?.error?.code;
			throw new DeliveryError(
				`WhatsApp ${code ?? status}`,
				code ? passing.has(code) : status === 200 || isBusy(status),
			);
		},
	};
}

/** Their values may hold neither line breaks nor runs of spaces. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 900);

const isBusy = (status: number) => status === 429 || status >= 500;
/** Limits, outages and an expired access token; anything else is a refusal of this message. */
const passing = new Set([1, 2, 4, 17, 80007, 130429, 131000, 131016, 131048, 131056, 133004, 0, 190]);
