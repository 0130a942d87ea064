import { pathTo } from "../../paths";
import { showError, showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { shownLanguage, textsIn } from "../../platform/words/language";
import { undoReset as undoResetCall } from "../resets/reset-contract";
import { changeArrival } from "../sessions/arrival";
import { fetchUserInfo, forgetSession } from "../sessions/session";
import { attempt, type Go } from "../sessions/session-actions";
import { memberTexts } from "../texts";
import { confirmEmail as confirmEmailCall, confirmPhone as confirmPhoneCall } from "./proof-contract";

/** Shows its own result, since the link may open on any page, for a member or a guest. */
export async function confirmEmailHere(token: string) {
	let state: string;
	try {
		({ state } = await callApi(confirmEmailCall, { token }));
	} catch {
		showError(texts().verification.failed);
		return;
	}
	if (state === "password_needed") changeArrival({ emailProof: token });
	else await welcome();
}

/** In a browser that has never seen the password, it proves that reader and registrant are the same person. */
export async function confirmEmailByPassword(token: string, password: string) {
	const answer = await attempt(() => callApi(confirmEmailCall, { token, password }), null);
	if (answer?.state !== "proven") return false;
	changeArrival({ emailProof: null });
	await welcome();
	return true;
}

/** For someone who does not know the password: sets a new one, which revokes all earlier access. */
export async function startOver(token: string, go: Go) {
	const answer = await attempt(() => callApi(confirmEmailCall, { token, start_over: true }), null);
	if (!answer?.reset_token) return false;
	changeArrival({ emailProof: null });
	await go(`${pathTo("Reset password")}?token=${answer.reset_token}`);
	return true;
}

export async function confirmPhoneHere(otp: string) {
	if (!(await attempt(() => callApi(confirmPhoneCall, { otp }), null))) return false;
	showSuccess(texts().phoneProof.done);
	await fetchUserInfo().catch(() => {});
	return true;
}

/** The server ends every session, so this browser clears its own too. */
export async function undoResetHere(token: string) {
	const t = texts().undoReset;
	try {
		await callApi(undoResetCall, { token });
	} catch {
		showError(t.failed);
		return;
	}
	forgetSession();
	showSuccess(t.done);
}

async function welcome() {
	showSuccess(texts().verification.done);
	await fetchUserInfo().catch(() => {});
}

const texts = () => textsIn(memberTexts, shownLanguage());
