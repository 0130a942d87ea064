import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { ApiError } from "../../platform/http/call-api";
import type { CreatedPasskey } from "./passkey-answers";
import { passkeyError } from "./passkey-error";

/** Asks the device for a new passkey. A refusal by the device is reported like one by the server. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
	try {
		return (await startRegistration({ optionsJSON })) as CreatedPasskey;
	} catch (error) {
		const fault = passkeyError(error, optionsJSON.rp.id);
		throw fault ? new ApiError(422, { errors: { passkey: [fault.text] } }) : error;
	}
}
