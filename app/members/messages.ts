import type { Localized } from "../platform/words/language";
import { userInfoMissing } from "./sessions/user-info-missing";

/**
 * Messages after each action, literally as in the specification. Where those are Indonesian, the English interface has
 * its own.
 */
export const accountMessages = {
	logInDone: { id: "Berhasil masuk.", en: "Successfully logged in." },
	logInFailed: { id: "The data provided is not appropriate." },
	registerDone: { id: "Registrasi sukses.", en: "Registration successful." },
	registerFailed: { id: "The data provided is not appropriate." },
	userInfoMissing,
	logOutDone: { id: "Successfully Logout." },
	resetRequestDone: {
		id: "Reset password request sent. Please Check your email for the change password link.",
	},
	resetRequestFailed: { id: "Email not found." },
	newPasswordDone: { id: "Password Updated!" },
	newPasswordFailed: {
		id: "Data yang diberikan tidak sesuai.",
		en: "The data given is not appropriate.",
	},
	otpGenerateDone: { id: "OTP Generated" },
	otpGenerateFailed: { id: "Phone Number is Invalid" },
	otpUpdateDone: { id: "Password successfully changed." },
	otpUpdateFailed: { id: "Data is Invalid" },
	avatarDone: { id: "Avatar successfully updated." },
	contactDone: { id: "Feedback Added." },
	contactFailed: { id: "Feedback is not sent." },
} as const satisfies Record<string, Localized>;

export type MessageName = keyof typeof accountMessages;
