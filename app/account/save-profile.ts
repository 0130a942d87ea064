import { changeProfile } from "../members/profile/profile-contract";
import { fetchUserInfo } from "../members/sessions/session";
import { callApi } from "../platform/call-api";
import type { InputOf } from "../platform/contract";
import { errorsOf, keepErrors } from "../platform/field-errors";
import { showError, showSuccess } from "../platform/toast";

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
