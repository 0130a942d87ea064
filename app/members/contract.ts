import * as z from "zod";
import { divisionKeys } from "../platform/club-profile";
import { endpoint } from "../platform/http/contract";
import type { RefusalTable } from "../platform/http/refusal";
import { ruleText } from "../platform/http/rule-text";
import { emailAddress, otpText, personName, phoneText, stepCode, tokenText } from "./member-fields";
import { newPassword, passwordLength, samePasswords } from "./passwords/password-rules";

export const accessToken = z.object({ access_token: z.string(), expires_in: z.int() });
export const done = z.object({ message: z.string() });
const required = ruleText({ id: "Wajib diisi.", en: "This is required." });

export const login = endpoint({
	method: "POST",
	path: "/login",
	summary:
		"Log in with e-mail and password, with a phone number and a code sent to it, or with an auth_token",
	access: "public",
	input: z
		.object({
			email: z.optional(emailAddress),
			password: z.optional(z.string().check(z.maxLength(passwordLength.most))),
			auth_token: z.optional(tokenText),
			phone: z.optional(phoneText),
			otp: z.optional(otpText),
			/** Of the second step. Without it, members who have one get 422 with an error for this field. */
			code: z.optional(stepCode),
		})
		.check(
			z.refine(({ email, auth_token, phone }) => Boolean(auth_token || phone || email), {
				path: ["email"],
				error: required,
			}),
			z.refine(({ password, auth_token, phone }) => Boolean(auth_token || phone || password), {
				path: ["password"],
				error: required,
			}),
			z.refine(({ otp, auth_token, phone }) => Boolean(auth_token || !phone || otp), {
				path: ["otp"],
				error: required,
			}),
		),
	answer: accessToken,
});

export const register = endpoint({
	method: "POST",
	path: "/register",
	summary: "Become a member",
	access: "public",
	status: 201,
	input: z
		.object({
			name: personName,
			email: emailAddress,
			phone: phoneText,
			password: newPassword,
			password_confirmation: z.string(),
			favourite_division: z.optional(z.nullable(z.enum(divisionKeys))),
			/** To the terms shown. */
			consent: z.boolean().check(
				z.refine(
					(given) => given,
					ruleText({
						id: "Setujui dulu syarat keanggotaan.",
						en: "Agree to the terms of membership first.",
					}),
				),
			),
			news: z._default(z.boolean(), false),
		})
		.check(samePasswords),
	answer: accessToken,
});

export const logout = endpoint({
	method: "POST",
	path: "/logout",
	summary: "Log out: end this session (idempotent)",
	access: "public",
	input: z.object({}),
	answer: done,
});

export const cardRefusals = {
	"member.unknown": {
		status: 404,
		message: { id: "Kartu anggota ini tidak ada.", en: "This member card does not exist." },
	},
} as const satisfies RefusalTable;

/** A hidden card is indistinguishable from a missing one. */
export const memberCard = endpoint({
	method: "GET",
	path: "/members/:id",
	summary: "A member's public card",
	tags: [],
	ownTag: (_, { id }) => `members/${id.toLowerCase()}`,
	access: "public",
	input: z.object({ id: z.string().check(z.maxLength(100)) }),
	answer: z.object({
		name: z.string(),
		avatar: z.string(),
		member_since: z.string(),
		favourite_division: z.nullable(z.enum(divisionKeys)),
	}),
	refusals: cardRefusals,
});

const authToken = { auth_token: z.string(), expires_in: z.int(), url: z.string() };

export const sendLogInLink = endpoint({
	method: "POST",
	path: "/user/login-link",
	summary: "Send a log-in link by e-mail; the answer is the same for unknown addresses",
	access: "public",
	input: z.object({ email: emailAddress }),
	answer: done,
});

export const sendLogInCode = endpoint({
	method: "POST",
	path: "/user/login-code",
	summary: "Send a log-in code to a verified phone number; the answer is the same for unknown numbers",
	access: "public",
	input: z.object({ phone: phoneText }),
	answer: z.object({
		message: z.string(),
		/** Seconds. */
		expires_in: z.int(),
		resend_in: z.int(),
	}),
});

export const makeDeviceToken = endpoint({
	method: "POST",
	path: "/user/device-token",
	summary: "An auth_token for logging in on another device, with its QR code",
	access: "member",
	input: z.object({}),
	answer: z.object({ ...authToken, qr: z.string() }),
});

export const partnerRefusals = {
	"partner.off": {
		status: 404,
		message: { id: "Tidak ada mitra yang terhubung.", en: "No partner is connected." },
	},
	"partner.bad_signature": {
		status: 403,
		message: { id: "Tanda tangan permintaan tidak sah.", en: "The request's signature is not valid." },
	},
	"partner.unknown_member": {
		status: 404,
		message: { id: "Anggota ini tidak ditemukan.", en: "This member does not exist." },
	},
} as const satisfies RefusalTable;

export const makePartnerToken = endpoint({
	method: "POST",
	path: "/partner/auth-token",
	summary: "An auth_token for a partner's server: HMAC-SHA-256 over `timestamp.email`, in hexadecimal",
	access: "public",
	input: z.object({
		email: emailAddress,
		/** Unix time in seconds; rejected if more than five minutes off. */
		timestamp: z.int().check(z.gte(0), z.lte(99_999_999_999)),
		signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
	}),
	answer: z.object(authToken),
	refusals: partnerRefusals,
});
