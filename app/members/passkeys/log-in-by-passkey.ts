import { startAuthentication } from "@simplewebauthn/browser";
import { showError } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { clearErrors, errorsOf, storeErrors } from "../../platform/http/field-errors";
import { localize, shownLanguage } from "../../platform/words/language";
import { accountMessages } from "../messages";
import { type Go, goOn, welcome } from "../sessions/session-actions";
import { askForPasskey, logInWithPasskey } from "./passkey-contract";
import { passkeyError } from "./passkey-error";

/** The device offers the passkeys it has for this site; nobody types an address. */
export async function logInByPasskey(go: Go, returnId?: string) {
	clearErrors();
	let siteName: string | undefined;
	try {
		const optionsJSON = await callApi(askForPasskey, {});
		siteName = optionsJSON.rpId;
		const passkey = await startAuthentication({ optionsJSON });
		welcome(await callApi(logInWithPasskey, { passkey: passkey as never }));
	} catch (error) {
		const fault = passkeyError(error, siteName);
		storeErrors(fault ? { passkey: [fault.text] } : errorsOf(error));
		if (fault?.kind !== "cancelled") showError(localize(accountMessages.logInFailed, shownLanguage()));
		return;
	}
	await goOn(go, returnId);
}
