/** Why a member was told in the inbox alone: see `mailMember`. */
export const notVerified = "address not verified";

/** Its mail bounced, or its owner called it spam: see `bounces/`. */
export const addressRests = "address rests";

/**
 * Why a message did not go out, in words that may be kept and logged: a provider's own error repeats
 * addresses and contents.
 */
export class DeliveryError extends Error {
	constructor(
		/** "SMTP 450", "ETIMEDOUT", "Twilio 21211". */
		readonly reason: string,
		/** Whether trying again later can help. */
		readonly passes: boolean,
		/** There is nobody at this address. */
		readonly isGone = false,
	) {
		super(reason);
		this.name = "DeliveryFault";
	}
}
