import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { done } from "../contract";
import { emailAddress, otpText, phoneText, tokenText } from "../member-fields";
import { newPassword, samePasswords } from "../passwords/password-rules";
import { proof } from "../reauthenticate-contract";

/** The two ways to reset a password: a link by e-mail, or a code by phone. */
export const otpLength = 6;

export const forgotPassword = endpoint({
	method: "POST",
	path: "/user/forgot-password",
	summary: "Send a link to set a new password",
	access: "public",
	input: z.object({ email: emailAddress }),
	answer: done,
});

export const validateResetLink = endpoint({
	method: "POST",
	path: "/user/validate",
	summary: "Check a reset link without consuming it",
	access: "public",
	input: z.object({ token: tokenText }),
	answer: done,
});

export const newPasswordByLink = endpoint({
	method: "POST",
	path: "/user/new-password",
	summary: "Set a new password with a reset link, and end all sessions",
	access: "public",
	input: z
		.object({ token: tokenText, password: newPassword, password_confirmation: z.string() })
		.check(samePasswords),
	answer: done,
});

export const undoReset = endpoint({
	method: "POST",
	path: "/user/undo-reset",
	summary: "Undo a reset through an unverified number, with the token from the mail",
	access: "public",
	input: z.object({ token: tokenText }),
	answer: done,
});

export const generateOtp = endpoint({
	method: "POST",
	path: "/otp_password/generate",
	summary: "Send a six-digit code to a member's phone",
	access: "public",
	input: z.object({ phone: phoneText }),
	answer: z.object({
		message: z.string(),
		/** Seconds. */
		expires_in: z.int(),
		resend_in: z.int(),
	}),
});

export const updatePasswordByOtp = endpoint({
	method: "POST",
	path: "/otp_password/update",
	summary: "Set a new password with a code, and end all sessions",
	access: "public",
	input: z
		.object({
			otp: otpText,
			phone: phoneText,
			password: newPassword,
			password_confirmation: z.string(),
		})
		.check(samePasswords),
	answer: done,
});

export const changePassword = endpoint({
	method: "POST",
	path: "/user/password",
	summary: "Change the password, with a proof of who asks, and end all other sessions",
	access: "member",
	input: z
		.object({
			...proof,
			password: newPassword,
			password_confirmation: z.string(),
		})
		.check(samePasswords),
	answer: done,
});
