import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { done } from "../contract";
import { otpText, tokenText } from "../member-fields";
import { passwordLength } from "../passwords/password-rules";

/** Verification of e-mail address and phone number. */
export const confirmEmail = endpoint({
	method: "POST",
	path: "/user/verify-email",
	summary: "Verify an e-mail address with the token from its link",
	access: "public",
	input: z.object({
		token: tokenText,
		/** The one chosen at registration; required in a browser that has not seen it. */
		password: z.optional(z.string().check(z.maxLength(passwordLength.most))),
		/** For someone who does not know that password: the answer then contains a token for setting a new one. */
		start_over: z.optional(z.boolean()),
	}),
	answer: z.object({
		message: z.string(),
		state: z.enum(["proven", "password_needed", "start_over"]),
		reset_token: z.nullable(z.string()),
	}),
});

export const resendEmailProof = endpoint({
	method: "POST",
	path: "/user/verify-email/resend",
	summary: "Resend the e-mail verification link",
	access: "member",
	input: z.object({}),
	answer: done,
});

export const sendPhoneProof = endpoint({
	method: "POST",
	path: "/user/verify-phone/send",
	summary: "Send a six-digit code to the member's own number",
	access: "member",
	input: z.object({}),
	answer: z.object({
		message: z.string(),
		/** Seconds. */
		expires_in: z.int(),
		resend_in: z.int(),
	}),
});

export const confirmPhone = endpoint({
	method: "POST",
	path: "/user/verify-phone",
	summary: "Verify the phone number with the code sent to it",
	access: "member",
	input: z.object({ otp: otpText }),
	answer: done,
});
