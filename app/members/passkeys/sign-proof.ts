import { startAuthentication } from "@simplewebauthn/browser";
import { ApiError, callApi } from "../../platform/http/call-api";
import type { UsedPasskey } from "./passkey-answers";
import { askForOwnPasskey } from "./passkey-contract";
import { passkeyError } from "./passkey-error";

/** Asks the device for one of the member's passkeys. A refusal by the device is reported like one by the server. */
export async function signProof(): Promise<UsedPasskey> {
	const optionsJSON = await callApi(askForOwnPasskey, {});
	try {
		return (await startAuthentication({ optionsJSON: optionsJSON as never })) as UsedPasskey;
	} catch (error) {
		const fault = passkeyError(error, optionsJSON.rpId);
		throw fault ? new ApiError(422, { errors: { passkey: [fault.text] } }) : error;
	}
}
