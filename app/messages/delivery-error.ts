/** Why a member was told in the inbox alone: see `mailMember`. */
export const notVerified = "address not verified";

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
	) {
		super(reason);
		this.name = "DeliveryFault";
	}
}
