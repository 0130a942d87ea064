import { redirect } from "react-router";
import { forgetSent } from "../../messages/push/sent-subscription";
import { pathTo } from "../../paths";
import { showError, showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import type { AnswerOf, InputOf } from "../../platform/http/contract";
import { readCookie, removeCookie } from "../../platform/http/cookies";
import { bodyOf, clearErrors, errorsOf, isUnanswered, storeErrors } from "../../platform/http/field-errors";
import { localize, shownLanguage } from "../../platform/words/language";
import { login, logout, register as registerCall, sendLogInCode, sendLogInLink } from "../contract";
import { currentPendingLogIn, storePendingLogIn } from "../log-in/pending-log-in";
import { accountMessages, type MessageName } from "../messages";
import {
	forgotPassword,
	generateOtp as generateOtpCall,
	newPasswordByLink,
	updatePasswordByOtp,
	validateResetLink,
} from "../resets/reset-contract";
import { changeArrival } from "./arrival";
import { keptReturn } from "./kept-return";
import { returnCookie } from "./pending-return";
import { isApart, readReturn } from "./read-return";
import { changeSession, forgetSession, storeToken } from "./session";
import { sayStillLoggedIn } from "./still-logged-in";

/** Navigates after an action; compatible with the router's `navigate`. */
export type Go = (path: string, options?: { replace?: boolean; state?: unknown }) => unknown;

export async function logIn(form: InputOf<typeof login>, go: Go, returnId?: string) {
	const entered = await enter({ ...form, ...(form.email && { email: form.email.trim() }) });
	if (entered) await goOn(go, returnId);
	return entered;
}

/** Redirects to the pending return: `returnId` comes from the log-in screen's URL. Without it, Home asks about a purchase. */
export async function goOn(go: Go, returnId?: string) {
	const wanted = readReturn(returnId, readCookie(returnCookie));
	if (!wanted) return void (await go(pathTo("Home"), { replace: true }));
	removeCookie(returnCookie);
	if (isApart(wanted)) window.location.replace(wanted);
	else await go(wanted, { replace: true });
}

/** For the navigation guard, with the token from the URL. Home then shows whose account it is. */
export async function logInByAuthToken(auth_token: string) {
	const isIn = await enter({ auth_token });
	if (!isIn && currentPendingLogIn()) throw redirect(pathTo("Login"));
	return isIn;
}

async function enter(form: InputOf<typeof login>): Promise<boolean> {
	clearErrors();
	try {
		welcome(await callApi(login, form));
	} catch (error) {
		if (isFirstStep(form, error)) {
			storePendingLogIn(form);
			return false;
		}
		storeErrors(isUnanswered(error) ? errorsOf(error) : bodyOf(error));
		showError(say("logInFailed"));
		return false;
	}
	storePendingLogIn(null);
	if (form.auth_token) changeArrival({ byToken: true });
	return true;
}

/** After any kind of log-in. */
export function welcome({ access_token, expires_in }: AnswerOf<typeof login>) {
	storeToken(access_token, expires_in);
	showSuccess(say("logInDone"));
	registerPushQuietly();
}

/** Password or token was right and a code is required: not a failure, so no toast. */
const isFirstStep = (form: InputOf<typeof login>, error: unknown) =>
	form.code === undefined && Boolean(bodyOf(error).errors?.code);

export async function registerHere(form: InputOf<typeof registerCall>, go: Go) {
	const answer = await attempt(() => callApi(registerCall, form), "registerFailed");
	if (!answer) return false;
	if (answer.access_token) storeToken(answer.access_token, answer.expires_in);
	showSuccess(say("registerDone"));
	await go("/");
	return true;
}

export async function logOut(go?: Go) {
	try {
		await callApi(logout, {});
	} catch (error) {
		// A refusal has its own toast.
		if (!bodyOf(error).error) sayStillLoggedIn();
		return false;
	}
	forgetSession();
	changeArrival({ byToken: false });
	forgetSent();
	showSuccess(say("logOutDone"));
	await go?.(pathTo("Home"));
	return true;
}

export const requestReset = (email: string) =>
	succeeds(() => callApi(forgotPassword, { email: email.trim() }), "resetRequestFailed", "resetRequestDone");

/** Sets `authStatus`; the screen follows it. */
export async function validateReset(token: string) {
	changeSession({ authStatus: "" });
	try {
		await callApi(validateResetLink, { token });
		changeSession({ authStatus: "true" });
	} catch {
		changeSession({ authStatus: "false" });
	}
}

export async function setNewPassword(form: InputOf<typeof newPasswordByLink>, go: Go) {
	const isSet = await succeeds(
		() => callApi(newPasswordByLink, form),
		"newPasswordFailed",
		"newPasswordDone",
	);
	if (isSet) await goToLogin(go);
	return isSet;
}

/** Navigates to `otp`, carrying the phone; calling it from there sends another code. */
export async function sendOtp(phone: string, go: Go) {
	const answer = await attempt(() => callApi(generateOtpCall, { phone }), "otpGenerateFailed");
	if (!answer) return false;
	showSuccess(say("otpGenerateDone"));
	const { expires_in, resend_in } = answer;
	const now = Date.now();
	const state: OtpState = { phone, expiresAt: now + expires_in * 1000, resendAt: now + resend_in * 1000 };
	await go(pathTo("otp"), { state });
	return true;
}
export type OtpState = { phone: string; expiresAt: number; resendAt: number };

/** The code for a log-in; null if the number was refused, with the error stored. */
export async function sendCodeToLogIn(phone: string): Promise<OtpState | null> {
	const answer = await attempt(() => callApi(sendLogInCode, { phone }), null);
	if (!answer) return null;
	const now = Date.now();
	return { phone, expiresAt: now + answer.expires_in * 1000, resendAt: now + answer.resend_in * 1000 };
}

export async function updateByOtp(form: InputOf<typeof updatePasswordByOtp>, go: Go) {
	const isSet = await succeeds(() => callApi(updatePasswordByOtp, form), "otpUpdateFailed", "otpUpdateDone");
	if (isSet) await goToLogin(go);
	return isSet;
}

/** A new password ends every session, including any this browser may still hold. */
async function goToLogin(go: Go) {
	forgetSession();
	await go(pathTo("Login", { id: keptReturn()?.id }));
}

export const mailLogInLink = async (email: string) =>
	Boolean(await attempt(() => callApi(sendLogInLink, { email: email.trim() }), null));

/** Stores errors per field and shows the action's message, if it has one. */
export async function attempt<T>(call: () => Promise<T>, failed: MessageName | null): Promise<T | null> {
	clearErrors();
	try {
		return await call();
	} catch (error) {
		storeErrors(errorsOf(error));
		if (failed) showError(say(failed));
		return null;
	}
}

async function succeeds(call: () => Promise<unknown>, failed: MessageName, done: MessageName) {
	const answer = await attempt(call, failed);
	if (answer === null) return false;
	showSuccess(say(done));
	return true;
}

/** Best effort: nothing waits for it, and log-in works without it. */
function registerPushQuietly() {
	import("../../messages/push/push").then(({ registerPush }) => registerPush()).catch(() => {});
}

const say = (name: MessageName) => localize(accountMessages[name], shownLanguage());
