import { startAuthentication } from "@simplewebauthn/browser";
import { callApi } from "../../platform/call-api";
import { clearErrors, errorsOf, keepErrors } from "../../platform/field-errors";
import { localize, shownLanguage, textsIn } from "../../platform/language";
import { showError } from "../../platform/toast";
import { messages } from "../messages";
import { type Go, goOn, welcome } from "../sessions/session-actions";
import { askForPasskey, logInWithPasskey } from "./passkey-contract";
import { passkeyFault } from "./passkey-fault";
import { passkeyTexts } from "./texts";

/** The device offers the passkeys it has for this site; nobody types an address. */
export async function logInByPasskey(go: Go, returnId?: string) {
	clearErrors();
	try {
		const passkey = await startAuthentication({ optionsJSON: await callApi(askForPasskey, {}) });
		welcome(await callApi(logInWithPasskey, { passkey: passkey as never }));
	} catch (error) {
		const fault = passkeyFault(error);
		const language = shownLanguage();
		keepErrors(fault ? { passkey: [textsIn(passkeyTexts, language)[fault]] } : errorsOf(error));
		if (fault !== "cancelled") showError(localize(messages.logInFailed, language));
		return;
	}
	await goOn(go, returnId);
}
