import { expect, it } from "vitest";
import { localize } from "../platform/words/language";
import { accountMessages, type MessageName } from "./messages";

/** The specification's table of messages, by action and outcome. */
const specified: Record<MessageName, string> = {
	logInDone: "Berhasil masuk.",
	logInFailed: "The data provided is not appropriate.",
	registerDone: "Registrasi sukses.",
	registerFailed: "The data provided is not appropriate.",
	userInfoMissing: "Verification failed, please Login again.",
	logOutDone: "Successfully Logout.",
	resetRequestDone: "Reset password request sent. Please Check your email for the change password link.",
	resetRequestFailed: "Email not found.",
	newPasswordDone: "Password Updated!",
	newPasswordFailed: "Data yang diberikan tidak sesuai.",
	otpGenerateDone: "OTP Generated",
	otpGenerateFailed: "Phone Number is Invalid",
	otpUpdateDone: "Password successfully changed.",
	otpUpdateFailed: "Data is Invalid",
	avatarDone: "Avatar successfully updated.",
	contactDone: "Feedback Added.",
	contactFailed: "Feedback is not sent.",
};

it("matches the specification literally in Indonesian", () => {
	const said = Object.fromEntries(
		Object.entries(accountMessages).map(([name, message]) => [name, localize(message, "id")]),
	);
	expect(said).toEqual(specified);
});

it("has English for messages the specification gives in Indonesian", () => {
	const english = (["logInDone", "registerDone", "newPasswordFailed"] as const).map((name) =>
		localize(accountMessages[name], "en"),
	);
	expect(english).toEqual([
		"Successfully logged in.",
		"Registration successful.",
		"The data given is not appropriate.",
	]);
});
