import * as z from "zod";
import { orderStates } from "../../orders/order-states";
import { roles } from "../../platform/http/access";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { ruleText } from "../../platform/http/rule-text";
import { languages } from "../../platform/words/language";

export const membersPerPage = 50;
export const longestReason = 500;

export const memberRefusals = {
	"member.unknown": {
		status: 404,
		message: { id: "Anggota ini tidak ada.", en: "There is no such member." },
	},
	"member.is_staff": {
		status: 409,
		message: {
			id: "Anggota ini staf. Cabut dulu perannya.",
			en: "This member is staff. Remove their roles first.",
		},
	},
	"member.gets_mail": {
		status: 409,
		message: { id: "Alamat ini sudah dikirimi email.", en: "This address already gets mail." },
	},
	"member.is_verified": {
		status: 409,
		message: { id: "Emailnya sudah terverifikasi.", en: "The e-mail is already verified." },
	},
} as const satisfies RefusalTable;

export const memberSearch = endpoint({
	method: "GET",
	path: "/staff/members",
	summary: "Members, newest first, by part of the name, e-mail, phone, or an order or ticket number",
	access: { staff: "support" },
	input: z.object({
		q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
		state: z._default(z.enum(["all", "disabled"]), "all"),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		members: z.array(
			z.object({
				id: z.string(),
				name: z.string(),
				email: z.string(),
				isVerified: z.boolean(),
				isDisabled: z.boolean(),
				since: z.string(),
			}),
		),
		next: z.nullable(z.string()),
	}),
});

export const staffMember = endpoint({
	method: "GET",
	path: "/staff/members/:id",
	summary: "One member. The member can see that staff looked",
	access: { staff: "support" },
	input: z.object({ id: z.uuid() }),
	answer: z.object({
		id: z.string(),
		name: z.string(),
		email: z.string(),
		phone: z.string(),
		language: z.enum(languages),
		since: z.string(),
		lastSeenAt: z.nullable(z.string()),
		isEmailVerified: z.boolean(),
		isPhoneVerified: z.boolean(),
		hasSecondStep: z.boolean(),
		disabled: z.nullable(z.object({ at: z.string(), because: z.string() })),
		/** Why the address gets no mail, or none that it once asked for. */
		resting: z.nullable(
			z.object({ reason: z.enum(["bounced", "complained"]), detail: z.string(), since: z.string() }),
		),
		/** Asked for by the member. */
		deletedOn: z.nullable(z.string()),
		roles: z.array(z.enum(roles)),
		orders: z.array(
			z.object({
				number: z.string(),
				kind: z.enum(["goods", "tickets"]),
				state: z.enum(orderStates),
				total: z.int(),
				placedAt: z.string(),
			}),
		),
		/** What staff did to the account, the latest first. */
		changes: z.array(
			z.object({
				at: z.string(),
				by: z.nullable(z.string()),
				action: z.string(),
				because: z.nullable(z.string()),
			}),
		),
	}),
	refusals: memberRefusals,
});

export const wakeMail = endpoint({
	method: "POST",
	path: "/staff/members/:id/mail",
	summary: "Send mail to the member's address again, after it bounced or was called spam",
	access: { staff: "support" },
	input: z.object({ id: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: memberRefusals,
});

export const resendVerification = endpoint({
	method: "POST",
	path: "/staff/members/:id/verification",
	summary: "Resend the member's e-mail verification link, at most once a minute",
	access: { staff: "support" },
	input: z.object({ id: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: memberRefusals,
});

/** Why staff did something to an account: the member gets these words. */
export const reason = z
	.string()
	.check(
		z.trim(),
		z.minLength(5, ruleText({ id: "Tulis alasannya.", en: "Enter a reason." })),
		z.maxLength(longestReason),
	);

export const disableMember = endpoint({
	method: "POST",
	path: "/staff/members/:id/disabled",
	summary:
		"Disable an account and end its sessions, or enable it again. The member gets the reason by e-mail",
	access: { staff: "support" },
	input: z.object({
		id: z.uuid(),
		isDisabled: z.boolean(),
		because: reason,
	}),
	answer: z.object({ isDisabled: z.boolean() }),
	refusals: memberRefusals,
});
