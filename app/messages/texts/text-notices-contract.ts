import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";

const path = { whatsapp: "/messages/notices/whatsapp", twilio: "/messages/notices/twilio" } as const;
/** Where a provider of texts reports what became of them. */
export const noticePath = (provider: keyof typeof path) => `/api${path[provider]}`;

export const textNoticeRefusals = {
	"notice.off": { status: 404, message: { id: "Tidak dikenal.", en: "Unknown." } },
	"notice.forged": { status: 403, message: { id: "Bukan dari penyedianya.", en: "Not from the provider." } },
	/** The message is being handed over just now, so its id is not kept yet. */
	"notice.early": { status: 503, message: { id: "Coba lagi sebentar.", en: "Try again in a moment." } },
} as const satisfies RefusalTable;

const taken = z.object({ status: z.literal("ok") });
const word = z.optional(z.string().check(z.maxLength(500)));

export const whatsappChallenge = endpoint({
	method: "GET",
	path: path.whatsapp,
	summary: "Meta's question whether this is the club's webhook: the answer repeats the challenge",
	access: "public",
	input: z.object({ "hub.mode": word, "hub.verify_token": word, "hub.challenge": word }),
	answer: z.object({
		name: z.string(),
		bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
	}),
	file: "text/plain",
	refusals: textNoticeRefusals,
});

export const whatsappNotice = endpoint({
	method: "POST",
	path: path.whatsapp,
	summary: "What became of WhatsApp messages, signed by Meta",
	access: "public",
	raw: true,
	input: z.object({}),
	answer: taken,
	refusals: textNoticeRefusals,
});

export const twilioNotice = endpoint({
	method: "POST",
	path: path.twilio,
	summary: "What became of a text message, signed by Twilio",
	access: "public",
	raw: true,
	input: z.object({}),
	answer: taken,
	refusals: textNoticeRefusals,
});
