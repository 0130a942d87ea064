import { showError, showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import type { InputOf } from "../../../platform/http/contract";
import { errorsOf, keepErrors } from "../../../platform/http/field-errors";
import { changeProfile } from "../../profile/profile-contract";
import { fetchUserInfo } from "../../sessions/session";

/** The frame shows the name and the accent too, so the session is updated as well. */
export async function saveProfile(
	form: InputOf<typeof changeProfile>,
	texts: { saved: string; notSaved: string },
): Promise<boolean> {
	try {
		await callApi(changeProfile, form);
	} catch (error) {
		keepErrors(errorsOf(error));
		showError(texts.notSaved);
		return false;
	}
	showSuccess(texts.saved);
	await fetchUserInfo().catch(() => {});
	return true;
}
