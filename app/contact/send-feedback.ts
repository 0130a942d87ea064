import { clearErrors } from "../members/forms/field-errors";
import { messages } from "../members/messages";
import { changeSession } from "../members/sessions/session";
import { pathTo } from "../paths";
import { ApiError, callApi } from "../platform/call-api";
import type { InputOf } from "../platform/contract";
import { type Language, localize } from "../platform/language";
import { showError, showSuccess } from "../platform/toast";
import { saveContact } from "./contract";
import { contactTexts } from "./texts";

type Go = (path: string) => unknown;

/** Home, once the club has it; otherwise the form stays and says what is wrong, field by field. */
export async function sendFeedback(feedback: InputOf<typeof saveContact>, language: Language, go: Go) {
	clearErrors();
	try {
		await callApi(saveContact, feedback);
	} catch (error) {
		changeSession({ error_msg: errorsOf(error, language) });
		showError(localize(messages.contactFailed, language));
		return false;
	}
	showSuccess(localize(messages.contactDone, language));
	await go(pathTo("Home"));
	return true;
}

function errorsOf(error: unknown, language: Language): Record<string, unknown> {
	if (!(error instanceof ApiError)) return {};
	// No answer at all: a toast goes away, so the form says it too.
	if (error.status === 0) return { connection: contactTexts[language].noConnection };
	return { ...error.body.errors };
}
