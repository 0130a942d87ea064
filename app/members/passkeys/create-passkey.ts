import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { ApiError } from "../../platform/call-api";
import { shownLanguage, textsIn } from "../../platform/language";
import type { CreatedPasskey } from "./passkey-contract";
import { passkeyFault } from "./passkey-fault";
import { passkeyTexts } from "./texts";

/** Asks the device for a new passkey. What the device refuses reads like a refusal of the server's. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
	try {
		return (await startRegistration({ optionsJSON })) as CreatedPasskey;
	} catch (error) {
		const fault = passkeyFault(error) ?? "failed";
		throw new ApiError(422, { errors: { passkey: [textsIn(passkeyTexts, shownLanguage())[fault]] } });
	}
}
