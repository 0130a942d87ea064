import type { TextChannel } from "../../platform/text-channels";
import { DeliveryError } from "../delivery-error";
import { textTemplates } from "../templates.server";
import type { OutgoingText, TextPort } from "./text-port";

export type TextWays = {
	/** In the club's order. */
	channels: readonly TextChannel[];
	ports: readonly TextPort[];
};
export type WaitingText = OutgoingText & {
	refusedBy: readonly TextChannel[];
	/** Where a mail may take the place of a text. */
	mailTo: string | null;
	/** A code: it is of no use in an hour. */
	isUrgent: boolean;
};
export type HandedOver = {
	channel: TextChannel | null;
	providerId: string | null;
	/** Null if a provider has it, or a mail is to take its place. */
	reason: string | null;
	retry: boolean;
	/** There is another way left if this one fails later. */
	hasNext: boolean;
	refusedBy: TextChannel[];
};

/** By the first channel that takes it. One that refused a message is never asked for it again. */
export async function handOverText({ channels, ports }: TextWays, message: WaitingText): Promise<HandedOver> {
	const refusedBy = [...message.refusedBy];
	const portOf = (channel: TextChannel) => ports.find((port) => port.channel === channel);
	const { whatsapp, mail } = textTemplates[message.template];
	const carries: Record<TextChannel, boolean> = {
		whatsapp: Boolean(whatsapp && portOf("whatsapp")),
		sms: Boolean(portOf("sms")),
		mail: Boolean(mail && message.mailTo),
	};
	const ways = channels.filter((channel) => carries[channel] && !refusedBy.includes(channel));
	const outcome = { channel: null, providerId: null, retry: false, hasNext: false };
	let reason = "no channel is left";
	for (const [at, channel] of ways.entries()) {
		const hasNext = at < ways.length - 1;
		if (channel === "mail") return { ...outcome, channel, reason: null, refusedBy };
		try {
			const providerId = await portOf(channel)!.send(message);
			return { channel, providerId, reason: null, retry: false, hasNext, refusedBy };
		} catch (error) {
			const fault = error instanceof DeliveryError ? error : new DeliveryError("unexpected", true);
			// Nobody waits half an hour for a code: it takes the next way at once.
			if (fault.passes && !(message.isUrgent && hasNext))
				return { ...outcome, reason: fault.reason, retry: true, hasNext: true, refusedBy };
			reason = fault.reason;
			refusedBy.push(channel);
		}
	}
	return { ...outcome, reason, refusedBy };
}
