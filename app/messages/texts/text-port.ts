import type { TextChannel } from "../../platform/text-channels";
import type { Language } from "../../platform/words/language";
import type { TextName } from "../templates.server";

export type OutgoingText = {
	id: string;
	/** E.164. */
	to: string;
	language: Language;
	/** As a text message says it; WhatsApp has the template's words. */
	text: string;
	template: TextName;
	values: Record<string, unknown>;
};

/** A provider of messages to a phone. */
export type TextPort = {
	channel: Exclude<TextChannel, "mail">;
	/** The message's id at the provider. Throws a DeliveryFault. */
	send(message: OutgoingText): Promise<string | null>;
};

export const e164 = /^\+[1-9]\d{6,14}$/;
