import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { done } from "../contract";
import { stepCode } from "../member-fields";
import { proof } from "../reauthenticate-contract";

const freshCodes = z.object({ recovery_codes: z.array(z.string()) });

export const secondStepRefusals = {
	"second_step.email_unproven": {
		status: 409,
		message: {
			id: "Verifikasi emailmu dulu. Tanpa itu kami tidak bisa menolongmu masuk lagi.",
			en: "Verify your e-mail first. Without it we cannot help you regain access.",
		},
	},
	"second_step.already_on": {
		status: 409,
		message: { id: "Masuk dua langkah sudah aktif.", en: "Two-step verification is already on." },
	},
	"second_step.not_begun": {
		status: 409,
		message: { id: "Mulai lagi dari awal.", en: "Start again from the beginning." },
	},
} as const satisfies RefusalTable;

export const secondStep = endpoint({
	method: "GET",
	path: "/user/second-step",
	summary: "Whether log-ins ask for a code, since when, and how many recovery codes are left",
	access: "member",
	input: z.object({}),
	answer: z.object({
		since: z.nullable(z.string()),
		recovery_left: z.int(),
		/** True for staff who have not turned it on: until then their roles do not count. */
		is_needed: z.boolean(),
	}),
});
export type SecondStep = z.infer<(typeof secondStep)["answer"]>;

export const setUpSecondStep = endpoint({
	method: "POST",
	path: "/user/second-step",
	summary: "A key for an authenticator app, and its QR code; nothing changes until a code confirms it",
	access: "member",
	input: z.object(proof),
	answer: z.object({ key: z.string(), url: z.string(), qr: z.string() }),
	refusals: secondStepRefusals,
});
export type SetUp = z.infer<(typeof setUpSecondStep)["answer"]>;

export const confirmSecondStep = endpoint({
	method: "POST",
	path: "/user/second-step/confirmation",
	summary: "Turn it on with a first code of the app; the recovery codes are shown only here",
	access: "member",
	input: z.object({ code: stepCode }),
	answer: freshCodes,
	refusals: secondStepRefusals,
});

export const renewRecoveryCodes = endpoint({
	method: "POST",
	path: "/user/second-step/recovery-codes",
	summary: "New recovery codes; the old ones stop working",
	access: "member",
	input: z.object(proof),
	answer: freshCodes,
	refusals: secondStepRefusals,
});

export const removeSecondStep = endpoint({
	method: "DELETE",
	path: "/user/second-step",
	summary: "Turn off two-step verification",
	access: "member",
	input: z.object(proof),
	answer: done,
});
