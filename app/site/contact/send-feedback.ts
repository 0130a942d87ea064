import { messages } from "../../members/messages";
import { pathTo } from "../../paths";
import { showError, showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import type { InputOf } from "../../platform/http/contract";
import { clearErrors, errorsOf, keepErrors } from "../../platform/http/field-errors";
import { type Language, localize } from "../../platform/words/language";
import { saveContact } from "./contract";
import { contactTexts } from "./texts";

type Go = (path: string) => unknown;

/** Goes Home once the message is stored; otherwise the form stays and shows each field's error. */
export async function sendFeedback(feedback: InputOf<typeof saveContact>, language: Language, go: Go) {
	clearErrors();
	try {
		await callApi(saveContact, feedback);
	} catch (error) {
		keepErrors(errorsOf(error, contactTexts[language].noConnection));
		showError(localize(messages.contactFailed, language));
		return false;
	}
	showSuccess(localize(messages.contactDone, language));
	await go(pathTo("Home"));
	return true;
}
